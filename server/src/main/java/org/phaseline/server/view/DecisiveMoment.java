package org.phaseline.server.view;

import java.util.List;

/**
 * A moment at which much changed hands.
 *
 * @param at its number in the film
 * @param from how long the log was the moment before, {@code lines} how long it was then
 * @param lost the names of the pieces that left the boards
 */
public record DecisiveMoment(
        int at, long gameTurn, int from, int lines, List<Swing> swings, List<String> lost, List<Taken> taken) {

    /** A number of a side that counts for the victory. */
    public record Swing(String owner, String name, String before, String now) {}

    /** A space that shows another party than before, or a piece that belongs to another; then {@code board} is empty. */
    public record Taken(String name, String board, int space, int party) {}
}
