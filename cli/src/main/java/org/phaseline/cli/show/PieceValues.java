package org.phaseline.cli.show;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.RepeatedTitles;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.FieldWords;
import org.phaseline.engine.report.SentenceStart;
import org.phaseline.engine.umpire.SeenValue;
import org.phaseline.engine.umpire.Sighting;

/**
 * What a player should know of a piece wherever it is named, in words: "3 guns", "order Hold", "tired". These are the fields that the
 * rulebook gives a wording or shows on the piece's symbol, and its markers; what else a piece has is the rulebook's own affair.
 */
public final class PieceValues {

    private static final Set<ValueType.Form> NUMBERS = Set.of(ValueType.Form.NUMBER, ValueType.Form.LEDGER);

    private PieceValues() {}

    /** Numbers first: where a line is cut, what is left to spend is what somebody must see. */
    public static List<String> of(Sighting.Piece piece, Outline outline) {
        List<String> numbers = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (Sighting.Value value : piece.values()) {
            StateField field = field(piece.kind(), value.name(), outline);
            if (field == null || !isShown(field, outline)) {
                continue;
            }
            String said = said(field, value);
            if (!said.isEmpty()) {
                boolean number =
                        !field.marker() && NUMBERS.contains(field.type().form());
                (number ? numbers : others).add(TextWidth.clean(said));
            }
        }
        numbers.addAll(others);
        return numbers;
    }

    /** The name of a piece, and behind it in brackets what there is to know. */
    public static String named(Sighting.Piece piece, Outline outline) {
        return SentenceStart.of(TextWidth.clean(piece.name())) + bracketed(piece, outline);
    }

    /** The same of several; those of which people read the same are named once: "Volley ×3 (2 points)". */
    public static List<String> named(List<Sighting.Piece> pieces, Outline outline) {
        Map<String, List<Sighting.Piece>> alike = new LinkedHashMap<>();
        pieces.forEach(piece -> alike.computeIfAbsent(named(piece, outline), _ -> new ArrayList<>())
                .add(piece));
        return alike.values().stream()
                .map(same -> RepeatedTitles.times(
                                SentenceStart.of(TextWidth.clean(same.getFirst().name())), same.size())
                        + bracketed(same.getFirst(), outline))
                .toList();
    }

    /** The same without the name; empty when there is nothing. */
    public static String bracketed(Sighting.Piece piece, Outline outline) {
        List<String> values = of(piece, outline);
        return values.isEmpty() ? "" : " (" + String.join(", ", values) + ")";
    }

    /** What the rulebook says of a piece, such as what is written on a card; in paragraphs. */
    public static List<String> about(Sighting.Piece piece, Outline outline) {
        return about(piece.kind(), piece.number(), outline);
    }

    /** The same by its number, also of a piece that is only shown for a moment. */
    public static List<String> about(String kind, int number, Outline outline) {
        return outline.pieces().stream()
                .filter(each -> each.name().equals(kind))
                .findFirst()
                .map(each -> each.about(number))
                .orElse(List.of())
                .stream()
                .map(TextWidth::clean)
                .toList();
    }

    /** What a field of the members of a kind is called. */
    public static String called(String kind, String name, Outline outline) {
        StateField field = field(kind, name, outline);
        return TextWidth.clean(field == null ? name : FieldWords.called(field));
    }

    /** A number of a member of a kind: "2 points" where the field has a wording, else "points 2". */
    public static String counted(String kind, Sighting.Value number, Outline outline) {
        StateField field = field(kind, number.name(), outline);
        return field == null || field.text().isEmpty()
                ? called(kind, number.name(), outline) + " " + TextWidth.clean(number.value())
                : TextWidth.clean(FieldWords.counted(number.value(), field));
    }

    private static boolean isShown(StateField field, Outline outline) {
        return field.marker()
                || !field.text().isEmpty()
                || outline.symbols().stream()
                        .filter(rule -> rule.kind().equals(field.kind()))
                        .flatMap(rule -> rule.showing().stream())
                        .anyMatch(shown -> shown.field().equals(field.name()));
    }

    private static String said(StateField field, Sighting.Value value) {
        String called = FieldWords.called(field);
        if (field.marker()) {
            return called;
        }
        if (value.seen() instanceof SeenValue.Untold || value.value().equals("none")) {
            return "";
        }
        return switch (field.type().form()) {
            case FLAG -> value.value().equals("yes") ? called : "";
            case SET -> FieldWords.counted(Integer.toString(value.value().split(", ").length), field);
            case NUMBER, LEDGER -> value.value().equals("0") ? "" : FieldWords.counted(value.value(), field);
            case WORD -> called + " " + value.value();
        };
    }

    private static @Nullable StateField field(String kind, String name, Outline outline) {
        for (StateField field : outline.state()) {
            if (field.kind().equals(kind) && field.name().equals(name)) {
                return field;
            }
        }
        return null;
    }
}
