package org.phaseline.language.resolve;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.tree.Statement;

/** Pieces that are taken from those that wait, and put back among them. */
final class StockResolver {

    private final Resolution all;

    StockResolver(Resolution all) {
        this.all = all;
    }

    Action take(Statement.Take s, Context c) {
        Expr from = all.expressions.of(s.from(), c);
        Type member = all.expressions.member(from);
        if (!isPiece(member)) {
            all.problem(
                    Code.TYPE,
                    s.from().place(),
                    "'take' takes a piece from a set of pieces; this is a set of " + member.said());
        }
        Expr.First first = new Expr.First(s.from(), member, from);
        return new Action.Take(s, all.variables.declare(s.name(), member, c), first);
    }

    @Nullable
    Action putBack(Statement.PutBack s, Context c) {
        Expr piece = all.expressions.of(s.piece(), c);
        if (!(piece.type() instanceof Type.Kind kind) || !isPiece(kind)) {
            if (!(piece.type() instanceof Type.Unknown)) {
                all.problem(
                        Code.TYPE,
                        s.piece().place(),
                        "'return' puts back a piece, not " + piece.type().said()
                                + "; to end a sequence write only 'return'");
            }
            return null;
        }
        // Whose it is never changes in most rulebooks, and then it is not put back either.
        List<Symbols.Field> fields = all.symbols.fieldsOf(kind.name()).values().stream()
                .filter(field ->
                        !all.symbols.sidesAreFixed || !field.name().text().equals("side"))
                .sorted(java.util.Comparator.comparingInt(Symbols.Field::slot))
                .toList();
        return new Action.PutBack(s, piece, fields);
    }

    private boolean isPiece(Type type) {
        return type instanceof Type.Unknown
                || type instanceof Type.Kind kind && all.symbols.pieceKinds.containsKey(kind.name());
    }
}
