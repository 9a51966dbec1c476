package org.phaseline.language.verify;

import java.util.List;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.Symbols;

/** One combination of words that the fields of a member can have, and what conditions come to with it. */
record WordCombination(List<Symbols.Field> fields, long[] values) {

    enum Truth {
        YES,
        NO,
        UNKNOWN;

        static Truth of(boolean holds) {
            return holds ? YES : NO;
        }

        private Truth not() {
            return switch (this) {
                case YES -> NO;
                case NO -> YES;
                case UNKNOWN -> UNKNOWN;
            };
        }
    }

    /** A number that no value has: what is not known. */
    private static final long UNKNOWN = Long.MIN_VALUE;

    static WordCombination numbered(int number, List<Symbols.Field> fields) {
        long[] values = new long[fields.size()];
        int rest = number;
        for (int i = 0; i < values.length; i++) {
            int size = FilteredPieces.values(fields.get(i));
            values[i] = rest % size;
            rest /= size;
        }
        return new WordCombination(fields, values);
    }

    Truth holds(Expr condition) {
        return switch (condition) {
            case Expr.Not not -> holds(not.operand()).not();
            case Expr.And and -> both(holds(and.left()), holds(and.right()));
            case Expr.Or or ->
                both(holds(or.left()).not(), holds(or.right()).not()).not();
            case Expr.Naming naming -> holds(naming.condition());
            case Expr.Same same -> {
                long left = value(same.left());
                long right = value(same.right());
                yield left == UNKNOWN || right == UNKNOWN ? Truth.UNKNOWN : Truth.of(left == right != same.not());
            }
            case Expr.In in -> in.not() ? isIn(in).not() : isIn(in);
            default -> {
                long value = value(condition);
                yield value == UNKNOWN ? Truth.UNKNOWN : Truth.of(value != 0);
            }
        };
    }

    private Truth isIn(Expr.In in) {
        long member = value(in.member());
        if (member < 0 || member > 62) {
            return Truth.UNKNOWN;
        }
        return switch (in.set()) {
            case Expr.Constant mask -> Truth.of((mask.value() >>> member & 1) != 0);
            case Expr.SetOf listed
            when listed.members().stream().allMatch(Expr.Constant.class::isInstance) ->
                Truth.of(listed.members().stream().anyMatch(each -> value(each) == member));
            default -> Truth.UNKNOWN;
        };
    }

    private static Truth both(Truth left, Truth right) {
        if (left == Truth.NO || right == Truth.NO) {
            return Truth.NO;
        }
        return left == Truth.YES && right == Truth.YES ? Truth.YES : Truth.UNKNOWN;
    }

    private long value(Expr expr) {
        if (expr instanceof Expr.Constant constant) {
            return constant.value();
        }
        boolean own = expr instanceof Expr.State state && state.holder() != null && Parts.isMember(state.holder());
        int at = own ? fields.indexOf(((Expr.State) expr).field()) : -1;
        return at < 0 ? UNKNOWN : values[at];
    }
}
