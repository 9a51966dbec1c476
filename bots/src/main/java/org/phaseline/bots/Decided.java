package org.phaseline.bots;

/**
 * What a player has decided.
 *
 * @param question which of the seat's questions it answers, counted from 0; -1 when it answers none and waits for others
 * @param item what is answered, of the question's menu
 * @param reason what the player expects of it, in one sentence; empty when it has no reason
 */
public record Decided(int question, long item, String reason) {

    /** To let others go on; only where none of the seat's questions is awaited. */
    public static final Decided WAIT = new Decided(-1, 0, "");

    public boolean waits() {
        return question < 0;
    }
}
