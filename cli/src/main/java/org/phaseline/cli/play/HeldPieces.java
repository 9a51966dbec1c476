package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.umpire.Sighting;

/** What a player has that others do not see and no board shows: the cards in their hand. */
final class HeldPieces {

    private HeldPieces() {}

    /**
     * One line of at most so many characters, grouped by the words that the pieces are counted by; empty when there are none.
     *
     * @param seen what the player sees
     * @param open what everybody sees
     */
    static String line(Sighting seen, Sighting open, long parties, Outline outline, int width) {
        TreeSet<String> known = new TreeSet<>();
        open.pieces().forEach(piece -> known.add(key(piece)));
        Map<String, List<String>> groups = new LinkedHashMap<>();
        for (Sighting.Piece piece : seen.pieces()) {
            boolean own = piece.side() >= 0 && (parties >>> piece.side() & 1) != 0;
            if (own && piece.spot().isEmpty() && !known.contains(key(piece))) {
                groups.computeIfAbsent(group(piece, outline), unused -> new ArrayList<>())
                        .add(TextWidth.clean(piece.name()));
            }
        }
        return groups.isEmpty() ? "" : fitted(groups, width);
    }

    private static String key(Sighting.Piece piece) {
        return piece.kind() + " " + piece.number();
    }

    /** The word of the field that the kind is counted by, or the kind itself. */
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
        return TextWidth.clean(piece.values().stream()
                .filter(value -> value.name().equals(by))
                .map(Sighting.Value::value)
                .findFirst()
                .orElse(piece.kind()));
    }

    /** As many names as there is room for, and how many more there are. */
    private static String fitted(Map<String, List<String>> groups, int width) {
        StringBuilder line = new StringBuilder("You hold: ");
        int left = groups.values().stream().mapToInt(List::size).sum();
        for (Map.Entry<String, List<String>> group : groups.entrySet()) {
            boolean first = true;
            for (String name : group.getValue()) {
                String next =
                        (first ? (line.toString().endsWith(": ") ? "" : "; ") + group.getKey() + ": " : ", ") + name;
                String rest = left > 1 ? " and " + (left - 1) + " more" : "";
                if (TextWidth.width(line + next + rest) > width) {
                    boolean none = line.toString().endsWith(": ");
                    return line + (none ? "" : " and ") + left + (none ? " pieces" : " more");
                }
                line.append(next);
                left--;
                first = false;
            }
        }
        return line.toString();
    }
}
