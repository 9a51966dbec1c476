package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.Sentences;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.engine.umpire.Visibility;

/** A sentence told in a sealed step: at once for whoever decides, at the reveal for everybody. */
class SealedSentencesTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final String PLOTS = """
            rulebook "Plots"
            language 2
            kind Order: hold, sail
            side Red
            side Blue
            Side has
              order: Order = hold
            game turn "Turn"
              1 "Plot"                     both must secretly
                choose order from Order
                actor.order = order
                if order is sail: tell "{actor} are under way"
                tell "{actor} will {order}"
              2 "Look around"              Blue must
              3 "Open"                     automatic
                reveal [1]
              4 "Go on"                    Red must
            """;

    /** A game, and what a viewer could know after each answer. */
    private static final class Game {

        private final Umpire umpire;
        private Position position;
        private final List<Report> reports = new ArrayList<>();

        Game() {
            CompiledRulebook rulebook = Loader.load(RulebookText.of("plots.sop", PLOTS), "", List.of(), List.of())
                    .rulebook()
                    .orElseThrow();
            umpire = new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(1), false);
            position = ((Ruling.Accepted) umpire.begin()).position();
        }

        Game answer(int seat, String word) {
            OpenDecision decision = umpire.decisions(position).stream()
                    .filter(each -> each.isFor(seat))
                    .findFirst()
                    .orElseThrow();
            long item = decision.choice(word).orElseThrow().item();
            Ruling.Accepted ruling =
                    (Ruling.Accepted) umpire.rule(position, new Answer.Pick(decision.id(), seat, item, ""));
            position = ruling.position();
            reports.addAll(ruling.reports());
            return this;
        }

        List<String> log(int viewer) {
            Sentences sentences = new Sentences(umpire.rulebook().outline());
            Visibility visibility = umpire.visibility(viewer);
            return reports.stream()
                    .filter(report -> visibility.maySee(report) && !visibility.isCovered(report))
                    .map(sentences::say)
                    .toList();
        }

        String seen(int viewer) {
            return log(viewer) + " " + umpire.sighting(position, viewer);
        }
    }

    @Test
    void whoDecidesReadsItAtOnceMarkedAndEverybodyReadsItInOrderAtTheReveal() {
        Game game = new Game().answer(RED, "sail");
        assertThat(game.log(RED))
                .contains("Red are under way (not revealed yet)", "Red will sail (not revealed yet)")
                .noneMatch(line -> line.contains("becomes"));
        game.answer(RED, "ready").answer(BLUE, "hold").answer(BLUE, "ready");
        assertThat(game.log(BLUE)).noneMatch(line -> line.contains("Red"));

        int before = game.log(BLUE).size();
        game.answer(BLUE, "done");
        for (int viewer = Visibility.EVERYBODY; viewer <= BLUE; viewer++) {
            assertThat(game.log(viewer))
                    .containsSubsequence("Red are under way", "Red will sail", "Blue will hold")
                    .noneMatch(line -> line.contains("reveals"));
        }
        assertThat(game.log(BLUE).size()).isGreaterThan(before);
        assertThat(game.position.sentences).isEmpty();
    }

    @Test
    void whoChangesTheirMindTakesItBack() {
        Game game = new Game().answer(RED, "sail").answer(RED, "change").answer(RED, "hold");
        game.answer(RED, "ready").answer(BLUE, "hold").answer(BLUE, "ready").answer(BLUE, "done");

        assertThat(game.log(BLUE)).contains("Red will hold", "Blue will hold").noneMatch(line -> line.contains("sail"));
    }

    @Test
    void beforeTheRevealTheOthersSeeTheSameWhateverIsToldAndHoweverOften() {
        Game one = new Game();
        Game other = new Game();
        one.answer(RED, "sail").answer(RED, "ready");
        other.answer(RED, "hold").answer(RED, "ready");
        assertThat(one.log(RED)).isNotEqualTo(other.log(RED));
        for (String word : List.of("sail", "change", "hold", "ready")) {
            one.answer(BLUE, word);
            other.answer(BLUE, word);
            for (int viewer : List.of(Visibility.EVERYBODY, BLUE)) {
                assertThat(one.seen(viewer)).as(word).isEqualTo(other.seen(viewer));
            }
        }
    }
}
