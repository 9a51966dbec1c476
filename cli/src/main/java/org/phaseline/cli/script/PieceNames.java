package org.phaseline.cli.script;

import java.util.Optional;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;

/** Pieces by what the rulebook itself calls them in its roster; everybody else calls them by their titles. */
final class PieceNames {

    private PieceNames() {}

    /** The choice with a word or a title, or the piece of a name. */
    static Optional<LegalChoice> choice(OpenDecision decision, String word, Outline outline) {
        return decision.choice(word).or(() -> {
            int member = member(decision.from(), word.strip(), outline);
            return decision.choices().stream()
                    .filter(choice -> member >= 0 && choice.item() == member)
                    .findFirst();
        });
    }

    /** The number of the piece of a kind that has a name, or -1. */
    static int member(String kind, String name, Outline outline) {
        for (PieceKind pieces : outline.pieces()) {
            if (pieces.name().equals(kind)) {
                return pieces.names().indexOf(name);
            }
        }
        return -1;
    }
}
