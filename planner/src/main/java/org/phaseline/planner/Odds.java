package org.phaseline.planner;

import java.util.List;

/**
 * What came of a plan that ends with dice, thrown many times with dice that are not the table's.
 *
 * @param thrown how many times
 * @param modifiers what counts for the first roll, as it is told
 * @param outcomes what came of it, the most frequent first
 */
public record Odds(int thrown, List<String> modifiers, List<Outcome> outcomes) {

    /** @param share of all times, from 0 to 1 */
    public record Outcome(PieceRef piece, String text, double share) {}

    static final Odds NONE = new Odds(0, List.of(), List.of());

    public Odds {
        modifiers = List.copyOf(modifiers);
        outcomes = List.copyOf(outcomes);
    }
}
