package org.phaseline.language.emit;

import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.FieldFilters;
import org.phaseline.engine.code.FilteredSet;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Masks;
import org.phaseline.engine.code.MemberOrder;
import org.phaseline.engine.code.Sets;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.tree.Expression;

/** Sets: what they hold, and what is asked of them member by member. Small ones are masks, large ones crowds. */
final class SetFormulas {

    /** Of a field with fewer values so many members have each that looking them up gains nothing. */
    private static final int WIDE = 16;

    private final FormulaEmitter formulas;

    /** The first slots of fields with many values, such as where a piece stands. */
    private final TreeSet<Integer> wide = new TreeSet<>();

    SetFormulas(FormulaEmitter formulas, Symbols symbols) {
        this.formulas = formulas;
        symbols.kindFields.values().forEach(fields -> fields.values().forEach(this::widen));
    }

    private void widen(Symbols.Field field) {
        if (field.type() instanceof Type.Kind kind && kind.words().size() >= WIDE) {
            wide.add(field.slot());
        }
    }

    /** A set as a mask, or null when it is only had as a crowd. */
    static @Nullable Formula mask(Type type, Formula set) {
        return type.crowd() ? Masks.of(set, type.width()) : set;
    }

    /** A set as a crowd, whatever it is made of. */
    static Formula crowd(Type type, Formula set) {
        return type.crowd() ? set : new Crowds.OfMask(set);
    }

    static Formula all(Type.Kind kind) {
        int members = kind.words().size();
        return kind.pieces() ? new Crowds.All(members) : new Arithmetic.Constant((1L << members) - 1);
    }

    Formula in(Expr.In e, CodeContext c) {
        Formula member = formulas.of(e.member(), c);
        Formula set = formulas.of(e.set(), c);
        Formula mask = mask(e.set().type(), set);
        if (mask != null) {
            return new Logic.In(member, mask);
        }
        if (set instanceof Crowds.Stored stored) {
            return new Crowds.InStored(member, stored.slots());
        }
        return switch (set) {
            case Crowds.Where where -> new Crowds.InWhere(member, where);
            case FilteredSet.Crowd filtered -> new Crowds.InWhere(member, filtered.plain());
            default -> new Crowds.In(member, set);
        };
    }

    Formula listed(Expr.SetOf e, CodeContext c) {
        List<Formula> members =
                e.members().stream().map(member -> formulas.of(member, c)).toList();
        return e.type().crowd() ? new Crowds.Listed(members, e.type().width()) : new Sets.Listed(members);
    }

    Formula union(Expr.Union e, CodeContext c) {
        Formula left = formulas.of(e.left(), c);
        Formula right = formulas.of(e.right(), c);
        return e.type().crowd() ? new Crowds.Union(left, right, e.type().width()) : new Sets.Union(left, right);
    }

    Formula without(Expr.Without e, CodeContext c) {
        Formula left = formulas.of(e.left(), c);
        Formula right = formulas.of(e.right(), c);
        return e.type().crowd() ? new Crowds.Without(left, right, e.type().width()) : new Sets.Without(left, right);
    }

    Formula where(Expr.Where e, CodeContext c) {
        Formula set = formulas.of(e.set(), c);
        Formula condition = formulas.of(e.condition(), c);
        return e.type().crowd()
                ? FieldFilters.of(new Crowds.Where(set, condition, e.type().width()), wide::contains)
                : new Sets.Where(set, condition);
    }

    Formula some(Expr.Some e, CodeContext c) {
        Formula set = formulas.of(e.set(), c);
        Formula mask = mask(e.set().type(), set);
        return mask == null ? new Crowds.Some(set, e.set().type().width()) : new Sets.Some(mask);
    }

    Formula first(Expr.First e, CodeContext c) {
        Formula set = formulas.of(e.set(), c);
        return e.set().type().crowd() ? new Crowds.First(set, e.set().type().width()) : new Sets.First(set);
    }

    Formula best(Expr.Best e, CodeContext c) {
        Formula set = formulas.of(e.set(), c);
        Formula value = formulas.of(e.value(), c);
        Formula mask = mask(e.set().type(), set);
        return mask == null
                ? new Crowds.Best(
                        new MemberOrder(value, e.highest(), null),
                        set,
                        e.set().type().width())
                : new Sets.Best(value, mask, e.highest());
    }

    Formula count(Expr.Count e, CodeContext c) {
        Formula set = formulas.of(e.set(), c);
        Formula mask = mask(e.set().type(), set);
        return mask == null ? new Crowds.Count(set, e.set().type().width()) : new Sets.Count(mask);
    }

    Formula over(Expr.Over e, CodeContext c) {
        Formula set = formulas.of(e.set(), c);
        Formula each = formulas.of(e.value(), c);
        boolean sum = e.fold() == Expression.Fold.SUM;
        boolean highest = e.fold() == Expression.Fold.HIGHEST;
        Formula mask = mask(e.set().type(), set);
        if (mask == null) {
            int width = e.set().type().width();
            return sum ? new Crowds.Sum(each, set, width) : new Crowds.Extreme(each, set, width, highest);
        }
        return sum ? new Sets.Sum(each, mask) : new Sets.Extreme(each, mask, highest);
    }
}
