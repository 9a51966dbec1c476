package org.phaseline.planner;

import java.util.List;

/**
 * What pieces can do now, as far as a search has found it: all of it is possible, but perhaps it is not all.
 *
 * @param moves where they can stand, and which way face, the cheapest first
 * @param attacks whom they can attack
 * @param orders what else they can be ordered
 * @param cut whether the search ended before everything was tried
 */
public record FoundPlans(List<Way> moves, List<Way> attacks, List<Way> orders, boolean cut, long tried, long looks) {

    static final FoundPlans NONE = new FoundPlans(List.of(), List.of(), List.of(), false, 0, 0);

    public FoundPlans {
        moves = List.copyOf(moves);
        attacks = List.copyOf(attacks);
        orders = List.copyOf(orders);
    }
}
