package org.phaseline.language.checked;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which numbers of pieces {@code counted by} makes public: everybody is told how many there are for each side and each word of that
 * field, so whatever is counted by these two alone is the sum of numbers that everybody knows.
 */
public final class PublicCounts {

    private final List<String> kinds = new ArrayList<>();
    private final List<Symbols.Field> fields = new ArrayList<>();

    public PublicCounts(CheckedRulebook rulebook) {
        for (CheckedRulebook.Unseen unseen : rulebook.unseen()) {
            Symbols.Field field = rulebook.symbols().countedBy.get(unseen.kind().name());
            // Pieces without a word are counted under none, so nobody is told whose they are.
            if (field != null && field.type() instanceof Type.Kind words && !words.orNone()) {
                kinds.add(unseen.kind().name());
                fields.add(field);
                fields.add(unseen.side());
            }
        }
    }

    /** The pieces that are counted, if this counts pieces in such a way, or asks whether there are any. */
    public @Nullable Expr counted(Expr expr) {
        Expr set = switch (expr) {
            case Expr.Count count -> count.set();
            case Expr.Some some -> some.set();
            default -> null;
        };
        return set != null && isPublic(set) ? set : null;
    }

    /** Whether everybody is told how many members a set of pieces has. */
    public boolean isPublic(Expr set) {
        return switch (set) {
            case Expr.AllOf all -> kinds.contains(all.kind().name());
            case Expr.Where where -> isPublic(where.set()) && asksOnlyForWords(where.condition());
            case Expr.FormulaCall call ->
                call.formula().body() != null && isPublic(call.formula().body().value());
            default -> false;
        };
    }

    private boolean asksOnlyForWords(Expr condition) {
        if (condition instanceof Expr.State state && state.holder() != null && isOfMember(state)) {
            return fields.contains(state.field());
        }
        return !Parts.isMember(condition) && Parts.of(condition).stream().allMatch(this::asksOnlyForWords);
    }

    private static boolean isOfMember(Expr.State state) {
        return state.holder() != null && Parts.isMember(state.holder());
    }
}
