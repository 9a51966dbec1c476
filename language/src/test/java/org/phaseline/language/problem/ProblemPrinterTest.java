package org.phaseline.language.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.phaseline.language.tree.Place;

class ProblemPrinterTest {

    @Test
    void aProblemIsShownWithItsLineAndAMarkerBelowTheSpot() {
        String text = """
                rulebook "Border"
                      2C "Counter-attack"       nonPhasing may, otherwise go to [2D]
                """;
        Problem problem = new Problem(
                new Place("border.sop", 2, 65, 4), Code.SYNTAX, "no step [2D] in this sequence; did you mean [2B]?");

        assertThat(ProblemPrinter.print(List.of(problem), text)).isEqualTo("""
                border.sop:2:65  no step [2D] in this sequence; did you mean [2B]?
                      2C "Counter-attack"       nonPhasing may, otherwise go to [2D]
                                                                                ^^^^
                """);
    }

    @Test
    void aLongLineIsShownAroundTheSpot() {
        String text = "a".repeat(500) + "SPOT" + "b".repeat(500);
        String shown =
                ProblemPrinter.print(List.of(new Problem(new Place("x.sop", 1, 501, 4), Code.SYNTAX, "here")), text);

        String[] lines = shown.split("\n");
        assertThat(lines[1]).hasSize(126).startsWith("...aaa").endsWith("bbb...");
        assertThat(lines[2].indexOf('^')).isEqualTo(lines[1].indexOf("SPOT"));
        assertThat(lines[2]).endsWith("^^^^");
    }

    @Test
    void tabsAndControlCharactersDoNotMoveTheMarker() {
        Problem problem = new Problem(new Place("x.sop", 1, 4, 1), Code.SYNTAX, "here");

        assertThat(new ProblemPrinter("\ta\u001Bb").print(problem)).isEqualTo("x.sop:1:4  here\n a?b\n   ^\n");
    }

    @Test
    void aCharacterBeyondTheBasicPlaneTakesOneColumn() {
        Problem problem = new Problem(new Place("x.sop", 1, 3, 1), Code.SYNTAX, "here");

        assertThat(new ProblemPrinter("\uD83C\uDFB2 x").print(problem))
                .isEqualTo("x.sop:1:3  here\n\uD83C\uDFB2 x\n  ^\n");
    }

    @Test
    void aSpotBehindTheLineOrTheTextIsStillShown() {
        ProblemPrinter printer = new ProblemPrinter("abc");

        assertThat(printer.print(new Problem(new Place("x.sop", 1, 4, 1), Code.SYNTAX, "the line ends too early")))
                .isEqualTo("x.sop:1:4  the line ends too early\nabc\n   ^\n");
        assertThat(printer.print(new Problem(new Place("x.sop", 7, 1, 1), Code.SYNTAX, "nowhere")))
                .isEqualTo("x.sop:7:1  nowhere\n");
    }

    @Test
    void problemsOfSeveralFilesEachShowTheirOwnLine() {
        List<Problem> problems = List.of(
                new Problem(new Place("a.sop", 1, 1, 1), Code.SYNTAX, "one"),
                new Problem(new Place("b.sop", 1, 2, 1), Code.SYNTAX, "two"));

        assertThat(ProblemPrinter.print(problems, Map.of("a.sop", "from a", "b.sop", "from b")))
                .isEqualTo("a.sop:1:1  one\nfrom a\n^\nb.sop:1:2  two\nfrom b\n ^\n");
    }
}
