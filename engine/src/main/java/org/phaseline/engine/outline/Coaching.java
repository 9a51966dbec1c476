package org.phaseline.engine.outline;

/** What a coach says to a player who comes to a step for the first time, or who has just sat down; {@code to} are the parties it is said to. */
public record Coaching(int step, String text, long to) {

    /** In place of a step: when the game begins. */
    public static final int AT_THE_BEGINNING = -1;

    /** In place of some parties: whoever plays, or looks on. */
    public static final long TO_ALL = -1L;

    /** Whether it concerns a seat that plays these parties; one of a faction reads what is said to its side, too. */
    public boolean isFor(long playing, Parties parties) {
        if (to == TO_ALL) {
            return true;
        }
        long sides = 0;
        for (Party party : parties.all()) {
            if ((playing >>> party.index() & 1) != 0) {
                sides |= 1L << party.side();
            }
        }
        return (to & (playing | sides)) != 0;
    }
}
