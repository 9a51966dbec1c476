package org.phaseline.language.resolve;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.phaseline.boards.AreaBoard;
import org.phaseline.boards.Board;
import org.phaseline.boards.Boxes;
import org.phaseline.boards.Grid;
import org.phaseline.boards.HexBoard;
import org.phaseline.boards.NamedSpace;
import org.phaseline.boards.SquareBoard;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.ExpressionText;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** Spaces with names of their own: the areas of a map, and the boxes beside a grid. Both know what they are next to. */
final class NamedSpaceReader {

    private static final BigDecimal HUNDREDTHS = BigDecimal.valueOf(100);
    private static final BigDecimal FARTHEST = BigDecimal.valueOf(10_000);

    private final Problems problems;
    private final Predicate<Word> free;

    /** Several boards may have a space of one name: which is meant, the place where it is named tells. */
    private final TreeSet<String> spaceNames = new TreeSet<>();

    NamedSpaceReader(Problems problems, Predicate<Word> free) {
        this.problems = problems;
        this.free = free;
    }

    /** The grid with its boxes. */
    Grid withBoxes(Grid grid, String board, List<Declaration.Boxes> declared) {
        List<Declaration.NamedSpace> said = new ArrayList<>();
        declared.stream().filter(each -> each.board().text().equals(board)).forEach(each -> said.addAll(each.boxes()));
        List<Declaration.NamedSpace> boxes = distinct(board, said, Boxes.MOST_BOXES, "boxes");
        for (Declaration.NamedSpace box : List.copyOf(boxes)) {
            if (grid.find(box.name().text()) != Board.NOWHERE) {
                problems.add(
                        Code.DUPLICATE_NAME,
                        box.name().place(),
                        "'" + box.name().text() + "' is already a space of '" + board + "'");
                boxes.remove(box);
            }
        }
        if (boxes.isEmpty()) {
            return grid;
        }
        // First without neighbours, so that they can name each other.
        List<NamedSpace> made = new ArrayList<>();
        boxes.forEach(box -> made.add(made(box, 0, 0, List.of())));
        SpaceSpans spans = new SpaceSpans(board, with(grid, made), problems);
        for (int i = 0; i < boxes.size(); i++) {
            made.set(i, made(boxes.get(i), 0, 0, nextTo(boxes.get(i), spans)));
        }
        return with(grid, made);
    }

    private static Grid with(Grid grid, List<NamedSpace> boxes) {
        Boxes all = new Boxes(grid.cells(), boxes);
        return switch (grid) {
            case HexBoard hexes -> new HexBoard(hexes.columns(), hexes.rows(), hexes.naming(), hexes.evenSouth(), all);
            case SquareBoard squares ->
                new SquareBoard(squares.columns(), squares.rows(), squares.neighbours(), squares.naming(), all);
        };
    }

    AreaBoard areas(Declaration.AreaMap map) {
        String board = map.name().text();
        List<Declaration.NamedSpace> areas = distinct(board, map.areas(), AreaBoard.MOST_AREAS, "areas");
        if (areas.isEmpty()) {
            // Whoever read the lines has said so.
            return new AreaBoard(List.of(new NamedSpace(board, board, 0, 0, List.of())));
        }
        boolean drawn = areas.stream().anyMatch(area -> area.at() != null);
        int across = (int) Math.ceil(Math.sqrt(areas.size()));
        TreeMap<String, Word> there = new TreeMap<>();
        List<NamedSpace> made = new ArrayList<>();
        for (int i = 0; i < areas.size(); i++) {
            Declaration.NamedSpace area = areas.get(i);
            Expression.Point at = area.at();
            if (drawn && at == null) {
                problems.add(
                        Code.MISSING,
                        area.name().place(),
                        "say where '" + area.name().text()
                                + "' is drawn, as the other areas do: at (3, 2); or leave it out everywhere");
            }
            int east = at == null ? 100 * (i % across) : hundredths(at.x());
            int north = at == null ? -100 * (i / across) : hundredths(at.y());
            Word other = drawn && at == null ? null : there.putIfAbsent(east + "," + north, area.name());
            if (other != null) {
                problems.add(
                        Code.DECLARATION,
                        at == null ? area.place() : at.place(),
                        "'" + other.text() + "' is drawn at the same place, on line "
                                + other.place().line());
            }
            made.add(made(area, east, north, List.of()));
        }
        return linked(board, areas, made);
    }

