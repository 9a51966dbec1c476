package org.phaseline.cli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.boards.AreaBoard;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.umpire.Sighting;

/** What lies between areas, said beside the neighbour it leads to: "The Fen (road)". */
record AreaBorders(AreaBoard board, TreeMap<Long, List<String>> between) {

    static AreaBorders of(Sighting sighting, String name, AreaBoard board) {
        TreeMap<Long, List<String>> between = new TreeMap<>();
        for (Sighting.SideMark mark : sighting.sides()) {
            for (int i = 0; mark.board().equals(name) && i + 1 < mark.pairs().size(); i += 2) {
                between.computeIfAbsent(pair(mark.pairs().get(i), mark.pairs().get(i + 1)), unused -> new ArrayList<>())
                        .add(TextWidth.clean(mark.title()));
            }
        }
        return new AreaBorders(board, between);
    }

    /** A neighbour of an area, with what lies on the way to it. */
    String neighbour(int area, int other) {
        List<String> marks = between.getOrDefault(pair(area, other), List.of());
        return TextWidth.clean(board.title(other)) + (marks.isEmpty() ? "" : " (" + String.join(", ", marks) + ")");
    }

    private static long pair(int one, int other) {
        return (long) Math.min(one, other) << Integer.SIZE | Math.max(one, other);
    }
}
