package org.phaseline.language.resolve;

import java.util.List;
import org.phaseline.boards.SpaceNaming;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Word;

/** How a map is printed: which numbers its spaces have, and which columns of hexes lie lower. */
final class BoardPrinting {

    private static final List<String> SETTINGS = List.of("numbered", "even");

    private final Problems problems;
    private final Declaration.Board said;
    private SpaceNaming naming = SpaceNaming.LETTERS;
    private boolean evenSouth;

    BoardPrinting(Declaration.Board said, int columns, int rows, Problems problems) {
        this.problems = problems;
        this.said = said;
        for (Declaration.Printing printing : said.printing()) {
            Word first = printing.words().getFirst();
            switch (first.text()) {
                case "numbered" -> numbered(printing, columns, rows);
                case "even" -> shifted(printing);
                default ->
                    problems.add(
                            Code.DECLARATION,
                            first.place(),
                            "the spaces of a map can be 'numbered 0101 from the north', and hexes can have 'even columns south'"
                                    + problems.didYouMean(first.text(), SETTINGS));
            }
        }
    }

    SpaceNaming naming() {
        return naming;
    }

    boolean evenSouth() {
        return evenSouth;
    }

    private void numbered(Declaration.Printing printing, int columns, int rows) {
        List<Word> words = printing.words();
        if (said.form().text().equals("table")) {
            problems.add(Code.DECLARATION, printing.place(), "the places of a table are measured, not numbered");
            return;
        }
        boolean whence = words.size() == 4
                && words.get(2).text().equals("the")
                && List.of("north", "south").contains(words.get(3).text());
        if (words.size() < 2 || !Character.isDigit(words.get(1).text().charAt(0)) || !whence) {
            problems.add(
                    Code.DECLARATION,
                    printing.place(),
                    "say the number of the westernmost space of the first row, and where that row is:"
                            + " numbered 0101 from the north");
            return;
        }
        Word number = words.get(1);
        int figures = number.text().length() / 2;
        if (number.text().length() % 2 == 1 || figures > SpaceNaming.Numbered.MOST_FIGURES) {
            problems.add(
                    Code.DECLARATION,
                    number.place(),
                    "write as many figures for the column as for the row, as in 0101 or 001001, at most "
                            + SpaceNaming.Numbered.MOST_FIGURES + " each");
            return;
        }
        SpaceNaming.Numbered made = new SpaceNaming.Numbered(
                Integer.parseInt(number.text().substring(0, figures)),
                Integer.parseInt(number.text().substring(figures)),
                figures,
                words.get(3).text().equals("north"));
        if (!made.suffices(columns, rows)) {
            problems.add(
                    Code.DECLARATION,
                    number.place(),
                    Counted.of(figures, "figure") + " are not enough for " + columns + " x " + rows
                            + " spaces: write more zeros, as in 001001");
            return;
        }
        naming = made;
    }

    private void shifted(Declaration.Printing printing) {
        List<String> words = printing.words().stream().map(Word::text).toList();
        if (!said.form().text().equals("hexes")) {
            problems.add(
                    Code.DECLARATION,
                    printing.place(),
                    "only every other column of hexes lies higher or lower than the next");
        } else if (words.equals(List.of("even", "columns", "south"))) {
            evenSouth = true;
        } else if (!words.equals(List.of("even", "columns", "north"))) {
            problems.add(
                    Code.DECLARATION,
                    printing.place(),
                    "the 2nd, 4th ... column lies half a hex higher, 'even columns north', or lower, 'even columns south'");
        }
    }
}
