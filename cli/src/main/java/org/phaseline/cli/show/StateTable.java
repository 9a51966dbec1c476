package org.phaseline.cli.show;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.RepeatedTitles;
import org.phaseline.engine.report.FieldWords;
import org.phaseline.engine.report.SentenceStart;
import org.phaseline.engine.umpire.Sighting;

/** What the umpire keeps: the values of the game and of each party, the markers that are on, pieces that no board shows, and how the game ended. */
public final class StateTable {

    /** What a piece has because it can stand on a board. */
    private static final List<String> OF_STANDING = List.of("at", "facing", "wide", "deep");

    private StateTable() {}

    public static List<String> lines(Sighting sighting, Outline outline, TerminalStyle look) {
        List<String> lines = new ArrayList<>();
        lines.add("Game turn " + sighting.gameTurn()
                + (sighting.date().isEmpty() ? "" : ", " + TextWidth.clean(sighting.date())));
        if (sighting.over()) {
            lines.add(over(sighting));
        }
        int owners = width(sighting.state().stream().map(Sighting.Value::owner).toList());
        int names = width(
                sighting.state().stream().map(value -> called(value, outline)).toList());
        for (Sighting.Value value : sighting.state()) {
            String until = value.until().isEmpty() ? "" : look.faint("  until " + TextWidth.clean(value.until()));
            lines.add("  " + (owners == 0 ? "" : TextWidth.pad(TextWidth.clean(value.owner()), owners + 2))
                    + TextWidth.pad(called(value, outline), names + 2) + TextWidth.clean(value.value()) + until);
        }
        lines.addAll(onNoBoard(sighting, outline, look));
        for (String secret : sighting.ownSecrets()) {
            lines.add("  written down in secret: " + TextWidth.clean(secret));
        }
        return lines;
    }

    /** Pieces that no board shows: cards, markers in a pool, units that have not come yet. */
    private static List<String> onNoBoard(Sighting sighting, Outline outline, TerminalStyle look) {
        List<Sighting.Piece> pieces = sighting.pieces().stream()
                .filter(piece -> piece.spot().isEmpty())
                .toList();
        if (pieces.isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(List.of("Not on a board"));
        lines.addAll(reserves(pieces, look));
        List<Sighting.Piece> others =
                pieces.stream().filter(piece -> !canStand(piece)).toList();
        Map<List<String>, Integer> rows = new LinkedHashMap<>();
        others.forEach(piece -> rows.merge(row(piece, outline), 1, Integer::sum));
        int names = width(rows.entrySet().stream().map(StateTable::name).toList());
        for (Map.Entry<List<String>, Integer> row : rows.entrySet()) {
            lines.add(("  " + TextWidth.pad(name(row), names + 2) + row.getKey().get(1)).stripTrailing());
            row.getKey().stream()
                    .skip(2)
                    .forEach(text -> lines.addAll(TextWidth.wrap(text, look.width(), "      ", "      ")));
        }
        return lines;
    }

    /** The name of a piece, its values, and what the rulebook says of it. */
    private static List<String> row(Sighting.Piece piece, Outline outline) {
        List<String> row = new ArrayList<>(List.of(TextWidth.clean(piece.name()), values(piece, outline)));
        row.addAll(PieceValues.about(piece, outline));
        return row;
    }

    /** Of pieces with one title, what several are called that have the same values. */
    private static String name(Map.Entry<List<String>, Integer> row) {
        return RepeatedTitles.times(row.getKey().getFirst(), row.getValue());
    }

    private static String values(Sighting.Piece piece, Outline outline) {
        return piece.values().stream()
                .filter(value -> !OF_STANDING.contains(value.name()))
                .map(value -> called(value, outline) + " " + TextWidth.clean(value.value()))
                .collect(Collectors.joining(", "));
    }

    private static String called(Sighting.Value value, Outline outline) {
        return TextWidth.clean(FieldWords.called(value.owner(), value.name(), outline));
    }

    /** Of pieces that could stand on a board and are nowhere, only who they are: side by side, in few lines. */
    private static List<String> reserves(List<Sighting.Piece> pieces, TerminalStyle look) {
        TreeMap<Integer, List<Sighting.Piece>> sides = new TreeMap<>();
        pieces.stream()
                .filter(StateTable::canStand)
                .forEach(piece -> sides.computeIfAbsent(piece.side(), _ -> new ArrayList<>())
                        .add(piece));
        List<String> lines = new ArrayList<>();
        for (List<Sighting.Piece> all : sides.values()) {
            String names = String.join(
                    ", ",
                    RepeatedTitles.counted(
                            all.stream().map(Sighting.Piece::name).toList()));
            String side = value(all.getFirst(), "side");
            String line = side.isEmpty() ? names : side + ": " + names;
            lines.addAll(TextWidth.wrap(SentenceStart.of(TextWidth.clean(line)), look.width(), "  ", "    "));
        }
        return lines;
    }

    private static boolean canStand(Sighting.Piece piece) {
        return piece.values().stream().anyMatch(value -> value.name().equals("at"));
    }

    private static String value(Sighting.Piece piece, String name) {
        return piece.values().stream()
                .filter(value -> value.name().equals(name))
                .map(Sighting.Value::value)
                .findFirst()
                .orElse("");
    }

    public static String over(Sighting sighting) {
        return sighting.winner().isEmpty()
                ? "The game is over; nobody has won."
                : "The game is over, won by " + TextWidth.clean(sighting.winner()) + ".";
    }

    private static int width(List<String> texts) {
        return texts.stream().mapToInt(TextWidth::width).max().orElse(0);
    }
}
