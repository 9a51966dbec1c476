package org.phaseline.engine.code;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.grid.SpaceSides;
import org.phaseline.engine.machine.Formula;

/**
 * What the price of a step is worked out from: values that are the same for all steps of a search, and fields of all spaces or of all
 * sides between them. While these are the same, so are the prices.
 *
 * @param fixed formulas in terms of the given values of the {@link StepCost}
 * @param sets the words of sets of spaces, formulas like the others: of each it counts only whether the spaces of the step are in it
 */
record StepReads(List<Formula> fixed, List<List<Formula>> sets, List<Field> fields) {

    /**
     * A field of all spaces, or of all sides between them.
     *
     * @param base the slot of the first one's value; each has {@code stride} slots
     * @param sides null for a field of spaces
     */
    record Field(
            int base, int stride, int members, @Nullable SpaceSides sides) {

        /** How many slots there are from the first value to the last. */
        int slots() {
            return (members - 1) * stride + 1;
        }
    }

    /** Stands for a space of the step. */
    private static final Formula SPACE = m -> -1;

    /** Stands for a value that is worked out from what is read anyway. */
    private static final Formula UNKNOWN = m -> -2;

    /** Null if the formula looks at anything else, for instance at pieces. */
    static @Nullable StepReads of(StepCost cost, int spaces) {
        Formula[] arguments = new Formula[cost.given().length + cost.spaces()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = i < cost.given().length ? new PartyFormulas.Argument(i) : SPACE;
        }
        Walk walk = new Walk(spaces, new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        return walk.reads(cost.body()[0], arguments)
                ? new StepReads(List.copyOf(walk.fixed), List.copyOf(walk.sets), List.copyOf(walk.fields))
                : null;
    }

    /** How many values there are but for the fields. */
    int words() {
        int words = fixed.size();
        for (List<Formula> set : sets) {
            words += set.size();
        }
        return words;
    }

    private record Walk(int spaces, List<Formula> fixed, List<List<Formula>> sets, List<Field> fields) {

        /** Gathers what a formula reads; false if that cannot be told. */
        boolean reads(Formula formula, Formula[] arguments) {
            Formula same = same(formula, arguments);
            if (same != null) {
                boolean isValue = same != SPACE && same != UNKNOWN && !(same instanceof Arithmetic.Constant);
                if (isValue && !fixed.contains(same)) {
                    fixed.add(same);
                }
                return true;
            }
            return switch (formula) {
                case Logic.And f -> both(f.left(), f.right(), arguments);
                case Logic.Or f -> both(f.left(), f.right(), arguments);
                case Logic.Not f -> reads(f.operand(), arguments);
                case Logic.Less f -> both(f.left(), f.right(), arguments);
                case Logic.AtMost f -> both(f.left(), f.right(), arguments);
                case Logic.Same f -> both(f.left(), f.right(), arguments);
                case Logic.In f -> both(f.member(), f.set(), arguments);
                case Logic.InRange f -> reads(f.value(), arguments) && both(f.low(), f.high(), arguments);
                case Logic.Conditional f -> reads(f.condition(), arguments) && both(f.then(), f.otherwise(), arguments);
                case Arithmetic.Plus f -> both(f.left(), f.right(), arguments);
                case Arithmetic.Minus f -> both(f.left(), f.right(), arguments);
                case Arithmetic.Times f -> both(f.left(), f.right(), arguments);
                case Arithmetic.Divided f -> both(f.left(), f.right(), arguments);
                case Arithmetic.DividedUp f -> both(f.left(), f.right(), arguments);
                case Arithmetic.DividedToNearest f -> both(f.left(), f.right(), arguments);
                case Arithmetic.Smaller f -> both(f.left(), f.right(), arguments);
                case Arithmetic.Larger f -> both(f.left(), f.right(), arguments);
                case Lookup.Key f -> reads(f.value(), arguments);
                case Lookup.Shifted f -> both(f.key(), f.by(), arguments);
                case Lookup.One f -> reads(f.row(), arguments);
                case Lookup.Two f -> both(f.row(), f.column(), arguments);
                case PartyFormulas.Weighed f -> reads(f.formula(), arguments);
                case MemoizedFormula f -> reads(f.formula(), arguments);
                case PartyFormulas.Defined f -> !f.crowd() && call(f, arguments);
                case PartyFormulas.OpponentOf f -> reads(f.party(), arguments);
                case PartyFormulas.SideOf f -> reads(f.party(), arguments);
                case Crowds.InStored f -> set(f, arguments);
                case Slots.OfMember f -> field(f, arguments);
                default -> false;
            };
        }

        private boolean both(Formula one, Formula other, Formula[] arguments) {
            return reads(one, arguments) && reads(other, arguments);
        }

        private boolean set(Crowds.InStored in, Formula[] arguments) {
            List<Formula> words = new ArrayList<>();
            for (Formula word : in.slots()) {
                Formula same = same(word, arguments);
                if (same == null) {
                    return false;
                }
                words.add(same);
            }
            if (same(in.member(), arguments) != SPACE) {
                fixed.addAll(words);
                return reads(in.member(), arguments);
            }
            if (!sets.contains(words)) {
                sets.add(words);
            }
            return true;
        }

        /** Only values that are fixed, or a space, are handed on: of others it would not be known what the body reads with them. */
        private boolean call(PartyFormulas.Defined call, Formula[] arguments) {
            Formula[] handed = new Formula[call.arguments().length];
            for (int i = 0; i < handed.length; i++) {
                Formula same = same(call.arguments()[i], arguments);
                if (same == null && !reads(call.arguments()[i], arguments)) {
                    return false;
                }
                handed[i] = same == null ? UNKNOWN : same;
            }
            return reads(call.body()[0], handed);
        }

        private boolean field(Slots.OfMember field, Formula[] arguments) {
            Field whole;
            if (same(field.member(), arguments) == SPACE) {
                whole = new Field(field.base(), field.stride(), spaces, null);
            } else if (field.member() instanceof OnGrid.SideBetween side
                    && same(side.from(), arguments) == SPACE
                    && same(side.to(), arguments) == SPACE) {
                whole = new Field(field.base(), field.stride(), side.sides().count(), side.sides());
            } else {
                return false;
            }
            if (whole.members() > 0 && fields.stream().noneMatch(each -> each.base() == whole.base())) {
                fields.add(whole);
            }
            return whole.members() > 0;
        }
    }

    /** A formula that is the same for all steps, in terms of the given values; a space of the step; or null. */
    private static @Nullable Formula same(Formula formula, Formula[] arguments) {
        return formula instanceof PartyFormulas.Argument argument
                ? arguments[argument.index()]
                : new Substitution(argument -> isSpace(arguments[argument]) ? null : arguments[argument]).in(formula);
    }

    private static boolean isSpace(Formula argument) {
        return argument == SPACE || argument == UNKNOWN;
    }
}
