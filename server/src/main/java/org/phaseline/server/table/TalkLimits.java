package org.phaseline.server.table;

import java.time.Duration;
import org.phaseline.server.limit.Rate;

/**
 * How much somebody can make a table remember besides answers. Each seat has its own: how much another has noted unseen must not
 * show in what one may still say.
 *
 * @param said how many messages and notes of a seat are kept
 * @param letters how many letters of messages, notes, notes beside answers and requests of a seat
 * @param acts how many requests to the others, replies to theirs, standing answers and what was taken back, of a seat
 * @param open how many requests of a seat may be open at a time
 * @param saying how fast a seat may send messages, notes and names
 * @param lines how many lines the journal may have
 */
record TalkLimits(int said, long letters, int acts, int open, Rate saying, int lines) {

    static final TalkLimits USUAL =
            new TalkLimits(5_000, 512 * 1024, 20_000, 8, Rate.of(300, 3, Duration.ofSeconds(1)), 100_000);
}
