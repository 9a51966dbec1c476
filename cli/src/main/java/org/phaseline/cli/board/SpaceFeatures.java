package org.phaseline.cli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.phaseline.cli.show.PieceValues;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.umpire.SeenValue;
import org.phaseline.engine.umpire.Sighting;

/**
 * What the spaces of a board show besides their pieces.
 *
 * @param grounds the symbol of each space that has one
 * @param groundTitles what people call what each symbol stands for
 * @param figures a number of at most two figures for each space that has one
 * @param holders the party for each space that shows one
 * @param others what else is shown, each with the spaces that show it
 * @param sides what lies between spaces
 */
record SpaceFeatures(
        Map<Integer, String> grounds,
        Map<String, List<String>> groundTitles,
        Map<Integer, String> figures,
        Map<Integer, Holder> holders,
        Map<String, List<Integer>> others,
        List<Sighting.SideMark> sides) {

    private static final int MOST_FIGURES = 2;

    /** A party that a space shows. */
    record Holder(int party, char letter) {}

    static SpaceFeatures of(Sighting sighting, Outline outline, String board) {
        Map<Integer, String> grounds = new TreeMap<>();
        Map<String, List<String>> titles = new TreeMap<>();
        for (Sighting.Ground ground : sighting.grounds()) {
            if (ground.board().equals(board)) {
                ground.spaces().forEach(space -> grounds.put(space, ground.symbol()));
                titles.computeIfAbsent(ground.symbol(), unused -> new ArrayList<>())
                        .add(TextWidth.clean(ground.title()));
            }
        }
        List<Sighting.SideMark> sides = sighting.sides().stream()
                .filter(mark -> mark.board().equals(board))
                .toList();
        SpaceFeatures features =
                new SpaceFeatures(grounds, titles, new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), sides);
        for (Sighting.SpaceShown shown : sighting.spaces()) {
            if (shown.board().equals(board)) {
                shown.values().forEach(value -> features.add(shown.space(), value, outline, board));
            }
        }
        return features;
    }

    private void add(int space, Sighting.Value value, Outline outline, String board) {
        boolean drawn = switch (value.seen()) {
            case SeenValue.Number number -> figure(space, Long.toString(number.value()));
            case SeenValue.Members members ->
                figure(space, Integer.toString(members.numbers().size()));
            case SeenValue.Member member
            when member.kind().isEmpty() -> {
                char letter = outline.parties().get(member.number()).name().charAt(0);
                yield holders.putIfAbsent(space, new Holder(member.number(), letter)) == null;
            }
            case SeenValue.Member _, SeenValue.Decimal _, SeenValue.Flag _, SeenValue.None _, SeenValue.Untold _ ->
                false;
        };
        if (!drawn || value.seen() instanceof SeenValue.Member) {
            others.computeIfAbsent(said(value, board, outline), unused -> new ArrayList<>())
                    .add(space);
        }
    }

    private boolean figure(int space, String figure) {
        return figure.length() <= MOST_FIGURES && figures.putIfAbsent(space, figure) == null;
    }

    /** A value with what its field is called. */
    static String said(Sighting.Value value, String board, Outline outline) {
        return switch (value.seen()) {
            case SeenValue.Number _, SeenValue.Decimal _ -> PieceValues.counted(board, value, outline);
            case SeenValue.Flag _ -> PieceValues.called(board, value.name(), outline);
            case SeenValue.Member _, SeenValue.Members _, SeenValue.None _, SeenValue.Untold _ ->
                PieceValues.called(board, value.name(), outline) + " " + TextWidth.clean(value.value());
        };
    }

    boolean isEmpty() {
        return grounds.isEmpty() && figures.isEmpty() && holders.isEmpty() && sides.isEmpty();
    }
}
