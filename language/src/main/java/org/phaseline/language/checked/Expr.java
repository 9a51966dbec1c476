package org.phaseline.language.checked;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;

/**
 * An expression of which every name is known and every part has a type. {@code source} is what was written; what is added without
 * being written (a piece that stands for its space, the empty set where a set of pieces is wanted) has the source of what it
 * stands for.
 */
public sealed interface Expr {

    Expression source();

    Type type();

    default Place place() {
        return source().place();
    }

    /** Something that is wrong and has been reported: it fits everywhere, so that one mistake gives one message. */
    record Unknown(Expression source) implements Expr {
        @Override
        public Type type() {
            return Type.UNKNOWN;
        }
    }

    /** Known before the game starts: a number, a flag, a word of a kind, a space, a date, a mask of words or of parties. */
    record Constant(Expression source, Type type, long value) implements Expr {}

    /** A side or faction by its name. */
    record PartyName(Expression source, Type type, int party) implements Expr {}

    /** Every piece of a kind, or every space of a board. */
    record AllOf(Expression source, Type type, Type.Kind kind) implements Expr {}

    /** Those due in the present game turn. */
    record Due(Expression source, DueSchedule schedule) implements Expr {
        @Override
        public Type type() {
            return schedule.type();
        }
    }

    record GameTurn(Expression source) implements Expr {
        @Override
        public Type type() {
            return Type.NUMBER;
        }
    }

    /** The date of the present game turn. */
    record Today(Expression source) implements Expr {
        @Override
        public Type type() {
            return Type.DATE;
        }
    }

    /** How many rounds of a heading have begun. */
    record RoundNumber(Expression source, Round round) implements Expr {
        @Override
        public Type type() {
            return Type.NUMBER;
        }
    }

    /** The member that a {@code where}, {@code over} or {@code counting} is looking at. */
    record It(Expression source, Type type) implements Expr {}

    // ---- names and state

    /** A name; of dice it gives their total. */
    record Local(Expression source, Variable variable) implements Expr {
        @Override
        public Type type() {
            return variable.type();
        }
    }

    /** The name of a party of which each has its own: {@code plan of attacker}. */
    record LocalOf(Expression source, Variable variable, Expr party) implements Expr {
        @Override
        public Type type() {
            return variable.type();
        }
    }

    /** What the game has ({@code holder} is null), or what a party or a member of a kind has. */
    record State(
            Expression source,
            Symbols.Field field,
            @Nullable Expr holder) implements Expr {
        @Override
        public Type type() {
            return field.type();
        }
    }

    /** {@code x has tired}, {@code x lacks tired}. */
    record HasMarker(Expression source, Symbols.Field marker, Expr holder, boolean lacks) implements Expr {
        @Override
        public Type type() {
            return Type.FLAG;
        }
    }

    /** Whoever holds a role. */
    record RoleHolder(Expression source, Type type, Symbols.Role role) implements Expr {}

    /** A role that follows from others. */
    record DerivedRole(Expression source, Symbols.Role role, Expr value) implements Expr {
        @Override
        public Type type() {
            return value.type();
        }
    }

    /** {@code actor}: the one party that acts here. */
    record Acting(Expression source, Actor actor) implements Expr {
        @Override
        public Type type() {
            return actor.type();
        }
    }

    // ---- parties

    record Opponent(Expression source, Type type, Expr of) implements Expr {}

    record Opponents(Expression source, Type type, Expr of) implements Expr {}

    record FactionsOf(Expression source, Type type, Expr of) implements Expr {}

    record SideOf(Expression source, Type type, Expr of) implements Expr {}

    // ---- what became of steps

    /**
     * {@code [5-1A] was done}; with {@code option} the title of one of its options, with {@code member} in the pass of one member of
     * its loop. {@code fork} is the branching whose parties have names of their own where this stands, or 0.
     */
    record Was(
            Expression source,
            StepReference step,
            @Nullable String option,
            boolean not,
            @Nullable Expr member,
            int fork)
            implements Expr {
        @Override
        public Type type() {
            return Type.FLAG;
        }
    }

    record Did(Expression source, Expr party, StepReference step, int fork) implements Expr {
        @Override
        public Type type() {
            return Type.FLAG;
        }
    }

    // ---- operators

    record Not(Expression source, Expr operand) implements Expr {
        @Override
        public Type type() {
            return Type.FLAG;
        }
    }

    record And(Expression source, Expr left, Expr right) implements Expr {
        @Override
        public Type type() {
            return Type.FLAG;
        }
    }

    record Or(Expression source, Expr left, Expr right) implements Expr {
        @Override
        public Type type() {
            return Type.FLAG;
        }
    }

    enum Order {
        LESS,
        AT_MOST,
        MORE,
        AT_LEAST
    }

    /** Numbers, words of one kind in their order, or dates. */
    record Compare(Expression source, Order order, Expr left, Expr right) implements Expr {
        @Override
        public Type type() {
            return Type.FLAG;
        }
    }

