package org.phaseline.language.resolve;

import java.util.List;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.Board;
import org.phaseline.boards.Boxes;
import org.phaseline.boards.Grid;
import org.phaseline.boards.HexBoard;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.boards.SpaceBoard;
import org.phaseline.boards.SquareBoard;
import org.phaseline.boards.Unit;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Declaration.ScenarioLine;
import org.phaseline.language.tree.Word;

/** Boards, in the size the scenario says, and the kinds that come with them: spaces, facings, edges. */
final class BoardReader {

    static final String FACING = "Facing";
    static final String EDGE = "Edge";

    private static final List<String> FORMS = List.of("hexes", "squares", "table", "areas");
    private static final List<String> EDGES = List.of("front", "right", "rear", "left");
    private static final int USUAL_POINTS = 12;

    private final Symbols symbols;
    private final Problems problems;
    private final Predicate<Word> free;
    private final NamedSpaceReader named;

    BoardReader(Symbols symbols, Problems problems, Predicate<Word> free) {
        this.named = new NamedSpaceReader(problems, free);
        this.symbols = symbols;
        this.problems = problems;
        this.free = free;
    }

    void read(Declarations declarations, List<ScenarioLine> scenario) {
        List<Declaration.Boxes> boxes = declarations.of(Declaration.Boxes.class);
        List<Declaration.Board> declared = declarations.of(Declaration.Board.class);
        for (Declaration.AreaMap map : declarations.of(Declaration.AreaMap.class)) {
            if (free.test(map.name())) {
                put(map.name().text(), named.areas(map));
            }
        }
        TreeMap<String, Declaration.Board> sizes = new TreeMap<>();
        for (ScenarioLine line : scenario) {
            if (line instanceof ScenarioLine.Size size) {
                sizes.put(size.board().name().text(), size.board());
            }
        }
        for (Declaration.Board board : declared) {
            if (free.test(board.name())) {
                String name = board.name().text();
                Declaration.Board said = sizes.getOrDefault(name, board);
                if (!said.form().text().equals(board.form().text())
                        && FORMS.contains(board.form().text())) {
                    problems.add(
                            Code.DECLARATION,
                            said.form().place(),
                            "a scenario can change the size of a board, not its form: '" + name + "' is "
                                    + form(board));
                    symbols.unclearBoards.add(name);
                    said = board;
                }
                Board sized = make(said);
                Board made = sized instanceof Grid grid && !symbols.unclearBoards.contains(name)
                        ? named.withBoxes(grid, name, boxes)
                        : sized;
                put(name, made);
                if (FORMS.contains(said.form().text())) {
                    facings(made, board);
                }
            }
        }
        named.misplaced(boxes, symbols.boards);
        sizes.forEach((name, size) -> {
            if (!symbols.boards.containsKey(name)) {
                problems.unknown(
                        Code.UNKNOWN_NAME,
                        size.name().place(),
                        "no board '" + name + "'" + problems.didYouMean(name, symbols.boards.keySet()));
            }
        });
    }

    private void put(String name, Board board) {
        symbols.boards.put(name, board);
        LazyNames names = new LazyNames(board.spaces(), board::name);
        LazyNames titles = board instanceof SpaceBoard some ? new LazyNames(some.spaces(), some::title) : names;
        symbols.kinds.put(name, new Type.Kind(name, names, titles, false, true));
    }

    /** The words of the compass are one kind, so all boards of a rulebook have the same. */
    private void facings(Board board, Declaration.Board declared) {
        Type.Kind known = symbols.kinds.get(FACING);
        if (known == null) {
            builtIn(FACING, board.facingNames(), declared);
        } else if (!known.words().equals(board.facingNames())) {
            problems.add(
                    Code.DECLARATION,
                    declared.form().place(),
                    "all boards of a rulebook must have the same facings: 6 for hexes, 8 for squares and tables");
        }
        if (board instanceof MeasuredTable && !symbols.kinds.containsKey(EDGE)) {
            builtIn(EDGE, EDGES, declared);
        }
    }

    /** A rulebook that calls something else so is told by {@code free}. */
    private void builtIn(String name, List<String> words, Declaration.Board declared) {
        Type.Kind kind = new Type.Kind(name, words, false, false);
        if (free.test(new Word(declared.form().place(), name))) {
            symbols.kinds.put(name, kind);
        }
        for (int i = 0; i < words.size(); i++) {
            if (free.test(new Word(declared.form().place(), words.get(i)))) {
                symbols.words.put(words.get(i), new Symbols.KindWord(kind, i));
            }
        }
    }

