package org.phaseline.language.verify;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.Symbols;
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

    /**
     * The kind of pieces that a set picks by what can be unseen of them, whether or not it is: {@code Card where it.trap}. Null where the
     * set speaks of whether they are unseen, or only of whose they are and where.
     */
    static @Nullable String pickedBlindly(Expr set, CheckedRulebook rulebook) {
        FilteredPieces pieces = FilteredPieces.of(set);
        if (pieces == null) {
            return null;
        }
        for (CheckedRulebook.Unseen unseen : rulebook.unseen()) {
            List<Symbols.Field> known = FilteredPieces.fields(unseen.condition());
            List<Symbols.Field> asked = pieces.conditions().stream()
                    .flatMap(each -> FilteredPieces.fields(each).stream())
                    .toList();
            boolean formulas = pieces.conditions().stream().anyMatch(HiddenPieces::callsFormula);
            boolean blindly = unseen.kind().name().equals(pieces.kind())
                    && !formulas
                    && asked.stream().noneMatch(known::contains)
                    && asked.stream().anyMatch(field -> isCovered(field, unseen, rulebook));
            if (blindly) {
                return pieces.kind();
            }
        }
        return null;
    }

    /** Flags and words say what a piece is; where it stands and what it has done is often seen although the piece is not. */
    private static boolean isCovered(Symbols.Field field, CheckedRulebook.Unseen unseen, CheckedRulebook rulebook) {
        return FilteredPieces.values(field) > 0
                && !field.untold()
                && !field.equals(unseen.side())
                && !field.equals(rulebook.symbols().countedBy.get(unseen.kind().name()));
    }

    private static boolean callsFormula(Expr condition) {
        boolean[] found = new boolean[1];
        Parts.walk(condition, part -> found[0] |= part instanceof Expr.FormulaCall);
        return found[0];
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
                && Parts.isMember(state.holder());
    }

    /** A formula may look at anything of the member it is given. */
    private static boolean mayTellSides(Expr condition, CheckedRulebook.Unseen unseen) {
        boolean[] found = new boolean[1];
        Parts.walk(condition, part -> found[0] |= isSide(part, unseen) || part instanceof Expr.FormulaCall);
        return found[0];
    }
}
