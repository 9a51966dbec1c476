package org.phaseline.language.verify;

import java.util.SortedMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Condition;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.StepReference;
import org.phaseline.language.tree.Heading;

/**
 * What stands around a line, as far as the flow of play depends on it. One that was handed out never changes.
 *
 * @param routineEnd where the routine ends
 * @param inGameTurn whether the routine is the game turn itself
 * @param fail where a line leads that cannot be carried out; null when it is just passed by
 * @param cancelled where an event that is called off leads, where that is somewhere else; else null
 * @param done the steps known to have been done
 */
record FlowContext(
        FlowLabel routineEnd,
        boolean inGameTurn,
        @Nullable Around around,
        @Nullable FlowLabel fail,
        @Nullable FlowLabel cancelled,
        TreeSet<Integer> done) {

    /** What a jump can lead to, from the inside out. */
    sealed interface Around {

        @Nullable
        Around outer();
    }

    /** A list of headings, by their indexes. */
    record InBlock(@Nullable Around outer, SortedMap<Integer, FlowLabel> labels) implements Around {}

    /** A step being carried out; {@code again} begins another round of it. */
    record InStep(
            @Nullable Around outer,
            CheckedStep step,
            @Nullable FlowLabel again,
            FlowLabel end) implements Around {}

    record InLoop(@Nullable Around outer, String name, FlowLabel next, FlowLabel exit) implements Around {}

    static FlowContext of(FlowLabel routineEnd, boolean inGameTurn) {
        return new FlowContext(routineEnd, inGameTurn, null, null, null, new TreeSet<>());
    }

    FlowContext in(Around inner) {
        return new FlowContext(routineEnd, inGameTurn, inner, fail, cancelled, done);
    }

    FlowContext failing(@Nullable FlowLabel to) {
        return new FlowContext(routineEnd, inGameTurn, around, to, null, done);
    }

    /** Inside a step that is offered several times: where one of the times ends that was called off. */
    FlowContext cancelling(@Nullable FlowLabel to) {
        return new FlowContext(routineEnd, inGameTurn, around, fail, to, done);
    }

    /** Where a condition holds, or does not: then some steps are known to have been done. */
    FlowContext behind(Condition condition, boolean holds) {
        TreeSet<Integer> known = null;
        for (Assumptions.Fact fact : Assumptions.behind(condition, holds)) {
            if (fact.part() instanceof Expr.Was was && was.not() != fact.holds() && was.member() == null) {
                known = known(known, was.step());
            } else if (fact.part() instanceof Expr.Did did && fact.holds()) {
                known = known(known, did.step());
            }
        }
        return known == null ? this : new FlowContext(routineEnd, inGameTurn, around, fail, cancelled, known);
    }

    private TreeSet<Integer> known(@Nullable TreeSet<Integer> sofar, StepReference step) {
        TreeSet<Integer> known = sofar == null ? new TreeSet<>(done) : sofar;
        known.add(step.entry().index());
        return known;
    }

    // ---- where jumps lead; null where they cannot, which has been reported

    @Nullable
    FlowLabel heading(int index) {
        for (Around at = around; at != null; at = at.outer()) {
            if (at instanceof InBlock block && block.labels.containsKey(index)) {
                return block.labels.get(index);
            }
        }
        return null;
    }

    @Nullable
    FlowLabel endOf(Heading.Level level) {
        if (level == Heading.Level.GAME_TURN && inGameTurn) {
            return routineEnd;
        }
        for (Around at = around; at != null; at = at.outer()) {
            if (at instanceof InStep step && step.step.heading().level() == level) {
                return step.end;
            }
        }
        return null;
    }

    @Nullable
    FlowLabel anotherRound() {
        for (Around at = around; at != null; at = at.outer()) {
            if (at instanceof InStep step && step.again != null) {
                return step.again;
            }
        }
        return null;
    }

    /** Behind the loop of a name, or behind the innermost. */
    @Nullable
    FlowLabel exit(@Nullable String loop) {
        for (Around at = around; at != null; at = at.outer()) {
            if (at instanceof InLoop in && (loop == null ? !in.name.isEmpty() : in.name.equals(loop))) {
                return in.exit;
            }
        }
        return null;
    }

    @Nullable
    FlowLabel next(String loop) {
        for (Around at = around; at != null; at = at.outer()) {
            if (at instanceof InLoop in && in.name.equals(loop)) {
                return in.next;
            }
        }
        return null;
    }
}