    private Board make(Declaration.Board said) {
        if (!said.by().text().equals("x")) {
            problems.add(Code.DECLARATION, said.by().place(), "write 'x' between width and height, as in '20 x 30'");
        }
        int width = size(said.width().value());
        int height = size(said.height().value());
        return switch (said.form().text()) {
            case "hexes" -> {
                only(said, null, "facings", 6);
                noUnit(said);
                BoardPrinting printing = new BoardPrinting(said, width, height, problems);
                yield fits(said, width, height, 1)
                        ? new HexBoard(width, height, printing.naming(), printing.evenSouth(), Boxes.NONE)
                        : new HexBoard(1, 1);
            }
            case "squares" -> {
                noUnit(said);
                int neighbours = only(said, "neighbours", "facings", 8);
                if (neighbours != 0 && neighbours != 4 && neighbours != 8) {
                    problems.add(Code.DECLARATION, said.place(), "a square has 4 or 8 neighbours");
                }
                BoardPrinting printing = new BoardPrinting(said, width, height, problems);
                yield fits(said, width, height, 1)
                        ? new SquareBoard(width, height, neighbours == 4 ? 4 : 8, printing.naming(), Boxes.NONE)
                        : new SquareBoard(1, 1, 8);
            }
            case "table" -> {
                new BoardPrinting(said, width, height, problems);
                Unit unit = unit(said);
                int points = only(said, "points", "facings", 8);
                points = points == 0 ? USUAL_POINTS : points;
                yield fits(said, width, height, points)
                        ? new MeasuredTable(width, height, points, unit)
                        : new MeasuredTable(1, 1, 1, unit);
            }
            case "areas" -> {
                problems.add(
                        Code.DECLARATION,
                        said.width().place().to(said.height().place()),
                        "areas have no size: write 'areas', and a line for each of them below");
                symbols.unclearBoards.add(said.name().text());
                yield new HexBoard(1, 1);
            }
            default -> {
                problems.unknown(
                        Code.UNKNOWN_NAME,
                        said.form().place(),
                        "a board is hexes, squares, a table or areas"
                                + problems.didYouMean(said.form().text(), FORMS));
                yield new HexBoard(1, 1);
            }
        };
    }

    private static int size(long said) {
        return (int) Math.min(said, Board.MOST_SPACES);
    }

    private boolean fits(Declaration.Board said, int width, int height, int points) {
        boolean table = said.form().text().equals("table");
        boolean fits = table
                ? (long) Math.max(width, height) * points <= MeasuredTable.MOST_POINTS
                : (long) width * height <= Board.MOST_SPACES;
        if (width < 1 || height < 1 || !fits) {
            problems.add(
                    Code.TOO_LARGE,
                    said.width().place().to(said.height().place()),
                    width < 1 || height < 1
                            ? "a board must be at least 1 wide and 1 high"
                            : table
                                    ? "this is too large: at most " + MeasuredTable.MOST_POINTS
                                            + " points each way, and this is "
                                            + (long) Math.max(width, height) * points
                                    : "this is too large: at most " + Board.MOST_SPACES + " spaces");
        }
        if (width < 1 || height < 1 || !fits) {
            symbols.unclearBoards.add(said.name().text());
            return false;
        }
        return true;
    }

    private static String form(Declaration.Board board) {
        String form = board.form().text();
        return form.equals("table") ? "a table" : form;
    }

    /** The number of what is named, 0 if it is not said. How many facings there are may be said too. */
    private int only(Declaration.Board said, @Nullable String what, String facings, int count) {
        int number = 0;
        for (Declaration.Measure measure : said.measures()) {
            String word = measure.what().text();
            if (what != null && (word.equals(what) || (word + "s").equals(what))) {
                number = size(measure.number().value());
                if (number < 1) {
                    problems.add(Code.DECLARATION, measure.number().place(), "expected at least 1 here");
                }
            } else if (!word.equals(facings)) {
                problems.add(
                        Code.DECLARATION,
                        measure.place(),
                        (what == null
                                        ? "a board of hexes has no other settings"
                                        : "only the number of " + what + " can be set here")
                                + problems.didYouMean(word, what == null ? List.of() : List.of(what)));
            } else if (measure.number().value() != count) {
                problems.add(Code.DECLARATION, measure.place(), "there are " + count + " facings on " + form(said));
            }
        }
        return number;
    }

    private Unit unit(Declaration.Board said) {
        Word word = said.unit();
        for (Unit unit : Unit.values()) {
            if (word != null && (word.text().equals(unit.many()) || word.text().equals(unit.one()))) {
                return unit;
            }
        }
        if (word == null) {
            problems.add(
                    Code.DECLARATION,
                    said.height().place(),
                    "a table is measured in steps or inches: table 36 x 24 steps");
        } else {
            problems.add(
                    Code.DECLARATION,
                    word.place(),
                    "a table is measured in steps or inches"
                            + problems.didYouMean(word.text(), List.of("steps", "inches")));
        }
        return Unit.STEP;
    }

    private void noUnit(Declaration.Board said) {
        if (said.unit() != null) {
            problems.add(
                    Code.DECLARATION,
                    said.unit().place(),
                    "only a table is measured in steps or inches; "
                            + said.form().text() + " are counted");
        }
    }
}