    /** What is next to something has it next to itself, whether or not it says so. */
    private AreaBoard linked(String board, List<Declaration.NamedSpace> areas, List<NamedSpace> made) {
        SpaceSpans spans = new SpaceSpans(board, new AreaBoard(made), problems);
        List<List<Integer>> links = new ArrayList<>();
        areas.forEach(unused -> links.add(new ArrayList<>()));
        for (int i = 0; i < areas.size(); i++) {
            for (int other : nextTo(areas.get(i), spans)) {
                link(links.get(i), other, i);
                link(links.get(other), i, other);
            }
        }
        List<NamedSpace> linked = new ArrayList<>();
        for (int i = 0; i < made.size(); i++) {
            NamedSpace area = made.get(i);
            linked.add(new NamedSpace(area.name(), area.title(), area.east(), area.north(), links.get(i)));
        }
        return new AreaBoard(linked);
    }

    private static void link(List<Integer> known, int other, int self) {
        if (other != self && !known.contains(other)) {
            known.add(other);
        }
    }

    private static NamedSpace made(Declaration.NamedSpace said, int east, int north, List<Integer> neighbours) {
        Word title = said.title() == null ? said.name() : said.title();
        return new NamedSpace(said.name().text(), title.text(), east, north, neighbours);
    }

    private List<Integer> nextTo(Declaration.NamedSpace said, SpaceSpans spans) {
        List<Integer> spaces = new ArrayList<>();
        said.nextTo().forEach(span -> spaces.addAll(spans.of(span)));
        return spaces;
    }

    /** Those whose names are free; two that people could not tell apart are a problem. */
    private List<Declaration.NamedSpace> distinct(
            String board, List<Declaration.NamedSpace> said, int most, String what) {
        TreeMap<String, Place> called = new TreeMap<>();
        List<Declaration.NamedSpace> distinct = new ArrayList<>();
        TreeSet<String> names = new TreeSet<>();
        for (Declaration.NamedSpace space : said) {
            String name = space.name().text();
            Word title = space.title() == null ? space.name() : space.title();
            Place before = called.putIfAbsent(title.text(), title.place());
            if (!names.add(name)) {
                problems.add(
                        Code.DUPLICATE_NAME,
                        space.name().place(),
                        "'" + board + "' already has a space '" + name + "'");
                continue;
            }
            if (before != null) {
                problems.add(
                        Code.DUPLICATE_NAME,
                        title.place(),
                        "another space is already called \"" + title.text() + "\", on line " + before.line());
            }
            if (!spaceNames.add(name) || free.test(space.name())) {
                distinct.add(space);
            }
        }
        if (distinct.size() > most) {
            problems.add(
                    Code.TOO_LARGE,
                    distinct.get(most).name().place(),
                    "a board has at most " + most + " " + what + ", and '" + board + "' has " + distinct.size());
            return new ArrayList<>(distinct.subList(0, most));
        }
        return distinct;
    }

    private int hundredths(Expression number) {
        BigDecimal value = new BigDecimal(ExpressionText.of(number));
        if (value.scale() > 2 || value.abs().compareTo(FARTHEST) > 0) {
            problems.add(
                    Code.OUT_OF_RANGE,
                    number.place(),
                    "expected a number from -10,000 to 10,000 here, with at most two decimals");
            return 0;
        }
        return value.multiply(HUNDREDTHS).intValue();
    }

    /** Boxes of what is no grid. */
    void misplaced(List<Declaration.Boxes> declared, TreeMap<String, Board> boards) {
        for (Declaration.Boxes boxes : declared) {
            Board board = boards.get(boxes.board().text());
            if (board == null) {
                problems.unknown(
                        Code.UNKNOWN_NAME,
                        boxes.board().place(),
                        "no board '" + boxes.board().text() + "'"
                                + problems.didYouMean(boxes.board().text(), boards.keySet()));
            } else if (!(board instanceof Grid)) {
                problems.add(
                        Code.DECLARATION,
                        boxes.board().place(),
                        board instanceof AreaBoard
                                ? "on an area map a box is an area: add a line for it below the board"
                                : "a table has no boxes; what stands on no table has 'none' as its place");
            }
        }
    }
}
