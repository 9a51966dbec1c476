package org.phaseline.language.emit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.Explanation;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.MemberName;
import org.phaseline.engine.code.PairedDice;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Pools;
import org.phaseline.engine.code.Sets;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.StepCost;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.DueSchedule;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.Pool;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.tree.Expression;

/** The formula for an expression. */
final class FormulaEmitter {

    private static final Formula GAME_TURN = new Slots.OfGame(CompiledRulebook.GAME_TURN_SLOT);

    private final Symbols symbols;
    private final FormulaWeight weight = new FormulaWeight();
    private final NameFormulas names;
    private final OutcomeFormulas outcomes;
    private final SetFormulas sets;
    private final TableFormulas tables;
    private final BoardFormulas boards;
    private final NamedFormulas named;

    FormulaEmitter(Emission all) {
        this.symbols = all.symbols;
        this.names = new NameFormulas(all, this);
        this.outcomes = new OutcomeFormulas(all, this);
        this.sets = new SetFormulas(this, symbols);
        this.tables = new TableFormulas(this);
        this.boards = new BoardFormulas(symbols, this, weight);
        this.named = new NamedFormulas(all, this, weight);
    }

    /** A party, or a set of parties, as a mask of those that take part. */
    Formula parties(Expr expr, CodeContext c) {
        Formula formula = of(expr, c);
        return new PartyFormulas.Present(expr.type() instanceof Type.SetOf ? formula : new Sets.One(formula));
    }

    /** What is told of the formulas that a value calls. */
    Explanation[] explain(@Nullable Expr value, CodeContext c) {
        return named.explain(value, c);
    }

    Pools pool(Pool pool, CodeContext c) {
        return names.pool(pool, c);
    }

    StepCost step(Expr.StepCost cost, CodeContext c) {
        return named.step(cost, c);
    }

    Formula of(Expr expr, CodeContext c) {
        if (isAdded(expr)) {
            return uncounted(expr, c);
        }
        int around = weight.begin();
        return weight.weighed(expr, uncounted(expr, c), around);
    }

    /** What stands for something that is written has no weight of its own, and neither has a date in quotes. */
    private static boolean isAdded(Expr expr) {
        if (expr.source() instanceof Expression.Text) {
            return true;
        }
        for (Expr part : Parts.of(expr)) {
            if (part.source() == expr.source()) {
                return true;
            }
        }
        return false;
    }

    /** The pieces not everybody sees that a value is worked out from. */
    List<Wording.Value> about(Expr value, CodeContext c) {
        return named.about(value, c);
    }

    /** The formula of an expression that is not a part of what stands around it. */
    Formula uncounted(Expr expr, CodeContext c) {
        return switch (expr) {
            case Expr.Unknown e -> throw new IllegalStateException("not understood: " + e.place());
            case Expr.Constant e -> new Arithmetic.Constant(e.value());
            case Expr.PartyName e -> new Arithmetic.Constant(e.party());
            case Expr.AllOf e -> SetFormulas.all(e.kind());
            case Expr.Due e -> due(e.schedule());
            case Expr.GameTurn _ -> GAME_TURN;
            case Expr.Today _ -> new Arithmetic.Plus(GAME_TURN, new Arithmetic.Constant(symbols.calendar.start() - 1));
            case Expr.RoundNumber e -> names.round(e.round(), c);
            case Expr.It _ -> new PartyFormulas.It();
            case Expr.Local e -> names.read(e.variable(), c);
            case Expr.LocalOf e -> names.readOf(e.variable(), of(e.party(), c), c);
            case Expr.State e -> names.state(e.field(), e.holder(), c);
            case Expr.HasMarker e -> hasMarker(e, c);
            case Expr.RoleHolder e -> new Slots.Role(e.role().number());
            case Expr.DerivedRole e -> of(e.value(), c);
            case Expr.Acting e -> names.acting(e.actor(), c);
            case Expr.Opponent e -> new PartyFormulas.OpponentOf(of(e.of(), c));
            case Expr.Opponents e -> new PartyFormulas.OpponentsOf(of(e.of(), c));
            case Expr.FactionsOf e -> new PartyFormulas.FactionsOf(of(e.of(), c));
            case Expr.SideOf e -> new PartyFormulas.SideOf(of(e.of(), c));
            case Expr.Was e -> outcomes.was(e, c);
            case Expr.Did e -> outcomes.did(e, c);
            case Expr.Not e -> new Logic.Not(of(e.operand(), c));
            case Expr.And e -> new Logic.And(of(e.left(), c), of(e.right(), c));
            case Expr.Or e -> new Logic.Or(of(e.left(), c), of(e.right(), c));
            case Expr.Compare e -> compare(e, c);
            case Expr.Same e -> not(e.not(), same(e, c));
            case Expr.In e -> not(e.not(), sets.in(e, c));
            case Expr.InRange e -> not(e.not(), new Logic.InRange(of(e.value(), c), of(e.low(), c), of(e.high(), c)));
            case Expr.Scaled e -> new Arithmetic.Times(of(e.value(), c), new Arithmetic.Constant(e.factor()));
            case Expr.Minus e -> new Arithmetic.Minus(new Arithmetic.Constant(0), of(e.operand(), c));
            case Expr.Arithmetic e -> arithmetic(e, c);
            case Expr.Conditional e -> conditional(e, c);
            case Expr.SetOf e -> sets.listed(e, c);
            case Expr.Union e -> sets.union(e, c);
            case Expr.Without e -> sets.without(e, c);
            case Expr.Where e -> sets.where(e, c);
            case Expr.Naming e -> new MemberName.Naming(e.member().argument(), of(e.condition(), c));
            case Expr.Some e -> not(e.none(), sets.some(e, c));
            case Expr.First e -> sets.first(e, c);
            case Expr.Best e -> sets.best(e, c);
            case Expr.Count e -> sets.count(e, c);
            case Expr.Over e -> sets.over(e, c);
            case Expr.CountDice e -> {
                Pools pool = names.pool(e.pool(), c);
                yield new Pools.Counting(pool, e.condition() == null ? FixedFormulas.ALWAYS : of(e.condition(), c));
            }
            case Expr.ExtremeDie e -> new Pools.Extreme(names.pool(e.pool(), c), e.highest());
            case Expr.Wins e -> new PairedDice(names.pool(e.mine(), c), names.pool(e.theirs(), c), of(e.missing(), c));
            case Expr.FormulaCall e -> named.call(e, c);
            case Expr.TableLookup e -> tables.look(e, c);
            case Expr.BoardCall e -> boards.call(e, c);
        };
    }

