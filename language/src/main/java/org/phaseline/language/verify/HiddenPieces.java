package org.phaseline.language.verify;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.UnseenSources;
import org.phaseline.language.checked.Variable;

/**
 * Pieces that are picked so that every one of them is unseen: {@code hand(Red)}.
 *
 * @param owner whose they all are, or a set of parties whose they are; null where nothing says so
 * @param anybodys whether nothing in what picks them speaks of whose they are
 */
record HiddenPieces(CheckedRulebook.Unseen unseen, @Nullable Expr owner, boolean anybodys) {

    /** Null where the set may hold pieces that everybody sees, or where that cannot be told. */
    static @Nullable HiddenPieces of(Expr set, List<CheckedRulebook.Unseen> kinds) {
        FilteredPieces pieces = FilteredPieces.of(set);
        if (pieces == null) {
            return null;
        }
        for (CheckedRulebook.Unseen unseen : kinds) {
            if (unseen.kind().name().equals(pieces.kind()) && pieces.areAtLeast(unseen.condition())) {
                return new HiddenPieces(
                        unseen,
                        owner(set, unseen),
                        pieces.conditions().stream().noneMatch(each -> mayTellSides(each, unseen)));
            }
        }
        return null;
    }

    private static @Nullable Expr owner(Expr set, CheckedRulebook.Unseen unseen) {
        return switch (set) {
            case Expr.Where where -> {
                Expr inside = owner(where.set(), unseen);
                yield inside != null ? inside : said(where.condition(), unseen);
            }
            case Expr.FormulaCall call -> {
                Expr inside = call.formula().body() == null
                        ? null
                        : owner(call.formula().body().value(), unseen);
                yield inside instanceof Expr.Local name && name.variable().kind() == Variable.Kind.ARGUMENT
                        ? call.arguments().get(name.variable().argument())
                        : inside;
            }
            default -> null;
        };
    }

    private static @Nullable Expr said(Expr condition, CheckedRulebook.Unseen unseen) {
        return switch (condition) {
            case Expr.Naming naming -> said(naming.condition(), unseen);
            case Expr.And and -> {
                Expr left = said(and.left(), unseen);
                yield left != null ? left : said(and.right(), unseen);
            }
            case Expr.Same same
            when !same.not() ->
                isSide(same.left(), unseen) ? same.right() : isSide(same.right(), unseen) ? same.left() : null;
            case Expr.In in when !in.not() && isSide(in.member(), unseen) -> in.set();
            default -> null;
        };
    }

    private static boolean isSide(Expr expr, CheckedRulebook.Unseen unseen) {
        return expr instanceof Expr.State state
                && state.field().equals(unseen.side())
                && state.holder() != null
                && UnseenSources.isMember(state.holder());
    }

    /** A formula may look at anything of the member it is given. */
    private static boolean mayTellSides(Expr condition, CheckedRulebook.Unseen unseen) {
        boolean[] found = new boolean[1];
        Parts.walk(condition, part -> found[0] |= isSide(part, unseen) || part instanceof Expr.FormulaCall);
        return found[0];
    }
}
