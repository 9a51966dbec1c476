package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.boards.Board;
import org.phaseline.boards.Grid;
import org.phaseline.boards.SpaceBoard;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Word;

/** Spaces as lists name them: one by its name, or all in a rectangle, {@code a1..c3}. */
final class SpaceSpans {

    private final String name;
    private final SpaceBoard board;
    private final Problems problems;

    SpaceSpans(String name, SpaceBoard board, Problems problems) {
        this.name = name;
        this.board = board;
        this.problems = problems;
    }

    /** Their numbers; none, and a problem, if one of them is no space. */
    List<Integer> of(Declaration.Span span) {
        int from = find(span.from());
        Word corner = span.to();
        if (corner == null) {
            return from == Board.NOWHERE ? List.of() : List.of(from);
        }
        int to = find(corner);
        if (from == Board.NOWHERE || to == Board.NOWHERE) {
            return List.of();
        }
        if (!(board instanceof Grid grid) || !grid.isCell(from) || !grid.isCell(to)) {
            problems.add(
                    Code.DECLARATION,
                    span.place(),
                    "only spaces in rows and columns can be given as a range: name "
                            + (board instanceof Grid ? "boxes" : "areas") + " one by one");
            return List.of();
        }
        return rectangle(grid, from, to);
    }

    private List<Integer> rectangle(Grid grid, int from, int to) {
        List<Integer> spaces = new ArrayList<>();
        int west = Math.min(grid.x(from), grid.x(to));
        int east = Math.max(grid.x(from), grid.x(to));
        int north = Math.max(grid.y(from), grid.y(to));
        problems.work().spend((east - west + 1) * (north - Math.min(grid.y(from), grid.y(to)) + 1));
        for (int y = Math.min(grid.y(from), grid.y(to)); y <= north; y++) {
            for (int x = west; x <= east; x++) {
                spaces.add(grid.space(x, y));
            }
        }
        return spaces;
    }

    private int find(Word word) {
        int found = board.find(word.text());
        if (found == Board.NOWHERE) {
            problems.unknown(Code.UNKNOWN_NAME, word.place(), unknown(word.text()));
        }
        return found;
    }

    /** That there is no such space, and which ones there are. */
    String unknown(String space) {
        List<String> named = new ArrayList<>();
        for (int i = board instanceof Grid grid ? grid.cells() : 0; i < board.spaces(); i++) {
            named.add(board.name(i));
        }
        String guess = problems.didYouMean(space, named);
        return board instanceof Grid grid
                ? "no space '" + space + "' on '" + name + "'"
                        + (guess.isEmpty() ? ", which goes from " + corners(grid) : guess)
                : "no area '" + space + "' on '" + name + "'" + guess;
    }

    private static String corners(Grid grid) {
        String southwest = grid.name(0);
        String northeast = grid.name(grid.cells() - 1);
        String northwest = grid.name(grid.space(0, grid.rows() - 1));
        String southeast = grid.name(grid.columns() - 1);
        // As people read it: from the lowest number to the highest.
        return southwest.compareTo(northwest) <= 0 || southwest.length() < northwest.length()
                ? southwest + " to " + northeast
                : northwest + " to " + southeast;
    }
}
