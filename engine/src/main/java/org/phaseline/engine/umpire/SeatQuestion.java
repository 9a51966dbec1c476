package org.phaseline.engine.umpire;

import java.util.List;
import org.phaseline.engine.machine.Question;

/**
 * A question that a seat is asked now, without words.
 *
 * @param id the id of the decision
 * @param step the step it belongs to, or -1
 * @param address where it stands in the code: the same each time it is asked
 * @param parties the parties that may answer, as a mask
 * @param awaited whether play waits for it, or it is merely open
 * @param items what may be answered, in the order of the menu; never empty
 */
public record SeatQuestion(
        String id, int step, int address, Question.Kind kind, long parties, boolean awaited, List<Long> items) {

    public SeatQuestion {
        items = List.copyOf(items);
    }
}
