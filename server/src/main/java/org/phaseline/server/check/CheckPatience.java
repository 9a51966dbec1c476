package org.phaseline.server.check;

import java.time.Duration;

/**
 * How long a check may take. What counts is the processor time that it has used: on a busy machine a check waits for others, and its
 * rulebook is not to blame. Whoever has waited for minutes is sent away, and told that the server is busy.
 *
 * @param most how much processor time a check may use
 * @param longest how long somebody waits for it
 */
record CheckPatience(Duration most, Duration longest) {

    static final CheckPatience USUAL = new CheckPatience(Duration.ofSeconds(10), Duration.ofMinutes(2));

    enum Verdict {
        WAIT,
        TOO_LONG,
        BUSY
    }

    /** {@code used} is less than zero where the system does not tell; then the time that has passed counts. */
    Verdict after(Duration passed, Duration used) {
        boolean told = !used.isNegative();
        if ((told ? used : passed).compareTo(most) >= 0) {
            return Verdict.TOO_LONG;
        }
        return passed.compareTo(longest) >= 0 ? Verdict.BUSY : Verdict.WAIT;
    }
}
