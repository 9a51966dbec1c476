package org.phaseline.session;

/**
 * How much somebody can make a table remember besides answers. Each seat has its own: how much another has noted unseen must not
 * show in what one may still say.
 *
 * @param said how many messages and notes of a seat are kept
 * @param letters how many letters of messages, notes, notes beside answers and requests of a seat
 * @param acts how many requests to the others, replies to theirs, standing answers and what was taken back, of a seat
 * @param open how many requests of a seat may be open at a time
 * @param lines how many lines the journal may have
 */
public record TalkLimits(int said, long letters, int acts, int open, int lines) {

    public static final TalkLimits USUAL = new TalkLimits(5_000, 512 * 1024, 20_000, 8, 100_000);
}
