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

/** Names of spaces that several boards have, or a piece too: what is wanted where they stand says which one is meant. */
final class SpaceNameResolver {

    private final Symbols symbols;
    private final Problems problems;

    SpaceNameResolver(Symbols symbols, Problems problems) {
        this.symbols = symbols;
        this.problems = problems;
    }

    /** A value as it is meant where something is wanted: a space, or a set of spaces, on the board that is wanted. */
    Expr meant(Expr value, Type wanted) {
        if (symbols.boards.size() < 2 || value.type().fits(wanted)) {
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
        Symbols.KindWord space =
                isSpaceName(value) && wanted instanceof Type.Kind kind && value.source() instanceof Expression.Name name
                        ? symbols.space(kind.name(), name.name())
                        : null;
        return space == null ? value : new Expr.Constant(value.source(), space.kind(), space.index());
    }

    /** Spaces that are named side by side, on a board that has all of them if there is one. */
    List<Expr> ofOneBoard(List<Expr> named) {
        if (symbols.boards.size() < 2 || !named.stream().allMatch(this::isSpaceName)) {
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

    /** Whether a value is a space by its name, which another board may have as well. */
    boolean isSpaceName(Expr value) {
        return value instanceof Expr.Constant
                && value.source() instanceof Expression.Name
                && value.type() instanceof Type.Kind kind
                && symbols.boards.containsKey(kind.name());
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
