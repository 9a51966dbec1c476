package org.phaseline.language.verify;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;

/** Pieces of a kind that are written as all of them, or as those for which conditions hold. */
record FilteredPieces(String kind, List<Expr> conditions) {

    /** More combinations of words than this are not tried. */
    private static final int MOST_TRIED = 1024;

    static @Nullable FilteredPieces of(Expr set) {
        return switch (set) {
            case Expr.AllOf all -> new FilteredPieces(all.kind().name(), List.of());
            case Expr.Where where -> {
                FilteredPieces inner = of(where.set());
                yield inner == null ? null : inner.and(where.condition());
            }
            case Expr.FormulaCall call ->
                call.formula().body() == null ? null : of(call.formula().body().value());
            default -> null;
        };
    }

    private FilteredPieces and(Expr condition) {
        List<Expr> all = new ArrayList<>(conditions);
        all.add(condition);
        return new FilteredPieces(kind, List.copyOf(all));
    }

    /** The fields of the member that a condition looks at, each once. */
    static List<Symbols.Field> fields(Expr condition) {
        List<Symbols.Field> fields = new ArrayList<>();
        Parts.walk(condition, part -> {
            if (part instanceof Expr.State state
                    && state.holder() != null
                    && Parts.isMember(state.holder())
                    && !fields.contains(state.field())) {
                fields.add(state.field());
            }
        });
        return fields;
    }

    /**
     * Whether a condition holds for every one of them, and the conditions that pick them look at nothing else: then nothing says whose
     * they are. It is found out by trying all words of the fields.
     */
    boolean allAre(Expr condition) {
        List<Symbols.Field> fields = fields(condition);
        return conditions.stream().allMatch(each -> isOver(each, fields)) && areAtLeast(condition);
    }

    /** Whether a condition holds for every one of them, whatever else is said of them. */
    boolean areAtLeast(Expr condition) {
        List<Symbols.Field> fields = fields(condition);
        long combinations = 1;
        for (Symbols.Field field : fields) {
            combinations *= values(field);
            if (combinations == 0 || combinations > MOST_TRIED) {
                return false;
            }
        }
        boolean any = false;
        for (int i = 0; i < combinations; i++) {
            WordCombination words = WordCombination.numbered(i, fields);
            boolean picked = conditions.stream().allMatch(each -> words.holds(each) != WordCombination.Truth.NO);
            if (picked && words.holds(condition) != WordCombination.Truth.YES) {
                return false;
            }
            any |= picked;
        }
        return any;
    }

    private static boolean isOver(Expr condition, List<Symbols.Field> fields) {
        return fields.containsAll(fields(condition)) && looksOnlyAtFields(condition);
    }

    private static boolean looksOnlyAtFields(Expr expr) {
        return switch (expr) {
            case Expr.State state when state.holder() != null && Parts.isMember(state.holder()) -> true;
            case Expr.Constant _ -> true;
            case Expr.Same _, Expr.Not _, Expr.And _, Expr.Or _, Expr.In _, Expr.SetOf _, Expr.Naming _ ->
                Parts.of(expr).stream().allMatch(FilteredPieces::looksOnlyAtFields);
            default -> false;
        };
    }

    static int values(Symbols.Field field) {
        return switch (field.type()) {
            case Type.Flag _ -> 2;
            case Type.Kind words
            when !words.pieces() && !words.orNone() -> words.words().size();
            default -> 0;
        };
    }
}
