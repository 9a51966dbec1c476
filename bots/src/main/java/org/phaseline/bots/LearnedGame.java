package org.phaseline.bots;

import java.util.List;

/**
 * What a game against itself shows.
 *
 * @param decided whether somebody has won it; there is nothing to learn from any other
 */
public record LearnedGame(boolean decided, List<Example> examples) {

    static final LearnedGame UNDECIDED = new LearnedGame(false, List.of());

    public LearnedGame {
        examples = List.copyOf(examples);
    }

    /**
     * One side in one position.
     *
     * @param side its number
     * @param leads how far it was ahead by each feature; nobody changes them
     */
    record Example(int side, float[] leads, boolean won) {}
}
