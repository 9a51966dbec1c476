package org.phaseline.laboratory.tally;

import java.io.Serializable;

/** The first time in a game that an invariant is broken. */
public record Violation(int answers, long game, String sentence) implements Comparable<Violation>, Serializable {

    /** The shortest first, and of those the game with the lowest number. */
    @Override
    public int compareTo(Violation other) {
        int shorter = Integer.compare(answers, other.answers);
        return shorter != 0 ? shorter : Long.compare(game, other.game);
    }
}
