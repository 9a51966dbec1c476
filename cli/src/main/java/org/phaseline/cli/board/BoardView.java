package org.phaseline.cli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.phaseline.boards.AreaBoard;
import org.phaseline.boards.Grid;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.engine.outline.BoardInfo;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.report.NameWords;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.Sighting;

/** The boards of a game as somebody sees them: the picture on the left, what stands on it on the right. */
public final class BoardView {

    /** Less room beside a board is not worth a list. */
    private static final int LEAST_LEGEND = 24;

    private static final int MOST_BESIDE = 44;

    /** More places than this are marked, not numbered. */
    public static final int MANY_PLACES = 40;

    /** A choice that can be pointed at: the kind it is from, its number there, and the label it is chosen by. */
    public record Pointed(String from, LegalChoice choice, String label) {

        private boolean isAt(Sighting.Piece piece) {
            return piece.kind().equals(from) && piece.number() == choice.item();
        }
    }

    private final Outline outline;
    private final TerminalStyle look;

    public BoardView(Outline outline, TerminalStyle look) {
        this.outline = outline;
        this.look = look;
    }

    /** Whether there is anything to draw. */
    public static boolean has(Outline outline) {
        return !outline.boards().isEmpty();
    }

    /** What stands elsewhere, or faces elsewhere, than it did before. */
    public static List<Pointed> moved(Sighting before, Sighting after) {
        List<Pointed> moved = new ArrayList<>();
        for (Sighting.Piece piece : after.pieces()) {
            boolean same = before.pieces().stream()
                    .anyMatch(old -> old.kind().equals(piece.kind())
                            && old.number() == piece.number()
                            && old.spot().equals(piece.spot()));
            if (!same) {
                moved.add(new Pointed(piece.kind(), new LegalChoice(piece.number(), piece.name()), ""));
            }
        }
        return moved;
    }

    public List<String> lines(Sighting sighting, List<Pointed> choices, int rows) {
        return lines(sighting, choices, rows, List.of());
    }

    /** {@code news} fills what room is left below the list, the latest last. */
    public List<String> lines(Sighting sighting, List<Pointed> choices, int rows, List<String> news) {
        List<String> lines = new ArrayList<>();
        List<Integer> rooms = rooms(rows);
        for (int i = 0; i < rooms.size(); i++) {
            BoardInfo info = outline.boards().get(i);
            if (rooms.size() > 1) {
                lines.add(look.strong(NameWords.of(info.name())));
            }
            lines.addAll(lines(info, sighting, choices, rooms.get(i), i == 0 ? news : List.of()));
        }
        return lines;
    }

    /** Of several boards, one with more rows gets more lines; each has one above it for its name. */
    private List<Integer> rooms(int rows) {
        if (outline.boards().size() == 1) {
            return List.of(rows);
        }
        int all =
                outline.boards().stream().mapToInt(info -> info.board().rows()).sum();
        return outline.boards().stream()
                .map(info -> Math.max(4, rows * info.board().rows() / all - 1))
                .toList();
    }

    private List<String> lines(BoardInfo info, Sighting sighting, List<Pointed> choices, int rows, List<String> news) {
        List<String> kinds = outline.pieces().stream()
                .filter(kind -> kind.board().equals(info.name()))
                .map(PieceKind::name)
                .toList();
        List<PieceLetters.Marked> pieces = PieceLetters.of(
                sighting.pieces(),
                info.name(),
                kinds,
                piece -> choices.stream().anyMatch(pointed -> pointed.isAt(piece)));
        Map<Integer, String> spaces = new TreeMap<>();
        for (Pointed pointed : choices) {
            if (pointed.from.equals(info.name()) && pointed.choice.item() >= 0) {
                spaces.put((int) pointed.choice.item(), pointed.label);
            }
        }
        SpaceFeatures features = SpaceFeatures.of(sighting, outline, info.name());
        Legend legend = new Legend(outline, info.board(), features.sides(), look);
        return switch (info.board()) {
            case MeasuredTable table -> {
                int beside = Math.max(look.width() - MOST_BESIDE, look.width() - LEAST_LEGEND);
                Canvas canvas = TableDrawing.fitting(table, beside, rows).draw(pieces, spaces, look);
                yield beside(canvas, legend, pieces, List.of(), rows, news);
            }
            case Grid grid -> {
                GridWindow window = window(grid, features, pieces, spaces, rows);
                Canvas canvas = new GridDrawing(grid, features, window, outline).draw(pieces, spaces, look);
                List<String> notes = new ArrayList<>(new SpaceNotes(grid, features, look).lines(pieces));
                String part = window.said(grid);
                if (!part.isEmpty()) {
                    notes.addFirst(part);
                }
                yield beside(canvas, legend, pieces, notes, rows, news);
            }
            case AreaBoard areas ->
                new AreaListing(info.name(), areas, outline, look).lines(sighting, pieces, spaces, rows);
        };
    }

