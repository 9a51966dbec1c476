package org.phaseline.planner;

import java.util.List;
import java.util.Optional;

/**
 * A way in which pieces can be ordered: answers of their seat, and where they lead.
 *
 * @param place the space they stand in then
 * @param facing which way they face, or -1 where that means nothing
 * @param target the piece of somebody else that it is about, if dice or somebody else decide from there on
 * @param style what tells it from others with the same end: words of the pieces, such as an order or a mode; of an attack or another order, what was chosen
 * @param cost how much is paid until they stand there, from their numbers and from those of their side that the rulebook lets people pay from
 * @param steps the answers
 * @param interruptedBy who may decide something before the end, as a mask of parties; 0 for nobody
 * @param open whether another answer on the way would come to the same for the pieces, but not for the game
 * @param isFinal whether dice fall or something is shown at the end, so that it cannot be taken back freely
 * @param ends whether it declines something that is not about the pieces, or ends the business of another piece
 */
public record Way(
        int place,
        int facing,
        Optional<PieceRef> target,
        List<String> style,
        double cost,
        int answers,
        long interruptedBy,
        boolean open,
        boolean isFinal,
        boolean ends,
        WaySteps steps) {

    public Way {
        style = List.copyOf(style);
    }

    public boolean interrupted() {
        return interruptedBy != 0;
    }
}
