package org.phaseline.language.verify;

import java.util.Set;
import java.util.TreeSet;
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
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.ExpressionText;

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
     * @param pass the pass, in words, of the loop around it within that step whose passes nothing guards, or null
     * @param some the sets, as they are written, that have a member when such a pass begins
     */
    private record Around(
            @Nullable CheckedStep step, @Nullable String pass, Set<String> some) {

        private Around(@Nullable CheckedStep step) {
            this(step, null, Set.of());
        }
    }

    void check(CheckedRulebook rulebook) {
        rulebook.routines().forEach(routine -> check(routine.body(), new Around(null)));
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
        check(step.body(), new Around(step));
        if (step.otherwise() != null) {
            check(step.otherwise(), new Around(step));
        }
    }

    private void check(Action action, Around around) {
        CheckedStep step = around.step;
        if (step != null && step.heading().clauses().mode() == Clauses.Mode.AUTOMATIC && asks(action)) {
            problems.add(
                    Code.AUTOMATIC_ASKS,
                    action.place(),
                    "somebody is asked here, but the step is automatic: say who must do it");
        }
        if (around.pass != null && mayBeEmpty(action, around.some)) {
            problems.add(
                    Code.EMPTY_CHOICE,
                    action.place(),
                    "where there is nothing to choose, this pass "
                            + around.pass
                            + " is skipped: ask below 'if some ...', or give the step an 'otherwise'");
        }
        Around inside = inside(action, around);
        for (Block block : Parts.blocks(action)) {
            check(block, inside);
        }
    }

    private static Around inside(Action action, Around around) {
        CheckedStep step = around.step;
        String pass = switch (action) {
            case Action.ForEach each ->
                isGuarded(each) ? null : "for '" + each.source().name().text() + "'";
            case Action.CountLoop count -> "for '" + count.source().name().text() + "'";
            case Action.Repeat _ -> "of the '" + Action.Repeat.NAME + "'";
            // Whoever asks first has thought of it.
            case Action.If _ -> null;
            case Action.TogetherEach _,
                    Action.TogetherBlocks _,
                    Action.ConductSteps _,
                    Action.Options _,
                    Action.Jump _,
                    Action.Question _,
                    Action.Throw _,
                    Action.Said _,
                    Action.Change _,
                    Action.Later _,
                    Action.Conduct _,
                    Action.EndGame _,
                    Action.Announce _,
                    Action.Cancel _,
                    Action.Let _,
                    Action.Take _,
                    Action.PutBack _,
                    Action.Pay _,
                    Action.Reveal _,
                    Action.Note _,
                    Action.Tell _ -> around.pass;
        };
        return new Around(
                step,
                step == null || step.otherwise() == null ? pass : null,
                action instanceof Action.Repeat repeat ? some(repeat) : around.some);
    }

    /** A pass begins only while what ends the loop is not so: behind {@code until no targets} there are targets. */
    private static Set<String> some(Action.Repeat repeat) {
        Set<String> some = new TreeSet<>();
        if (repeat.until() != null) {
            for (Assumptions.Fact fact : Assumptions.behind(repeat.until(), false)) {
                if (fact.part() instanceof Expr.Some said && said.none() != fact.holds()) {
                    some.add(ExpressionText.of(said.set().source()));
                }
            }
        }
        return some;
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
        return isGuarded(loop.set(), new TreeSet<>());
    }

    /** Also what a named formula says of its members. */
    private static boolean isGuarded(Expr set, Set<String> formulas) {
        return switch (set) {
            case Expr.Where where -> saysSome(where.condition()) || isGuarded(where.set(), formulas);
            case Expr.FormulaCall call ->
                call.formula().body() != null
                        && formulas.add(call.formula().name())
                        && isGuarded(call.formula().body().value(), formulas);
            default -> false;
        };
    }

    private static boolean saysSome(Expr condition) {
        boolean[] found = new boolean[1];
        Parts.walk(
                condition,
                part -> found[0] |=
                        part instanceof Expr.Some || part instanceof Expr.Count || part instanceof Expr.FormulaCall);
        return found[0];
    }

    private static boolean mayBeEmpty(Action action, Set<String> some) {
        return action instanceof Action.Choose one && !one.orNone() && mayBeEmpty(one.from(), some)
                || action instanceof Action.ChooseSeveral several
                        && several.least() != null
                        && mayBeEmpty(several.from(), some);
    }

    private static boolean mayBeEmpty(Expr set, Set<String> some) {
        return !NonEmptySets.isNeverEmpty(set) && !some.contains(ExpressionText.of(set.source()));
    }
}