    /**
     * Whether it matters which way a piece faces: on a measured table for everybody's; on hexes and squares where rules or set-up speak of
     * it, for otherwise every piece keeps the facing it is made with.
     */
    static boolean isFaced(Outline outline, Sighting.Piece piece) {
        PieceKind kind = outline.pieces().stream()
                .filter(each -> each.name().equals(piece.kind()))
                .findFirst()
                .orElseThrow();
        boolean measured = outline.boards().stream()
                .anyMatch(info -> info.name().equals(kind.board()) && info.board() instanceof MeasuredTable);
        return measured ? piece.side() >= 0 : kind.faced();
    }

    /** All of it if it fits; else what is around the spaces and pieces that can be chosen, or around all pieces. */
    private GridWindow window(
            Grid grid,
            SpaceFeatures features,
            List<PieceLetters.Marked> pieces,
            Map<Integer, String> spaces,
            int rows) {
        List<Integer> focus = new ArrayList<>(spaces.keySet());
        if (focus.isEmpty()) {
            List<PieceLetters.Marked> choices =
                    pieces.stream().filter(PieceLetters.Marked::chosen).toList();
            (choices.isEmpty() ? pieces : choices)
                    .forEach(piece -> focus.add(piece.spot().space()));
        }
        boolean fits = grid.columns() <= GridDrawing.columnsIn(look.width());
        int columns = GridDrawing.columnsIn(fits ? look.width() : look.width() - LEAST_LEGEND - 2);
        int high = look.isScreen() ? GridDrawing.rowsIn(grid, features, rows) : grid.rows();
        return GridWindow.of(grid, columns, high, focus);
    }

    private List<String> beside(
            Canvas canvas,
            Legend legend,
            List<PieceLetters.Marked> pieces,
            List<String> notes,
            int rows,
            List<String> news) {
        List<String> picture = canvas.lines(look);
        int room = look.width() - canvas.columns() - 2;
        if (room < LEAST_LEGEND) {
            List<String> lines = new ArrayList<>(picture);
            List<String> below = new ArrayList<>(legend.lines(pieces, look.width()));
            notes.forEach(note -> below.add(look.cut(note, look.width())));
            below.stream().limit(Math.max(0, rows - picture.size())).forEach(lines::add);
            return lines;
        }
        int most = Math.max(picture.size(), rows);
        List<String> list = new ArrayList<>(columns(legend, pieces, room, most));
        notes.forEach(note -> list.add(look.cut(note, room)));
        int fits = Math.min(news.size(), picture.size() - list.size() - 1);
        if (fits > 0) {
            list.add("");
            news.subList(news.size() - fits, news.size()).forEach(line -> list.add(look.faint(look.cut(line, room))));
        }
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < Math.max(picture.size(), Math.min(list.size(), most)); i++) {
            String left = i < picture.size() ? picture.get(i) : " ".repeat(canvas.columns());
            lines.add((left + "  " + (i < list.size() ? list.get(i) : "")).stripTrailing());
        }
        return lines;
    }

    /** When the list is longer than the picture it goes on in a second column, if there is room. */
    private static List<String> columns(Legend legend, List<PieceLetters.Marked> pieces, int room, int rows) {
        int half = (room - 1) / 2;
        if (pieces.size() <= rows || half < LEAST_LEGEND - 6) {
            return legend.lines(pieces, Math.min(room, MOST_BESIDE + 16));
        }
        List<String> narrow = legend.lines(pieces, half);
        int deep = (narrow.size() + 1) / 2;
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < deep; i++) {
            lines.add(narrow.get(i) + " " + (i + deep < narrow.size() ? narrow.get(i + deep) : ""));
        }
        return lines;
    }
}
