package org.phaseline.language.resolve;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;

/**
 * Names of spaces and facings that several boards have, or a piece too, and numbers that are printed on a map: what is wanted where they stand says
 * which one is meant.
 */
final class SpaceNameResolver {

    private final Symbols symbols;
    private final Problems problems;

    SpaceNameResolver(Symbols symbols, Problems problems) {
        this.symbols = symbols;
        this.problems = problems;
    }

    /** A value as it is meant where something is wanted: a space, or a set of spaces, on the board that is wanted. */
    Expr meant(Expr value, Type wanted) {
        if (symbols.boards.isEmpty() || value.type().fits(wanted)) {
            return value;
        }
        if (wanted instanceof Type.SetOf set && value instanceof Expr.SetOf listed) {
            List<Expr> members = listed.members().stream()
                    .map(member -> meant(member, set.member()))
                    .toList();
            return members.stream().allMatch(member -> member.type().fits(set.member()))
                    ? new Expr.SetOf(listed.source(), new Type.SetOf(set.member()), members)
                    : value;
        }
        if (value instanceof Expr.Conditional either) {
            Expr then = meant(either.then(), wanted);
            Expr otherwise = meant(either.otherwise(), wanted);
            return then.type().fits(wanted) && otherwise.type().fits(wanted)
                    ? new Expr.Conditional(either.source(), wanted, either.condition(), then, otherwise)
                    : value;
        }
        String name = name(value);
        Symbols.KindWord space = name != null && wanted instanceof Type.Kind kind ? symbols.meant(kind, name) : null;
        return space == null ? value : new Expr.Constant(value.source(), space.kind(), space.index());
    }

    /** What a value would be called if it were a space: a space by its name, or a number, which may be printed on a map. */
    private @Nullable String name(Expr value) {
        return isSpaceName(value) && value.source() instanceof Expression.Name name
                ? name.name()
                : value instanceof Expr.Constant && value.source() instanceof Expression.Number number
                        ? number.figures()
                        : null;
    }

    /** Whether a number is printed on a space of some board. */
    boolean isPrintedNumber(Expression expression) {
        return expression instanceof Expression.Number number
                && symbols.boards.keySet().stream().anyMatch(board -> symbols.space(board, number.figures()) != null);
    }

    /** A number where some space is wanted: the space on which it is printed. */
    Expr ofAnyBoard(Expr value) {
        if (value instanceof Expr.Constant && value.source() instanceof Expression.Number number) {
            for (String board : symbols.boards.keySet()) {
                Symbols.KindWord space = symbols.space(board, number.figures());
                if (space != null) {
                    return new Expr.Constant(number, space.kind(), space.index());
                }
            }
        }
        return value;
    }

    /** Spaces that are named side by side, on a board that has all of them if there is one. */
    List<Expr> ofOneBoard(List<Expr> named) {
        if (!named.stream().allMatch(each -> name(each) != null)) {
            return named;
        }
        for (String board : symbols.boards.keySet()) {
            Type.Kind kind = java.util.Objects.requireNonNull(symbols.kinds.get(board));
            List<Expr> there = named.stream().map(each -> meant(each, kind)).toList();
            if (there.stream().allMatch(each -> each.type().fits(kind))) {
                return there;
            }
        }
        return named;
    }

    /** A value whose field is wanted: a space of the board whose spaces have it. */
    Expr withField(Expr owner, String field) {
        if (!isSpaceName(owner)
                || !(owner.type() instanceof Type.Kind kind)
                || symbols.fieldsOf(kind.name()).containsKey(field)) {
            return owner;
        }
        for (String board : symbols.boards.keySet()) {
            Type.Kind other = symbols.kinds.get(board);
            if (other != null && symbols.fieldsOf(board).containsKey(field)) {
                Expr meant = meant(owner, other);
                if (meant != owner) {
                    return meant;
                }
            }
        }
        return owner;
    }

    /** Who has a marker: a space of the board whose spaces can have it. */
    Expr marked(Expr owner, Symbols.Marker marker) {
        Type.Kind kind = symbols.kinds.get(marker.field().holder().name());
        return kind != null && symbols.boards.containsKey(kind.name()) ? meant(owner, kind) : owner;
    }

    /** Whether a value is a space or a facing by its name, which another board may have as well. */
    boolean isSpaceName(Expr value) {
        return value instanceof Expr.Constant
                && value.source() instanceof Expression.Name
                && value.type() instanceof Type.Kind kind
                && (symbols.boards.containsKey(kind.name()) || Symbols.isFacing(kind));
    }

    /** Whether a piece took the name of a space that is wanted; then that is said once, where the piece is declared. */
    boolean isTaken(@Nullable Expression at, Type wanted) {
        return at instanceof Expression.Name name
                && wanted instanceof Type.Kind kind
                && isTaken(name.name(), kind.name(), name.place());
    }

    boolean isTaken(String name, String board, Place meant) {
        Symbols.KindWord piece = symbols.words.get(name);
        Place declared = symbols.declaredAt.get(name);
        Place line = symbols.declaredAt.get(board);
        if (piece == null || declared == null || line == null || symbols.space(board, name) == null) {
            return false;
        }
        problems.add(
                Code.DUPLICATE_NAME,
                declared,
                "'" + name + "' is " + piece.kind().said() + " here and a space of '" + board + "' (line " + line.line()
                        + "), and the space is meant in line " + meant.line() + ": give the "
                        + piece.kind().name() + " another name");
        return true;
    }
}