    /** {@code is}, {@code is not}; sets of pieces on both sides when one of them is. */
    record Same(Expression source, Expr left, Expr right, boolean not) implements Expr {
        @Override
        public Type type() {
            return Type.FLAG;
        }
    }

    /** {@code in} a set, {@code not in}. */
    record In(Expression source, Expr member, Expr set, boolean not) implements Expr {
        @Override
        public Type type() {
            return Type.FLAG;
        }
    }

    /** {@code in 2..5}, {@code not in 2..5}. */
    record InRange(Expression source, Expr value, Expr low, Expr high, boolean not) implements Expr {
        @Override
        public Type type() {
            return Type.FLAG;
        }
    }

    /** The same number, counted in a finer unit. */
    record Scaled(Expression source, Expr value, int factor) implements Expr {
        @Override
        public Type type() {
            return Type.Num.in(value.type().unit() * factor);
        }
    }

    record Minus(Expression source, Expr operand) implements Expr {
        @Override
        public Type type() {
            return Type.Num.in(operand.type().unit());
        }
    }

    enum Operation {
        PLUS,
        MINUS,
        TIMES,
        DIVIDED,
        DIVIDED_UP,
        DIVIDED_TO_NEAREST,
        REMAINDER,
        SMALLER,
        LARGER
    }

    /** Both are counted so that the result is counted in {@code unit}. */
    record Arithmetic(Expression source, Operation operation, Expr left, Expr right, int unit) implements Expr {
        @Override
        public Type type() {
            return Type.Num.in(unit);
        }
    }

    record Conditional(Expression source, Type type, Expr condition, Expr then, Expr otherwise) implements Expr {}

    // ---- sets

    record SetOf(Expression source, Type type, List<Expr> members) implements Expr {}

    record Union(Expression source, Expr left, Expr right) implements Expr {
        @Override
        public Type type() {
            return left.type();
        }
    }

    record Without(Expression source, Expr left, Expr right) implements Expr {
        @Override
        public Type type() {
            return left.type();
        }
    }

    record Where(Expression source, Expr set, Expr condition) implements Expr {
        @Override
        public Type type() {
            return set.type();
        }
    }

    /** The condition of a filter in which filters further in look at its member by name. */
    record Naming(Expression source, Variable member, Expr condition) implements Expr {
        @Override
        public Type type() {
            return condition.type();
        }
    }

    /** {@code some s}, {@code no s}. */
    record Some(Expression source, Expr set, boolean none) implements Expr {
        @Override
        public Type type() {
            return Type.FLAG;
        }
    }

    record First(Expression source, Type type, Expr set) implements Expr {}

    /** The member with the highest or the lowest value, or none. */
    record Best(Expression source, Type type, Expr set, Expr value, boolean highest) implements Expr {}

    record Count(Expression source, Expr set) implements Expr {
        @Override
        public Type type() {
            return Type.NUMBER;
        }
    }

    record Over(Expression source, Expression.Fold fold, Expr value, Expr set) implements Expr {
        @Override
        public Type type() {
            return Type.Num.in(value.type().unit());
        }
    }

    // ---- dice

    /** {@code count of pool}, {@code count of (pool where it >= 5)}. */
    record CountDice(Expression source, Pool pool, @Nullable Expr condition) implements Expr {
        @Override
        public Type type() {
            return Type.NUMBER;
        }
    }

    /** {@code highest of pool}, {@code lowest of pool}. */
    record ExtremeDie(Expression source, Pool pool, boolean highest) implements Expr {
        @Override
        public Type type() {
            return Type.NUMBER;
        }
    }

    /** {@code wins(attack, defence, 2)}: dice against dice, pair by pair from the highest down. */
    record Wins(Expression source, Pool mine, Pool theirs, Expr missing) implements Expr {
        @Override
        public Type type() {
            return Type.NUMBER;
        }
    }

    // ---- calls

    /** A formula of the rulebook. */
    record FormulaCall(Expression source, Type type, NamedFormula formula, List<Expr> arguments) implements Expr {}

    /** A look at a printed table: a key for each parameter. */
    record TableLookup(Expression source, PrintedTable table, List<Key> keys) implements Expr {

        /** {@code shift} is how many keys further to look, or null. */
        public record Key(Expr value, @Nullable Expr shift) {}

        @Override
        public Type type() {
            return table.type();
        }
    }

    /**
     * A formula over a board. Ways have a {@code step}, which is no argument, and may have one argument more: where they stop.
     */
    record BoardCall(
            Expression source,
            Type type,
            BoardFunction function,
            String board,
            List<Expr> arguments,
            @Nullable StepCost step)
            implements Expr {}

    /**
     * What a step of a way costs: a call whose last values stand for its spaces, one (entered) or two (left, entered). It counts
     * {@code factor} times, because the budget may be counted in a finer unit.
     */
    record StepCost(FormulaCall call, int spaces, int factor) {

        /** The values that are given, worked out where the way is asked for. */
        public List<Expr> given() {
            return call.arguments().subList(0, call.arguments().size() - spaces);
        }

        /** How many of what it is counted in make one. */
        public int unit() {
            return call.type().unit() * factor;
        }
    }
}
