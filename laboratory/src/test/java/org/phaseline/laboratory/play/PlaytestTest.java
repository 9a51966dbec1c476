package org.phaseline.laboratory.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.laboratory.TestRulebooks.RUNNERS;
import static org.phaseline.laboratory.TestRulebooks.played;
import static org.phaseline.laboratory.TestRulebooks.playtest;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.phaseline.bots.Budget;
import org.phaseline.laboratory.TestRulebooks;
import org.phaseline.laboratory.report.CsvReport;
import org.phaseline.laboratory.report.HtmlReport;
import org.phaseline.laboratory.report.JsonReport;
import org.phaseline.laboratory.report.Played;
import org.phaseline.laboratory.report.PlaytestReport;
import org.phaseline.laboratory.report.ReportMaker;
import org.phaseline.laboratory.tally.Tally;

class PlaytestTest {

    private static String written(Played played) {
        PlaytestReport report = ReportMaker.of("Test", List.of(played), List.of());
        return HtmlReport.of(report) + JsonReport.of(report) + CsvReport.of(report);
    }

    @Test
    void theReportIsTheSameOnAnyNumberOfThreads() {
        Playtest playtest = playtest(RUNNERS);

        String alone = written(played(playtest, 150, 5, 1));

        assertThat(written(played(playtest, 150, 5, 3))).isEqualTo(alone);
        assertThat(written(played(playtest, 151, 5, 3))).isNotEqualTo(alone);
    }

    @Test
    void gamesCanBePlayedInAnyOrderAndAddedInAnyOrder() {
        Playtest playtest = playtest(RUNNERS);
        GamePlayer forwards = new GamePlayer(playtest);
        GamePlayer evens = new GamePlayer(playtest);
        GamePlayer odds = new GamePlayer(playtest);
        for (int i = 0; i < 60; i++) {
            forwards.playSet(i);
            (i % 2 == 0 ? odds : evens).playSet(59 - i);
        }
        Tally together = odds.tally();
        together.addAll(evens.tally());

        assertThat(written(new Played("Test", playtest, together)))
                .isEqualTo(written(new Played("Test", playtest, forwards.tally())));
    }

    @Test
    void everyGameIsCountedOnceAndWonByThoseWhoWonIt() {
        Tally tally = played(playtest(RUNNERS), 200, 0, 2).tally();

        assertThat(tally.games()).isEqualTo(200);
        assertThat(tally.ended()).isEqualTo(200);
        assertThat(tally.wonBy(0) + tally.wonBy(1) + tally.winners().getOrDefault(0L, 0L))
                .isEqualTo(200);
        assertThat(tally.wonBy(0)).isGreaterThan(60);
        assertThat(tally.turns.count()).isEqualTo(200);
        assertThat(tally.wasFirst(0)).isEqualTo(200);
    }

    @Test
    void playersThatDifferPlayEverySeatWithTheSameDice() {
        Playtest same = playtest(RUNNERS);
        PlayerLevel easy =
                PlayerLevel.named("easy", Optional.of(Budget.playouts(20))).orElseThrow();
        Playtest differing = new Playtest(same.rulebook(), List.of(PlayerLevel.RANDOM, easy), 1, Playtest.MOST_ANSWERS);

        Tally tally = played(differing, 39, 0, 2).tally();

        assertThat(tally.games()).isEqualTo(40);
        assertThat(tally.pairs.sets()).isEqualTo(20);
        assertThat(tally.played(0)).isEqualTo(tally.played(1)).isEqualTo(tally.ended());
        assertThat(differing.dice(6).bytes()).isEqualTo(differing.dice(7).bytes());
        assertThat(differing.dice(6).bytes()).isNotEqualTo(differing.dice(8).bytes());
        assertThat(differing.levelAt(0, 6)).isZero();
        assertThat(differing.levelAt(0, 7)).isEqualTo(1);
    }

    @Test
    void aGameThatNeverEndsIsGivenUpAndSaidSo() {
        Playtest endless =
                new Playtest(TestRulebooks.compiled("""
                        rulebook "Endless"
                        side Red
                        side Blue
                        game turn "Turn"
                          1 "Wait" both may
                        """), List.of(PlayerLevel.RANDOM, PlayerLevel.RANDOM), 1, 50);

        Played played = played(endless, 4, 0, 1);

        assertThat(played.tally().unfinished()).isEqualTo(4);
        assertThat(ReportMaker.summary(played))
                .contains("  4 of 4 games were given up after 50 answers and count as neither won nor lost.");
    }

    @Test
    void aRulebookThatDoesNotGoOnIsSaidToBeStuck() {
        Played played = played(playtest("""
                rulebook "Stuck"
                side Red
                side Blue
                game turn "Turn"
                  1 "Round and round" automatic until gameTurn > 5
                    roll die: 1d6
                """), 2, 0, 1);

        assertThat(played.tally().stuck()).isEqualTo(2);
        assertThat(ReportMaker.summary(played))
                .anyMatch(line -> line.contains("2 of 2 games did not go on; in game 0 "));
    }

    @Test
    void aGuidedRulebookIsPlayedAndSaidToTrustPeople() {
        Played guided = played(playtest("""
                rulebook "By hand"
                side Red
                side Blue
                length 2 game turns
                game turn "Turn"
                  1 "Move your troops" both may
                """), 3, 0, 1);

        assertThat(guided.tally().ended()).isEqualTo(3);
        assertThat(ReportMaker.summary(guided)).contains("  " + ReportMaker.GUIDED);
        String enforced = RUNNERS.replace("    4 \"Fly\" phasing must if phasing.steps > 29\n", "");
        assertThat(ReportMaker.summary(played(playtest(enforced), 3, 0, 1))).doesNotContain("  " + ReportMaker.GUIDED);
    }

    @Test
    void aGameWithOneSeatIsPlayedToo() {
        Played played = played(playtest("""
                rulebook "Patience"
                language 2
                side Red
                length 3 game turns
                game turn "Turn"
                  1 "Guess" Red must
                    choose n from 1..6
                    if n is 6: end game won by Red
                """), 100, 1, 1);

        assertThat(played.tally().wonBy(0)).isBetween(20L, 70L);
        assertThat(ReportMaker.summary(played)).anyMatch(line -> line.contains("The game has one seat"));
        assertThat(HtmlReport.of(ReportMaker.of("Patience", List.of(played), List.of())))
                .contains("How long it takes");
    }
}
