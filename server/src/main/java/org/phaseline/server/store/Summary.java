package org.phaseline.server.store;

/**
 * How a table stands, in so few words that a list of many tables needs no journal. It tells only what anybody may see.
 *
 * @param updated when something last happened that anybody could see, in milliseconds
 * @param turn the name of the game turn
 * @param winner empty while the game runs
 * @param awaited the seats that are awaited, as a mask
 */
public record Summary(long updated, boolean over, String turn, String winner, long awaited) {

    public boolean awaits(int seat) {
        return seat >= 0 && (awaited >>> seat & 1) != 0;
    }
}
