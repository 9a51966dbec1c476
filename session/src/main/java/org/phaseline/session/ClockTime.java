package org.phaseline.session;

/**
 * The time that clocks of tables run by. It stands still while nobody could have answered, because the server was not running, and goes on from
 * there; so it is no time of day.
 */
public interface ClockTime {

    /** In milliseconds. */
    long now();

    /** Tells one such time from another: what was read off one says nothing on another. */
    String id();

    /** For tables without clocks. */
    ClockTime NONE = new ClockTime() {
        @Override
        public long now() {
            return 0;
        }

        @Override
        public String id() {
            return "";
        }
    };
}
