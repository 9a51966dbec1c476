package org.phaseline.language.verify;

import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Block;
import org.phaseline.language.checked.CheckedLine;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Condition;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Meanwhile;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Clauses;

/** Questions that surprise: in a step that says nobody is asked, and in a loop whose passes may have nothing to choose from. */
final class AskingCheck {

    private final Problems problems;

    AskingCheck(Problems problems) {
        this.problems = problems;
    }

    /**
     * What stands around a line.
     *
     * @param step the innermost step, or null
     * @param loop the name of the loop around it within that step whose passes nothing guards, or null
     */
    private record Around(
            @Nullable CheckedStep step, @Nullable String loop) {}

    void check(CheckedRulebook rulebook) {
        rulebook.routines().forEach(routine -> check(routine.body(), new Around(null, null)));
    }

    private void check(Block block, Around around) {
        for (CheckedLine line : block.lines()) {
            switch (line) {
                case CheckedStep step -> check(step);
                case Meanwhile meanwhile -> {
                    check(meanwhile.rest(), around);
                    check(meanwhile.open());
                }
                case Action action -> check(action, around);
            }
        }
    }

    private void check(CheckedStep step) {
        check(step.body(), new Around(step, null));
        if (step.otherwise() != null) {
            check(step.otherwise(), new Around(step, null));
        }
    }

    private void check(Action action, Around around) {
        CheckedStep step = around.step;
        if (step != null && step.heading().clauses().mode() == Clauses.Mode.AUTOMATIC && asks(action)) {
            problems.add(
                    Code.AUTOMATIC_ASKS,
                    action.place(),
                    "somebody is asked here, and the step says that it is automatic: say who must do it");
        }
        if (around.loop != null && mayBeEmpty(action)) {
            problems.add(
                    Code.EMPTY_CHOICE,
                    action.place(),
                    "where there is nothing to choose, this pass for '"
                            + around.loop
                            + "' is skipped: ask behind 'if some ...', or give the step an 'otherwise'");
        }
        Around inside = inside(action, around);
        for (Block block : Parts.blocks(action)) {
            check(block, inside);
        }
    }

    private static Around inside(Action action, Around around) {
        CheckedStep step = around.step;
        String loop = switch (action) {
            case Action.ForEach each ->
                isGuarded(each) ? null : each.source().name().text();
            case Action.CountLoop count -> count.source().name().text();
            case Action.Repeat _ -> Action.Repeat.NAME;
            // Whoever asks first has thought of it.
            case Action.If _ -> null;
            default -> around.loop;
        };
        return new Around(step, step == null || step.otherwise() == null ? loop : null);
    }

    private static boolean asks(Action action) {
        boolean chooses = action instanceof Action.Choose
                || action instanceof Action.ChooseNumber
                || action instanceof Action.ChooseSeveral
                || action instanceof Action.Enter
                || action instanceof Action.Options;
        boolean says = action instanceof Action.LetSaid
                || action instanceof Action.AssignSaid
                || action instanceof Action.If a && a.branches().stream().anyMatch(branch -> asks(branch.condition()));
        return chooses || says || action instanceof Action.ForEach loop && loop.picker() != null;
    }

    private static boolean asks(Condition condition) {
        return switch (condition) {
            case Condition.Says _ -> true;
            case Condition.Holds _ -> false;
            case Condition.Not not -> asks(not.operand());
            case Condition.Both both -> asks(both.left()) || asks(both.right());
            case Condition.Either either -> asks(either.left()) || asks(either.right());
        };
    }

    /** A loop over members of which something is said has said what there is to choose from, as far as anybody can tell. */
    private static boolean isGuarded(Action.ForEach loop) {
        return loop.set() instanceof Expr.Where where && saysSome(where.condition());
    }

    private static boolean saysSome(Expr condition) {
        boolean[] found = new boolean[1];
        Parts.walk(
                condition,
                part -> found[0] |=
                        part instanceof Expr.Some || part instanceof Expr.Count || part instanceof Expr.FormulaCall);
        return found[0];
    }

    private static boolean mayBeEmpty(Action action) {
        return action instanceof Action.Choose one && mayBeEmpty(one.from())
                || action instanceof Action.ChooseSeveral several
                        && several.least() != null
                        && mayBeEmpty(several.from());
    }

    private static boolean mayBeEmpty(Expr set) {
        if (set instanceof Expr.Union union) {
            return mayBeEmpty(union.left()) && mayBeEmpty(union.right());
        }
        boolean written = set instanceof Expr.AllOf || set instanceof Expr.Constant || set instanceof Expr.SetOf;
        return !written && set.type() instanceof Type.SetOf;
    }
}
