package org.phaseline.planner;

import java.util.Optional;

/** What a search looks for in particular: a place, perhaps with a facing, or a piece to attack. */
record WayGoal(int place, int facing, Optional<PieceRef> target, boolean all) {

    static WayGoal to(int place, int facing) {
        return new WayGoal(place, facing, Optional.empty(), false);
    }

    static WayGoal at(PieceRef target) {
        return new WayGoal(-1, -1, Optional.of(target), true);
    }

    boolean isAt(int there, int looking) {
        return target.isEmpty() && there == place && (facing < 0 || looking == facing);
    }

    boolean isAt(PieceRef other) {
        return target.filter(other::equals).isPresent();
    }
}
