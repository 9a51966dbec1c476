package org.phaseline.language.verify;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.outline.Decimals;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Block;
import org.phaseline.language.checked.CheckedLine;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Meanwhile;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.Routine;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.ExpressionText;

/** What can never come about, whatever the players do: payments nobody can make, victories nobody can win, no end at all. */
final class Reachability {

    private final CheckedRulebook rulebook;
    private final Problems problems;
    private final Bounds bounds;

    /** The step that the line being looked at belongs to, or -1. */
    private int step = -1;

    private boolean ends;
    private boolean endsInPlay;

    Reachability(CheckedRulebook rulebook, Problems problems) {
        this.rulebook = rulebook;
        this.problems = problems;
        this.bounds = new Bounds(rulebook.symbols());
    }

    /** Payments and victories. */
    void checkLines() {
        for (Routine routine : rulebook.routines()) {
            step = -1;
            block(routine.body(), List.of());
        }
    }

    /** The game must end some time, if its text speaks of an end at all. */
    void checkEnd() {
        if (ends && !endsInPlay && rulebook.symbols().length == 0) {
            problems.add(
                    Code.NEVER_ENDS,
                    rulebook.scenarioPlace(),
                    "this game never ends: every step that ends it is left out, and it has no length; add 'length 6 game turns'");
        }
    }

    private void block(Block block, List<VictoryGuard> guards) {
        for (CheckedLine line : block.lines()) {
            switch (line) {
                case CheckedStep heading -> step(heading, guards);
                case Meanwhile meanwhile -> {
                    block(meanwhile.rest(), guards);
                    step(meanwhile.open(), guards);
                }
                case Action action -> action(action, guards);
            }
        }
    }

    private void step(CheckedStep heading, List<VictoryGuard> guards) {
        step = heading.index();
        List<VictoryGuard> inner = guards;
        for (CheckedStep.Guard guard : heading.guards()) {
            inner = with(inner, new VictoryGuard(guard.condition(), !guard.unless(), bounds));
        }
        block(heading.body(), inner);
        if (heading.otherwise() != null) {
            action(heading.otherwise(), inner);
        }
        step = heading.entry().parent();
    }

    private static List<VictoryGuard> with(List<VictoryGuard> guards, VictoryGuard guard) {
        List<VictoryGuard> all = new ArrayList<>(guards);
        all.add(guard);
        return all;
    }

    private void action(Action action, List<VictoryGuard> guards) {
        switch (action) {
            case Action.If a -> {
                for (Action.If.Branch branch : a.branches()) {
                    block(branch.body(), with(guards, new VictoryGuard(branch.condition(), true, bounds)));
                }
                block(a.otherwise(), guards);
            }
            case Action.EndGame a -> endOfGame(a, guards);
            case Action.Pay a -> payment(a);
            case Action.Draw a -> draw(a);
            case Action.ConductSteps a -> {
                int here = step;
                block(a.body(), guards);
                step = here;
            }
            case Action.CountLoop a -> {
                counting(a);
                blocks(a, guards);
            }
            case Action.Nested a -> blocks(a, guards);
            case Action.Jump _,
                    Action.Question _,
                    Action.Throw _,
                    Action.Said _,
                    Action.Change _,
                    Action.Conduct _,
                    Action.Later _,
                    Action.Announce _,
                    Action.Cancel _,
                    Action.Let _,
                    Action.Take _,
                    Action.PutBack _,
                    Action.Reveal _,
                    Action.Note _,
                    Action.Tell _ -> {}
        }
    }

    private void blocks(Action.Nested action, List<VictoryGuard> guards) {
        Parts.blocks(action).forEach(block -> block(block, guards));
    }

    /** A payment whose least amount is more than there can ever be. */
    private void payment(Action.Pay pay) {
        long least = bounds.of(pay.amount()).low();
        if (pay.from().type() instanceof Type.Num most && most.high() < Long.MAX_VALUE && least > most.high()) {
            problems.add(
                    Code.NEVER_PAID,
                    pay.source().amount().place(),
                    "this can never be paid: it is at least " + Decimals.say(least, most.unit()) + ", and "
                            + ExpressionText.of(pay.source().from()) + " is never more than "
                            + Decimals.say(most.high(), most.unit()));
        }
    }

    /** Numbers that are written the wrong way round: nothing is counted. */
    private void counting(Action.CountLoop loop) {
        // What a scenario can set may be anything elsewhere.
        if (loop.low().source() instanceof Expression.Number low
                && loop.high().source() instanceof Expression.Number high
                && low.value() > high.value()) {
            problems.add(
                    Code.NEVER_REACHED,
                    low.place(),
                    "from " + low.value() + " to " + high.value() + " there is nothing to count: to count down, write '"
                            + high.value() + ".." + low.value() + ", highest first'");
        }
    }

    /** A draw of more members than their kind has, in a set-up that could not be drawn from even when nothing is out yet. */
    private void draw(Action.Draw draw) {
        if (draw.source().shown() || !(draw.member() instanceof Type.Kind kind)) {
            return;
        }
        long least = draw.count() == null || draw.source().upTo()
                ? 1
                : bounds.of(draw.count()).low();
        int most = kind.words().size();
        if (least > most) {
            problems.add(
                    Code.NEVER_DRAWN,
                    draw.place(),
                    most == 0
                            ? "nothing can ever be drawn here: there is no '" + kind.name() + "'; list some in a roster"
                            : least + " can never be drawn here: there are only " + most + " of '" + kind.name()
                                    + "'; draw fewer, or write 'draw up to " + least + "'");
        }
    }

    /** A victory behind conditions of which one can never hold. */
    private void endOfGame(Action.EndGame end, List<VictoryGuard> guards) {
        ends = true;
        endsInPlay |= step < 0 || rulebook.headings().get(step).inPlay();
        if (end.source().winner() == null) {
            return;
        }
        guards.forEach(guard -> guard.report(problems));
    }
}
