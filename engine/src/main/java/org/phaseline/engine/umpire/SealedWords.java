package org.phaseline.engine.umpire;

import java.util.List;
import java.util.stream.Stream;
import org.phaseline.engine.machine.SealedEntry;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.position.Position;

/** What parties have set under seal, in words for those parties. */
final class SealedWords {

    private SealedWords() {}

    /** {@code shown} has what these parties have set in place of what everybody knows. */
    static List<String> of(Position shown, long parties, Outline outline) {
        return told(shown, parties, outline)
                .map(entry -> outline.step(entry.step()).title() + ": " + say(shown, entry, outline))
                .toList();
    }

    /** The same, one by one. */
    static List<Sighting.Sealed> entries(Position shown, long parties, Outline outline) {
        return told(shown, parties, outline)
                .map(entry -> new Sighting.Sealed(
                        entry.field().kind(),
                        entry.holder(),
                        entry.field().name(),
                        space(shown, entry, outline),
                        say(shown, entry, outline)))
                .toList();
    }

    private static Stream<SealedEntry> told(Position shown, long parties, Outline outline) {
        return SealedEntry.of(shown.sealed, outline).stream()
                .filter(entry ->
                        (parties >>> entry.party() & 1) != 0 && !entry.field().untold());
    }

    private static String say(Position shown, SealedEntry entry, Outline outline) {
        return entry.called(outline) + ": " + entry.field().say(shown.slots, entry.holder());
    }

    private static int space(Position shown, SealedEntry entry, Outline outline) {
        StateField field = entry.field();
        boolean holdsSpace = field.type().form() != ValueType.Form.SET
                && outline.boards().stream()
                        .anyMatch(board -> board.name().equals(field.type().kind()));
        return holdsSpace ? (int) shown.slots[field.slot() + entry.holder()] : -1;
    }
}
