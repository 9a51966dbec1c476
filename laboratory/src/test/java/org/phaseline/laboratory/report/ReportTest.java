package org.phaseline.laboratory.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.laboratory.TestRulebooks.RUNNERS;
import static org.phaseline.laboratory.TestRulebooks.played;
import static org.phaseline.laboratory.TestRulebooks.playtest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {

    private static final Played RUN = played(playtest(RUNNERS), 300, 10, 2);

    private static PlaytestReport report() {
        return ReportMaker.of("Thirsty <runners>", List.of(RUN), List.of());
    }

    private static Table table(PlaytestReport report, String section, String title) {
        return report.sections().stream()
                .filter(each -> each.title().equals(section))
                .flatMap(each -> each.tables().stream())
                .filter(each -> each.title().equals(title))
                .findFirst()
                .orElseThrow();
    }

    private static List<Cell> row(Table table, String... beginning) {
        return table.rows().stream()
                .filter(row -> row.stream()
                        .map(Cell::text)
                        .toList()
                        .subList(0, beginning.length)
                        .equals(List.of(beginning)))
                .findFirst()
                .orElseThrow(() -> new AssertionError(table.rows()));
    }

    @Test
    void sentencesAgreeWithTheirSidesAndFigures() {
        Played race = played(playtest("""
                        rulebook "Race"
                        language 2
                        side Red "The Reds", plural
                        side Blue
                        role starter
                        length 1 game turns
                        game turn "Race"
                          1 "Who starts" automatic
                            roll off 2d6 among both: starter
                          2 "Run" starter must
                            choose first from 1..3
                            choose second from 1..3
                            choose third from 1..3
                            choose fourth from 1..3
                            end game won by starter
                        """), 60, 0, 2);

        assertThat(ReportMaker.summary(race))
                .anyMatch(line -> line.startsWith("  The Reds win 100.0 % of the games"))
                .anyMatch(line -> line.startsWith("  Blue wins 100.0 % of the games"))
                .anyMatch(line -> line.endsWith("and about 1 minute on average."));
    }

    @Test
    void stepsAreCountedWhereTheirConditionDoesNotPassThemOver() {
        Table steps = table(report(), "Steps", "How often each step is reached");

        assertThat(row(steps, "1 Run").get(1).text()).startsWith("100.0 %");
        assertThat(row(steps, "4 Fly").get(1).text()).startsWith("0.0 %");
    }

    @Test
    void whatIsNeverReachedIsListed() {
        Table never = table(report(), "What is never reached", "Never");

        assertThat(row(never, "step", "4 Fly")).hasSize(2);
        assertThat(never.rows().toString()).doesNotContain("1 Run");
    }

    @Test
    void whatAnOptionIsWorthIsToldByWhoUsedIt() {
        Table options = table(report(), "Choices and options", "Options and abilities");

        List<Cell> three = row(options, "1 Run: Run: n – 3", "The Reds");

        assertThat(((Cell.Count) three.get(2)).number()).isBetween(200L, 700L);
        assertThat(((Cell.Share) three.get(3)).rate().share()).isBetween(0.28, 0.39);
        Cell.Share used = (Cell.Share) three.get(5);
        Cell.Share unused = (Cell.Share) three.get(6);
        assertThat(used.rate().of() + unused.rate().of()).isEqualTo(RUN.tally().ended());
        assertThat(used.rate().hits() + unused.rate().hits())
                .isEqualTo(RUN.tally().wonBy(0));
    }

    @Test
    void aQuestionIsCalledByWhatItAlwaysSays() {
        Table choices = table(report(), "Choices and options", "Choices: how often they are taken, not declined");

        assertThat(row(choices, "3 Buy a drink: After … steps, for how much?", "Blue"))
                .isNotEmpty();
    }

    @Test
    void whoIsAheadIsReadFromWhatTheRulebookKeeps() {
        Section section = report().sections().stream()
                .filter(each -> each.title().equals("How early the winner is known"))
                .findFirst()
                .orElseThrow();

        assertThat(section.sentences().getFirst()).contains("the one that tells most is: most steps");
        Plot.Lines lines = (Plot.Lines) section.plots().getFirst();
        assertThat(lines.lines().getFirst().rates().get(10).share()).isEqualTo(1);
        assertThat(lines.lines().getFirst().rates().get(5).share()).isBetween(0.6, 0.95);
    }

    @Test
    void diceAndDecisionsShareWhatDecides() {
        Section section = report().sections().stream()
                .filter(each -> each.title().equals("Luck and play"))
                .findFirst()
                .orElseThrow();

        assertThat(section.sentences().getFirst()).startsWith("160 more games were played for this");
        Plot.Parts parts = (Plot.Parts) section.plots().getFirst();
        assertThat(parts.parts().getFirst().share()).as("dice").isGreaterThan(0.3);
    }

    @Test
    void anotherVersionIsComparedAndOnlyWhatDiffersIsSaidToDiffer() {
        Played same = played(
                new org.phaseline.laboratory.play.Playtest(
                        RUN.rulebook(),
                        RUN.playtest().levels(),
                        77,
                        RUN.playtest().most()),
                300,
                0,
                2);
        Played cheaper = played(playtest(RUNNERS.replace("steps >= 24", "steps >= 12")), 300, 0, 2);

        assertThat(ReportMaker.comparison(RUN, same))
                .hasSize(2)
                .anyMatch(line -> line.contains("None of 7 figures of the game as a whole differs"))
                .anyMatch(line -> line.contains(" steps and options, none is reached or used in more"));
        assertThat(ReportMaker.comparison(RUN, cheaper))
                .anyMatch(line ->
                        line.matches("  game turns, mean: [0-9.]+, in the other version [0-9.]+, p < 0\\.0001"));
        PlaytestReport both = ReportMaker.of("Both", List.of(RUN), List.of(cheaper));
        String section = "Compared with " + cheaper.title();
        List<Cell> turns = row(table(both, section, "The game as a whole"), "game turns, mean");
        assertThat(turns.get(3).text()).as("the other version is shorter").startsWith("−");
        assertThat(turns.getLast().text()).isEqualTo("yes");
        assertThat(table(both, section, "Steps and options: in how many games they are reached or used")
                        .rows())
                .noneMatch(row -> row.getFirst().text().startsWith("game turns"));
    }

    @Test
    void whatGoesWithWinningIsListedWithItsDifference() {
        Played stones = played(playtest("""
                        rulebook "Sure thing"
                        language 2
                        side Red
                        side Blue
                        length 1 game turns
                        game turn "Day"
                          1 "Choose" Red must
                            choose n from 1..2
                            if n is 2: end game won by Red
                            else: end game won by Blue
                        """), 60, 0, 2);

        List<Cell> two = row(
                table(
                        ReportMaker.of("Sure", List.of(stones), List.of()),
                        "What goes with winning",
                        "The largest differences"),
                "1 Choose: Choose: n – 2",
                "Red");

        assertThat(two.get(5).text()).startsWith("+100.0 (");
        assertThat(((Cell.Points) two.get(5)).low()).isBetween(0.7, 1.0);
    }

    @Test
    void thePageNeedsNothingElseAndShowsNamesAsText() {
        String html = HtmlReport.of(report());

        assertThat(html).contains("<h1>Thirsty &lt;runners&gt;: playtest</h1>", "<svg ", "prefers-color-scheme: dark");
        assertThat(html).doesNotContain("<script", "http://", "https://", "url(", "<runners>");
        assertThat(html.split("<table", -1)).hasSameSizeAs(html.split("</table", -1));
    }

    @Test
    void programsReadTheSameNumbers() throws IOException {
        JsonNode json = new ObjectMapper().readTree(JsonReport.of(report()));

        JsonNode reds = json.at("/sections/0/tables/0/rows/0");

        assertThat(reds.get(0).textValue()).isEqualTo("The Reds");
        assertThat(reds.get(1).longValue()).isEqualTo(RUN.tally().wonBy(0));
        assertThat(reds.get(2).get("of").longValue()).isEqualTo(300);
        assertThat(CsvReport.of(report()))
                .contains("Who wins,Who won,1,The Reds,games won," + RUN.tally().wonBy(0) + ",,,,\r\n");
    }
}
