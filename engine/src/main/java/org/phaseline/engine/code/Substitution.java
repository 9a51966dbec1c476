package org.phaseline.engine.code;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;

/**
 * Puts other formulas in place of the arguments of a formula. Only numbers, flags and comparisons are rebuilt; where anything else
 * stands, a set with a condition for instance, whose member would be mistaken for another, there is no result.
 */
final class Substitution {

    /** What stands in place of an argument; null if nothing can. */
    interface Values {
        @Nullable
        Formula of(int argument);
    }

    private final Values values;
    private int parts;

    Substitution(Values values) {
        this.values = values;
    }

    /** How many parts were rebuilt. */
    int parts() {
        return parts;
    }

    /** The formula with other arguments; null if it has other parts than those that can be rebuilt. */
    @Nullable
    Formula in(Formula formula) {
        parts++;
        return switch (formula) {
            case PartyFormulas.Argument argument -> values.of(argument.index());
            case Arithmetic.Constant _, PartyFormulas.It _, PartyFormulas.Own _, MemberName.Named _ -> formula;
            case Slots.OfGame _, Slots.Local _, Slots.OwnLocal _, Slots.Role _ -> formula;
            case Slots.OfMember of ->
                one(of.member(), member -> new Slots.OfMember(of.base(), of.stride(), member, of.absent()));
            case PartyFormulas.OpponentOf of -> one(of.party(), PartyFormulas.OpponentOf::new);
            case PartyFormulas.SideOf of -> one(of.party(), PartyFormulas.SideOf::new);
            case PartyFormulas.Weighed of -> one(of.formula(), inner -> new PartyFormulas.Weighed(inner, of.parts()));
            case PartyFormulas.Defined call -> call(call);
            case Logic.And(Formula left, Formula right) -> two(left, right, Substitution::and);
            case Logic.Or(Formula left, Formula right) -> two(left, right, Substitution::or);
            case Logic.Not(Formula operand) -> one(operand, Substitution::not);
            case Logic.Same(Formula left, Formula right) -> two(left, right, Substitution::same);
            case Logic.Less(Formula left, Formula right) -> two(left, right, Logic.Less::new);
            case Logic.AtMost(Formula left, Formula right) -> two(left, right, Logic.AtMost::new);
            case Logic.In(Formula member, Formula set) -> two(member, set, Logic.In::new);
            case Logic.InRange range -> range(range);
            case Logic.Conditional conditional -> conditional(conditional);
            case Arithmetic.Plus(Formula left, Formula right) -> two(left, right, Arithmetic.Plus::new);
            case Arithmetic.Minus(Formula left, Formula right) -> two(left, right, Arithmetic.Minus::new);
            case Arithmetic.Times(Formula left, Formula right) -> two(left, right, Arithmetic.Times::new);
            case Arithmetic.Divided(Formula left, Formula right) -> two(left, right, Arithmetic.Divided::new);
            case Arithmetic.DividedUp(Formula left, Formula right) -> two(left, right, Arithmetic.DividedUp::new);
            case Arithmetic.Smaller(Formula left, Formula right) -> two(left, right, Arithmetic.Smaller::new);
            case Arithmetic.Larger(Formula left, Formula right) -> two(left, right, Arithmetic.Larger::new);
            case Lookup.Key key -> one(key.value(), value -> new Lookup.Key(value, key.bounds(), key.printed()));
            case Lookup.One table -> one(table.row(), row -> new Lookup.One(row, table.values()));
            case Lookup.Two table ->
                two(
                        table.row(),
                        table.column(),
                        (row, column) -> new Lookup.Two(row, column, table.width(), table.values()));
            case OnGrid.SideBetween side ->
                two(side.from(), side.to(), (from, to) -> new OnGrid.SideBetween(side.sides(), from, to));
            case Crowds.InStored stored -> stored(stored);
            default -> null;
        };
    }

    private @Nullable Formula one(Formula part, UnaryOperator<Formula> whole) {
        Formula inner = in(part);
        return inner == null ? null : whole.apply(inner);
    }

    private @Nullable Formula two(Formula left, Formula right, BinaryOperator<Formula> whole) {
        Formula one = in(left);
        Formula other = one == null ? null : in(right);
        return one == null || other == null ? null : whole.apply(one, other);
    }

    private @Nullable Formula range(Logic.InRange range) {
        Formula value = in(range.value());
        Formula low = value == null ? null : in(range.low());
        Formula high = low == null ? null : in(range.high());
        return value == null || low == null || high == null ? null : new Logic.InRange(value, low, high);
    }

    private @Nullable Formula conditional(Logic.Conditional conditional) {
        Formula condition = in(conditional.condition());
        Formula then = condition == null ? null : in(conditional.then());
        Formula otherwise = then == null ? null : in(conditional.otherwise());
        if (condition == null || then == null || otherwise == null) {
            return null;
        }
        return condition instanceof Arithmetic.Constant(long known)
                ? (known != 0 ? then : otherwise)
                : new Logic.Conditional(condition, then, otherwise);
    }

    private @Nullable Formula call(PartyFormulas.Defined call) {
        Formula[] handed = new Formula[call.arguments().length];
        for (int i = 0; i < handed.length; i++) {
            Formula inner = call.crowd() ? null : in(call.arguments()[i]);
            if (inner == null) {
                return null;
            }
            handed[i] = inner;
        }
        return call.crowd() ? null : new PartyFormulas.Defined(handed, call.body(), false);
    }

    private @Nullable Formula stored(Crowds.InStored stored) {
        Formula member = in(stored.member());
        Slots.Slot[] slots = new Slots.Slot[stored.slots().length];
        for (int i = 0; i < slots.length; i++) {
            if (member == null || !(in(stored.slots()[i]) instanceof Slots.Slot slot)) {
                return null;
            }
            slots[i] = slot;
        }
        return member == null ? null : new Crowds.InStored(member, slots);
    }

    // ---- what is known once arguments are

    private static Formula and(Formula left, Formula right) {
        if (left instanceof Arithmetic.Constant(long known)) {
            return known == 0 ? left : right;
        }
        return right instanceof Arithmetic.Constant(long known) && known != 0 ? left : new Logic.And(left, right);
    }

    private static Formula or(Formula left, Formula right) {
        if (left instanceof Arithmetic.Constant(long known)) {
            return known != 0 ? left : right;
        }
        return right instanceof Arithmetic.Constant(long known) && known == 0 ? left : new Logic.Or(left, right);
    }

    private static Formula not(Formula operand) {
        return operand instanceof Arithmetic.Constant(long known)
                ? new Arithmetic.Constant(known == 0 ? 1 : 0)
                : new Logic.Not(operand);
    }

    private static Formula same(Formula left, Formula right) {
        return left instanceof Arithmetic.Constant(long one) && right instanceof Arithmetic.Constant(long other)
                ? new Arithmetic.Constant(one == other ? 1 : 0)
                : new Logic.Same(left, right);
    }
}
