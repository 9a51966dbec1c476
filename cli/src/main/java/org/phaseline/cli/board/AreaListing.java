package org.phaseline.cli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.AreaBoard;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.umpire.Sighting;

/** An area map as a list: each area with what is in it and what it is next to. */
final class AreaListing {

    private final String name;
    private final AreaBoard board;
    private final TerminalStyle look;

    AreaListing(String name, AreaBoard board, TerminalStyle look) {
        this.name = name;
        this.board = board;
        this.look = look;
    }

    /** {@code offered} are the areas that can be chosen, each with the label it is chosen by. */
    List<String> lines(
            Sighting sighting, List<PieceLetters.Marked> pieces, List<Character> chosen, Map<Integer, String> offered) {
        Map<Integer, List<String>> contents = new TreeMap<>();
        for (PieceLetters.Marked piece : pieces) {
            boolean choice = chosen.contains(piece.letter());
            contents.computeIfAbsent(piece.spot().space(), unused -> new ArrayList<>())
                    .add(piece.letter()
                            + (choice ? "*" : " ")
                            + TextWidth.clean(piece.piece().name()));
        }
        for (Sighting.Ground ground : sighting.grounds()) {
            if (ground.board().equals(name)) {
                ground.spaces().forEach(area -> add(contents, area, TextWidth.clean(ground.title())));
            }
        }
        for (Sighting.SpaceShown shown : sighting.spaces()) {
            if (shown.board().equals(name)) {
                shown.values().forEach(value -> add(contents, shown.space(), SpaceFeatures.said(value)));
            }
        }
        AreaBorders borders = AreaBorders.of(sighting, name, board);
        List<String> lines = new ArrayList<>();
        for (int area = 0; area < board.spaces(); area++) {
            lines.addAll(lines(area, contents.getOrDefault(area, List.of()), offered.get(area), borders));
        }
        return lines;
    }

    private static void add(Map<Integer, List<String>> contents, int area, String what) {
        contents.computeIfAbsent(area, unused -> new ArrayList<>()).add(what);
    }

    private List<String> lines(int area, List<String> contents, @Nullable String label, AreaBorders borders) {
        int wide = board.areas().stream()
                .mapToInt(each -> TextWidth.width(TextWidth.clean(each.title())))
                .max()
                .orElse(0);
        String title = TextWidth.pad(TextWidth.clean(board.title(area)), wide);
        String sign = TextWidth.pad(label == null ? "" : label, 3);
        String held = String.join(", ", contents);
        String next = "next to "
                + board.areas().get(area).neighbours().stream()
                        .map(other -> borders.neighbour(area, other))
                        .collect(Collectors.joining(", "));
        boolean alone = board.areas().get(area).neighbours().isEmpty();
        int left = look.width() - wide - 6;
        String first =
                (label == null ? sign : look.chosen(label) + sign.substring(label.length())) + " " + title + "  ";
        int room = left - TextWidth.width(held) - (held.isEmpty() ? 0 : 2);
        if (alone) {
            return List.of((first + look.cut(held, left)).stripTrailing());
        }
        if (TextWidth.width(next) <= room) {
            return List.of(first + held + (held.isEmpty() ? "" : "  ") + look.faint(next));
        }
        return held.isEmpty()
                ? List.of(first + look.faint(look.cut(next, left)))
                : List.of(first + look.cut(held, left), " ".repeat(wide + 6) + look.faint(look.cut(next, left)));
    }
}