    private static Formula not(boolean negated, Formula formula) {
        return negated ? new Logic.Not(formula) : formula;
    }

    private static Formula due(DueSchedule schedule) {
        return schedule.type().crowd()
                ? new org.phaseline.engine.code.Schedule.Crowd(
                        GAME_TURN,
                        schedule.turns(),
                        schedule.sets(),
                        schedule.type().width())
                : new org.phaseline.engine.code.Schedule.Mask(GAME_TURN, schedule.turns(), schedule.sets());
    }

    /** The holder counts twice: what a formula weighs is fixed, because games were recorded with it. */
    private Formula hasMarker(Expr.HasMarker e, CodeContext c) {
        int before = weight.parts();
        Formula holder = of(e.holder(), c);
        weight.twiceSince(before);
        return not(e.lacks(), FieldSlots.of(e.marker(), holder));
    }

    private Formula compare(Expr.Compare e, CodeContext c) {
        Formula left = of(e.left(), c);
        Formula right = of(e.right(), c);
        return switch (e.order()) {
            case LESS -> new Logic.Less(left, right);
            case AT_MOST -> new Logic.AtMost(left, right);
            case MORE -> new Logic.Less(right, left);
            case AT_LEAST -> new Logic.AtMost(right, left);
        };
    }

    private Formula same(Expr.Same e, CodeContext c) {
        Formula left = of(e.left(), c);
        Formula right = of(e.right(), c);
        return e.left().type().crowd()
                ? new Crowds.Same(left, right, e.left().type().width())
                : new Logic.Same(left, right);
    }

    private Formula arithmetic(Expr.Arithmetic e, CodeContext c) {
        Formula left = of(e.left(), c);
        Formula right = of(e.right(), c);
        return switch (e.operation()) {
            case PLUS -> new Arithmetic.Plus(left, right);
            case MINUS -> new Arithmetic.Minus(left, right);
            case TIMES -> new Arithmetic.Times(left, right);
            case DIVIDED -> new Arithmetic.Divided(left, right);
            case DIVIDED_UP -> new Arithmetic.DividedUp(left, right);
            case DIVIDED_TO_NEAREST -> new Arithmetic.DividedToNearest(left, right);
            case REMAINDER -> new Arithmetic.Remainder(left, right);
            case SMALLER -> new Arithmetic.Smaller(left, right);
            case LARGER -> new Arithmetic.Larger(left, right);
        };
    }

    private Formula conditional(Expr.Conditional e, CodeContext c) {
        Formula then = of(e.then(), c);
        Formula otherwise = of(e.otherwise(), c);
        return new Logic.Conditional(of(e.condition(), c), then, otherwise);
    }
}
