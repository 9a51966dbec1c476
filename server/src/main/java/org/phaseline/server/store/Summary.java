package org.phaseline.server.store;

/**
 * How a table stands, in so few words that a list of many tables needs no journal. It tells only what anybody may see.
 *
 * @param updated when something last happened that anybody could see, in milliseconds
 * @param turn the name of the game turn
 * @param winner empty while the game runs
 * @param awaited the seats that are awaited, as a mask
 * @param ending why the game is over when no rule has ended it, a sentence without its full stop; else empty
 * @param deadline when something is to be done because a clock has come to zero, in the time the clocks run by; 0 for never
 */
public record Summary(
        long updated, boolean over, String turn, String winner, long awaited, String ending, long deadline) {

    /** Of a game without clocks that ends by its rules. */
    public Summary(long updated, boolean over, String turn, String winner, long awaited) {
        this(updated, over, turn, winner, awaited, "", 0);
    }

    public boolean awaits(int seat) {
        return seat >= 0 && (awaited >>> seat & 1) != 0;
    }

    public Summary withDeadline(long next) {
        return new Summary(updated, over, turn, winner, awaited, ending, next);
    }
}
