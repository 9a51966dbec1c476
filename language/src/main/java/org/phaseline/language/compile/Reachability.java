package org.phaseline.language.compile;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Expression.Operator;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;

/** What can never come about, whatever the players do: payments nobody can make, victories nobody can win, no end at all. */
final class Reachability {

    private final Compilation all;
    private final Bounds bounds;
    private boolean ends;
    private boolean endsInPlay;

    Reachability(Compilation all) {
        this.all = all;
        this.bounds = new Bounds(all.symbols);
    }

    /** A payment whose least amount is more than there can ever be. */
    void payment(Statement.Pay s, Formula amount, Type purse) {
        long least = bounds.of(amount).low();
        if (purse instanceof Type.Num most && most.high() < Long.MAX_VALUE && least > most.high()) {
            all.problem(
                    s.amount().place(),
                    "this can never be paid: it is at least " + least + ", and " + Say.expression(s.from())
                            + " is never more than " + most.high());
        }
    }

    /** A victory behind conditions of which one can never hold. */
    void endOfGame(Statement.EndGame s, Context c) {
        int step = all.emitter.step();
        ends = true;
        endsInPlay |= step < 0 || all.headings.get(step).inPlay();
        if (s.winner() == null) {
            return;
        }
        for (Context.Guarded guard : c.guards()) {
            Settled settled = verdict(guard);
            if (settled != null) {
                all.problem(
                        settled.condition.place(),
                        "this " + (settled.always ? "always holds" : "can never hold") + ", so nobody can win here"
                                + because(settled, guard.at()));
            }
        }
    }

    /** What was found about a condition, once it was looked at: many victories may stand behind it. */
    static final class Verdict {
        private boolean known;
        private @Nullable Settled settled;
    }

    private @Nullable Settled verdict(Context.Guarded guard) {
        Verdict verdict = guard.verdict();
        if (!verdict.known) {
            verdict.settled = settled(guard.condition(), guard.holds(), guard.at());
            verdict.known = true;
        }
        return verdict.settled;
    }

    /** A condition that always holds, or never. */
    private record Settled(Expression condition, boolean always) {}

    /** The game must end some time, if its text speaks of an end at all. */
    void check(Place scenario) {
        if (ends && !endsInPlay && all.symbols.length == 0) {
            all.problem(
                    scenario,
                    "this game never ends: what ends it is left out, and it has no length; write 'length 6 game turns'");
        }
    }

    /** The part of a condition that keeps it from being as it should, or null. People can say anything. */
    private @Nullable Settled settled(Expression condition, boolean wanted, Context c) {
        if (condition instanceof Expression.Not not) {
            return settled(not.operand(), !wanted, c);
        }
        if (condition instanceof Expression.Binary binary
                && (binary.operator() == Operator.AND || binary.operator() == Operator.OR)) {
            Settled left = settled(binary.left(), wanted, c);
            Settled right = settled(binary.right(), wanted, c);
            boolean oneIsEnough = (binary.operator() == Operator.AND) == wanted;
            if (oneIsEnough) {
                return left != null ? left : right;
            }
            return left != null && right != null ? new Settled(condition, !wanted) : null;
        }
        if (Conditions.asks(condition)) {
            return null;
        }
        Bounds.Interval is = bounds.condition(all.expressions.flag(condition, c));
        return (wanted ? is.high() == 0 : is.low() == 1) ? new Settled(condition, !wanted) : null;
    }

    private String because(Settled settled, Context c) {
        if (!(settled.condition instanceof Expression.Binary binary)) {
            return "";
        }
        boolean large = binary.operator() == Operator.MORE || binary.operator() == Operator.AT_LEAST;
        boolean small = binary.operator() == Operator.LESS || binary.operator() == Operator.AT_MOST;
        if (!large && !small) {
            return "";
        }
        Bounds.Interval left = bounds.of(all.expressions.of(binary.left(), c).formula());
        boolean most = large != settled.always;
        long end = most ? left.high() : left.low();
        return end == Long.MIN_VALUE || end == Long.MAX_VALUE
                ? ""
                : ": " + Say.expression(binary.left()) + " is never " + (most ? "more" : "less") + " than " + end;
    }
}
