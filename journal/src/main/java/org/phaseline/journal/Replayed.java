package org.phaseline.journal;

import org.phaseline.engine.umpire.Game;

/** What became of a replay. */
public sealed interface Replayed {

    /**
     * Every line follows from the ones before; the game stands where it was left.
     *
     * @param hashes whether that was checked by the hash of every position, too
     */
    record Agreed(Game game, boolean ended, HashCheck hashes) implements Replayed {

        public int answers() {
            return game.answers();
        }

        public long hash() {
            return game.position().hash();
        }
    }

    /** The first line that does not. */
    record Disagreed(Disagreement disagreement) implements Replayed {}
}
