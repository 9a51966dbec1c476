package org.phaseline.planner;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.umpire.SearchSandbox;

/** A moment that a search has come to, at which the seat is asked something. */
final class PlanNode {

    final @Nullable PlanNode before;

    /** The answers from the moment before to this one: one, and those behind it that could not be otherwise. */
    final List<PlanStep> steps;

    final SearchSandbox.Place place;

    /** Which of the open questions is to be answered next; -1 where the search goes no further. */
    final int question;

    final boolean picked;
    final long cost;
    final double spent;
    final double paid;
    final int answers;
    final long number;

    /** After how many answers of the seat somebody else may decide, and who, as a mask; -1 for nobody. */
    final int interruptedAfter;

    final long interruptedBy;

    /** Whether something of the seat was declined that is not about its pieces. */
    final boolean ends;

    /** Whether the pieces' own business was declined on the way. */
    final boolean declined;

    /** Whether the pieces have been somewhere else on the way, or faced another way. */
    final boolean moved;

    /** How many other pieces of the seat have joined them. */
    final int joined;

    /** Whether another answer would have come to the same for the pieces, but not for the game. */
    boolean open;

    /** Whether a cheaper way to the same moment was found meanwhile. */
    boolean stale;

    PlanNode(
            @Nullable PlanNode before,
            List<PlanStep> steps,
            SearchSandbox.Place place,
            int question,
            boolean picked,
            long cost,
            double spent,
            double paid,
            int answers,
            long number,
            int interruptedAfter,
            long interruptedBy,
            boolean ends,
            boolean declined,
            boolean moved,
            int joined) {
        this.before = before;
        this.steps = steps;
        this.place = place;
        this.question = question;
        this.picked = picked;
        this.cost = cost;
        this.spent = spent;
        this.paid = paid;
        this.answers = answers;
        this.number = number;
        this.interruptedAfter = interruptedAfter;
        this.interruptedBy = interruptedBy;
        this.ends = ends;
        this.declined = declined;
        this.moved = moved;
        this.joined = joined;
    }

    /** All answers from the beginning on. */
    List<PlanStep> path() {
        List<List<PlanStep>> parts = new ArrayList<>();
        for (PlanNode at = this; at != null; at = at.before) {
            parts.add(at.steps);
        }
        List<PlanStep> path = new ArrayList<>();
        for (int i = parts.size() - 1; i >= 0; i--) {
            path.addAll(parts.get(i));
        }
        return path;
    }

    boolean isOpen() {
        for (PlanNode at = this; at != null; at = at.before) {
            if (at.open) {
                return true;
            }
        }
        return false;
    }
}
