package org.phaseline.engine.umpire;

import java.util.List;
import java.util.stream.Stream;
import org.phaseline.engine.machine.SealedEntry;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.FieldWords;

/** What parties have set under seal, in words for those parties. */
final class SealedWords {

    private SealedWords() {}

    /** {@code shown} has what these parties have set in place of what everybody knows, which is {@code known}. */
    static List<String> of(Position shown, long[] known, long parties, Outline outline) {
        return told(shown, known, parties, outline)
                .map(entry -> outline.step(entry.step()).title() + ": " + sayOfPiece(shown, entry, outline))
                .toList();
    }

    /** Of a piece as it will be revealed: "Goose, course north", "Goose, not anchored". */
    private static String sayOfPiece(Position shown, SealedEntry entry, Outline outline) {
        StateField field = entry.field();
        if (field.owner() != StateField.Owner.MEMBER) {
            return say(shown, entry, outline);
        }
        String what = FieldWords.called(field);
        String value = field.say(shown.slots, entry.holder());
        return field.holders().get(entry.holder()) + ", "
                + switch (value) {
                    case "yes" -> what;
                    case "no" -> "not " + what;
                    default -> what + " " + value;
                };
    }

    /** The same, one by one. */
    static List<Sighting.Sealed> entries(Position shown, long[] known, long parties, Outline outline) {
        return told(shown, known, parties, outline)
                .map(entry -> new Sighting.Sealed(
                        entry.field().kind(),
                        entry.holder(),
                        entry.field().name(),
                        space(shown, entry, outline),
                        say(shown, entry, outline)))
                .toList();
    }

    private static Stream<SealedEntry> told(Position shown, long[] known, long parties, Outline outline) {
        if (shown.sealed.isEmpty()) {
            return Stream.empty();
        }
        return SealedEntry.of(shown.sealed, outline).stream()
                .filter(entry ->
                        (parties >>> entry.party() & 1) != 0 && !entry.field().untold())
                // What had no order and has none is as if nothing had been written.
                .filter(entry -> !entry.isNothing() || !entry.isAsIn(known));
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
