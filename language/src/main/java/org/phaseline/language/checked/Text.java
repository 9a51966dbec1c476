package org.phaseline.language.checked;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.language.tree.Word;

/**
 * A text for players with values in braces: a piece before each value, and one behind the last.
 *
 * @param written the values as they stand in their braces
 * @param version the version of the language it is written in
 */
public record Text(Word source, List<String> pieces, List<Expr> values, List<String> written, int version) {

    /** A part of a text behind its first piece. */
    public sealed interface Part {

        /** A value, and the text behind it. */
        record Shown(Expr value, String behind) implements Part {}

        /** Words that agree with a value, and the text behind them. */
        record Agreeing(Expr with, Agreement forms, String behind) implements Part {}
    }

    /** The text in front of its parts. */
    public String beginning() {
        String piece = pieces.getFirst();
        List<Agreement> agreements = agreements(piece);
        return agreements.isEmpty()
                ? piece
                : piece.substring(0, agreements.getFirst().from());
    }

    /** Values and words that agree with them, in their order: with the one they name, else with the value before them, at the beginning with the first. */
    public List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            String piece = pieces.get(i);
            List<Agreement> agreements = agreements(piece);
            if (i > 0) {
                int end = agreements.isEmpty()
                        ? piece.length()
                        : agreements.getFirst().from();
                parts.add(new Part.Shown(values.get(i - 1), piece.substring(0, end)));
            }
            for (int k = 0; k < agreements.size(); k++) {
                int end = k + 1 < agreements.size() ? agreements.get(k + 1).from() : piece.length();
                Agreement forms = agreements.get(k);
                parts.add(new Part.Agreeing(values.get(agreesWith(forms, i)), forms, piece.substring(forms.to(), end)));
            }
        }
        return List.copyOf(parts);
    }

    private int agreesWith(Agreement forms, int piece) {
        int named = named(forms);
        return named >= 0 ? named : Math.max(0, piece - 1);
    }

    /** The value that these words name, or -1. */
    public int named(Agreement forms) {
        return written.stream().map(Agreement::called).toList().indexOf(Agreement.called(forms.named()));
    }

    private List<Agreement> agreements(String piece) {
        return values.isEmpty() || version < Agreement.SINCE ? List.of() : Agreement.in(piece);
    }
}
