package org.phaseline.cli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.AreaBoard;
import org.phaseline.cli.show.PieceValues;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.report.SentenceStart;
import org.phaseline.engine.umpire.Sighting;

/** An area map as a list: each area with what is in it and what it is next to. */
final class AreaListing {

    private static final String NEXT_TO = "next to ";

    private final String name;
    private final AreaBoard board;
    private final Outline outline;
    private final TerminalStyle look;

    AreaListing(String name, AreaBoard board, Outline outline, TerminalStyle look) {
        this.name = name;
        this.board = board;
        this.outline = outline;
        this.look = look;
    }

    /**
     * {@code offered} are the areas that can be chosen, each with the label it is chosen by. What is in an area is always told in full; of
     * what it is next to, one line must do where there are fewer rows than all of it takes.
     */
    List<String> lines(Sighting sighting, List<PieceLetters.Marked> pieces, Map<Integer, String> offered, int rows) {
        Map<Integer, List<String>> contents = contents(sighting, pieces);
        AreaBorders borders = AreaBorders.of(sighting, name, board);
        List<String> lines = lines(contents, offered, borders, false);
        return look.isScreen() && lines.size() > rows ? lines(contents, offered, borders, true) : lines;
    }

    private Map<Integer, List<String>> contents(Sighting sighting, List<PieceLetters.Marked> pieces) {
        Map<Integer, List<String>> contents = new TreeMap<>();
        for (Sighting.Ground ground : sighting.grounds()) {
            if (ground.board().equals(name)) {
                ground.spaces().forEach(area -> add(contents, area, TextWidth.clean(ground.title())));
            }
        }
        for (Sighting.SpaceShown shown : sighting.spaces()) {
            if (shown.board().equals(name)) {
                shown.values().forEach(value -> add(contents, shown.space(), SpaceFeatures.said(value, name, outline)));
            }
        }
        Map<Integer, List<String>> standing = new TreeMap<>();
        for (PieceLetters.Marked piece : pieces) {
            boolean choice = piece.chosen();
            String named = PieceValues.named(piece.piece(), outline);
            add(standing, piece.spot().space(), piece.letter() + (choice ? "*" : " ") + named);
        }
        standing.forEach((area, there) -> addStanding(contents, area, there));
        return contents;
    }

    /** What an area has comes first; a semicolon parts it from who stands there. */
    private static void addStanding(Map<Integer, List<String>> contents, int area, List<String> pieces) {
        List<String> all = contents.computeIfAbsent(area, unused -> new ArrayList<>());
        if (!all.isEmpty()) {
            all.add(all.removeLast() + "; " + pieces.removeFirst());
        }
        all.addAll(pieces);
    }

    private static void add(Map<Integer, List<String>> contents, int area, String what) {
        contents.computeIfAbsent(area, unused -> new ArrayList<>()).add(what);
    }

    private List<String> lines(
            Map<Integer, List<String>> contents, Map<Integer, String> offered, AreaBorders borders, boolean brief) {
        List<String> lines = new ArrayList<>();
        for (int area = 0; area < board.spaces(); area++) {
            lines.addAll(lines(area, contents.getOrDefault(area, List.of()), offered.get(area), borders, brief));
        }
        return lines;
    }

    private List<String> lines(
            int area, List<String> contents, @Nullable String label, AreaBorders borders, boolean brief) {
        int wide = board.areas().stream()
                .mapToInt(each -> TextWidth.width(TextWidth.clean(each.title())))
                .max()
                .orElse(0);
        int room = look.width() - wide - 6;
        String held = String.join(", ", contents);
        List<String> neighbours = board.areas().get(area).neighbours().stream()
                .map(other -> borders.neighbour(area, other))
                .toList();
        String next = neighbours.isEmpty() ? "" : NEXT_TO + String.join(", ", neighbours);
        List<String> beside = new ArrayList<>(held.isEmpty() ? List.of() : TextWidth.wrapList("", contents, room, ""));
        if (beside.size() == 1 && TextWidth.width(held) + 2 + TextWidth.width(next) <= room) {
            beside.set(0, (held + "  " + look.faint(next)).stripTrailing());
        } else if (!next.isEmpty()) {
            (brief ? List.of(look.cut(next, room)) : TextWidth.wrapList(NEXT_TO, neighbours, room, ""))
                    .forEach(line -> beside.add(look.faint(line)));
        }
        String sign = TextWidth.pad(label == null ? "" : label, 3);
        String title = TextWidth.pad(SentenceStart.of(TextWidth.clean(board.title(area))), wide);
        String first =
                (label == null ? sign : look.chosen(label) + sign.substring(label.length())) + " " + title + "  ";
        List<String> lines = new ArrayList<>();
        lines.add((first + (beside.isEmpty() ? "" : beside.getFirst())).stripTrailing());
        beside.stream().skip(1).forEach(line -> lines.add(" ".repeat(wide + 6) + line));
        return lines;
    }
}
