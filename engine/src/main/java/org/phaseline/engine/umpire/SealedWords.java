package org.phaseline.engine.umpire;

import java.util.List;
import org.phaseline.engine.machine.SealedEntry;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.position.Position;

/** What parties have set under seal, in words for those parties. */
final class SealedWords {

    private SealedWords() {}

    /** {@code shown} has what these parties have set in place of what everybody knows. */
    static List<String> of(Position shown, long parties, Outline outline) {
        return SealedEntry.of(shown.sealed, outline).stream()
                .filter(entry ->
                        (parties >>> entry.party() & 1) != 0 && !entry.field().untold())
                .map(entry -> outline.step(entry.step()).title() + ": " + entry.called(outline) + ": "
                        + entry.field().say(shown.slots, entry.holder()))
                .toList();
    }
}
