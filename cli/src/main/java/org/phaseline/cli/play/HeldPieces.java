package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.phaseline.cli.show.PieceValues;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.report.NameWords;
import org.phaseline.engine.report.SentenceStart;
import org.phaseline.engine.umpire.Sighting;

/** What a player has that others do not see and no board shows: the cards in their hand, all of them. */
final class HeldPieces {

    private static final String HELD = "You hold";

    private HeldPieces() {}

    /**
     * A paragraph for each word that the pieces are counted by ("Your hand: ..."), and one for all that are not counted.
     *
     * @param seen what the player sees
     * @param open what everybody sees
     */
    static List<String> lines(Sighting seen, Sighting open, long parties, Outline outline, int width) {
        List<String> lines = new ArrayList<>();
        groups(seen, open, parties, outline)
                .forEach((group, pieces) -> lines.addAll(
                        TextWidth.wrapList(group + ": ", PieceValues.named(pieces, outline), width, "  ")));
        return lines;
    }

    /** The same, and below each paragraph what the rulebook says of the pieces: what is written on the cards. */
    static List<String> explained(Sighting seen, Sighting open, long parties, Outline outline, int width) {
        List<String> lines = new ArrayList<>();
        groups(seen, open, parties, outline).forEach((group, pieces) -> {
            lines.addAll(TextWidth.wrapList(group + ": ", PieceValues.named(pieces, outline), width, "  "));
            TreeSet<String> told = new TreeSet<>();
            for (Sighting.Piece piece : pieces) {
                List<String> about = PieceValues.about(piece, outline);
                if (!about.isEmpty() && told.add(piece.name())) {
                    String text = SentenceStart.of(TextWidth.clean(piece.name())) + ": " + String.join(" ", about);
                    lines.addAll(TextWidth.wrap(text, width, "  ", "    "));
                }
            }
        });
        return lines;
    }

    private static Map<String, List<Sighting.Piece>> groups(
            Sighting seen, Sighting open, long parties, Outline outline) {
        TreeSet<String> known = new TreeSet<>();
        open.pieces().forEach(piece -> known.add(key(piece)));
        Map<String, List<Sighting.Piece>> groups = new LinkedHashMap<>();
        for (Sighting.Piece piece : seen.pieces()) {
            boolean own = piece.side() >= 0 && (parties >>> piece.side() & 1) != 0;
            if (own && piece.spot().isEmpty() && !known.contains(key(piece))) {
                groups.computeIfAbsent(TextWidth.clean(group(piece, outline)), unused -> new ArrayList<>())
                        .add(piece);
            }
        }
        return groups;
    }

    private static String key(Sighting.Piece piece) {
        return piece.kind() + " " + piece.number();
    }

    /** "Your hand", by the title of the word that the piece is counted by; a word like inHand, which has none, is no noun. */
    private static String group(Sighting.Piece piece, Outline outline) {
        int counted = outline.pieces().stream()
                .filter(kind -> kind.name().equals(piece.kind()))
                .mapToInt(PieceKind::counted)
                .findFirst()
                .orElse(-1);
        String by = outline.state().stream()
                .filter(field -> counted >= 0 && field.slot() == counted)
                .map(StateField::name)
                .findFirst()
                .orElse("");
        return piece.values().stream()
                .filter(value -> value.name().equals(by))
                .findFirst()
                .map(HeldPieces::group)
                .orElse(HELD);
    }

    private static String group(Sighting.Value place) {
        boolean titled = !place.word().equals(place.value());
        String said = titled ? place.value() : NameWords.of(place.value());
        boolean noun = titled || !said.contains(" ");
        return noun ? "Your " + said : HELD + " (" + said + ")";
    }
}
