package org.phaseline.cli.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.phaseline.boards.Grid;
import org.phaseline.boards.SpaceNaming;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;

/** What a picture of hexes or squares cannot say, in lines: who stands together, who is in a box, what values and signs mean. */
final class SpaceNotes {

    private static final int MOST_NAMED = 12;

    private final Grid grid;
    private final SpaceFeatures features;
    private final TerminalStyle look;

    SpaceNotes(Grid grid, SpaceFeatures features, TerminalStyle look) {
        this.grid = grid;
        this.features = features;
        this.look = look;
    }

    List<String> lines(List<PieceLetters.Marked> pieces) {
        Map<Integer, List<PieceLetters.Marked>> bySpace = new TreeMap<>();
        for (PieceLetters.Marked piece : pieces) {
            bySpace.computeIfAbsent(piece.spot().space(), unused -> new ArrayList<>())
                    .add(piece);
        }
        List<String> lines = new ArrayList<>();
        bySpace.forEach((space, stack) -> {
            if (grid.isCell(space) && stack.size() > 1) {
                lines.add(grid.name(space) + ": " + letters(stack));
            }
        });
        for (int box = grid.cells(); box < grid.spaces(); box++) {
            List<PieceLetters.Marked> inside = bySpace.getOrDefault(box, List.of());
            String figure = features.figures().get(box);
            lines.add(TextWidth.clean(grid.title(box)) + ": "
                    + (inside.isEmpty() ? "empty" : letters(inside))
                    + (figure == null ? "" : ", " + figure));
        }
        features.others().forEach((said, spaces) -> lines.add(said + ": " + names(spaces)));
        String signs = signs();
        if (!signs.isEmpty()) {
            lines.add(signs);
        }
        return lines;
    }

    private static String letters(List<PieceLetters.Marked> stack) {
        return stack.stream()
                .map(piece ->
                        piece.letter() + " " + TextWidth.clean(piece.piece().name()))
                .collect(Collectors.joining(", "));
    }

    private String names(List<Integer> spaces) {
        // Printed numbers are read in their own order, which may begin in the north.
        boolean numbered = grid.naming() instanceof SpaceNaming.Numbered;
        String named = (numbered ? spaces.stream().sorted(Comparator.comparing(grid::name)) : spaces.stream())
                .limit(MOST_NAMED)
                .map(space -> TextWidth.clean(grid.title(space)))
                .collect(Collectors.joining(", "));
        return spaces.size() > MOST_NAMED ? named + " and " + (spaces.size() - MOST_NAMED) + " more" : named;
    }

    private String signs() {
        return features.groundTitles().entrySet().stream()
                .map(each ->
                        GroundSigns.of(each.getKey(), features.groundTitles().keySet(), look.unicode()) + " "
                                + String.join(", ", each.getValue()))
                .collect(Collectors.joining("  "));
    }
}
