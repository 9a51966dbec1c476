package org.phaseline.cli.play;

import java.util.Optional;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;

/** Pieces by what the rulebook itself calls them in its roster; everybody else calls them by their titles. */
public final class PieceNames {

    private PieceNames() {}

    /** The choice with a word or a title, or the piece of a name. */
    public static Optional<LegalChoice> choice(OpenDecision decision, String word, Outline outline) {
        return decision.choice(word).or(() -> {
            int member = member(decision.from(), word.strip(), outline);
            return decision.choices().stream()
                    .filter(choice -> member >= 0 && choice.item() == member)
                    .findFirst();
        });
    }

    /** The piece with this name, letter by letter; else the only one whose name differs in upper and lower case alone. */
    private static int named(PieceKind pieces, String name) {
        int exact = pieces.names().indexOf(name);
        if (exact >= 0) {
            return exact;
        }
        int found = -1;
        for (int i = 0; i < pieces.names().size(); i++) {
            if (pieces.names().get(i).equalsIgnoreCase(name)) {
                if (found >= 0) {
                    return -1;
                }
                found = i;
            }
        }
        return found;
    }

    /** The number of the piece of a kind that has a name, or -1. */
    public static int member(String kind, String name, Outline outline) {
        for (PieceKind pieces : outline.pieces()) {
            if (pieces.name().equals(kind)) {
                return named(pieces, name);
            }
        }
        return -1;
    }
}
