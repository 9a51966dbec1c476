package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Umpire;

/** Whether somebody has a fitting card in a hand that others do not see cannot be told from their being asked or not. */
class EmptyHandsTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    /** What one is told of a game between two moments, and sees at the second. */
    private record Knowledge(Sighting seen, List<Report> heard) {}

    private final class Game {

        private final Umpire umpire;
        private Position position;
        private List<Report> reports;

        Game(String step, String use) {
            String text = """
                    rulebook "Hands"
                    side Red
                    side Blue
                    kind Use: order, attack
                    piece Card, unseen while it.held
                    Card has
                      side: Side
                      held: flag = yes
                      aside: flag
                      use: Use
                    roster Card: side, use
                      first "The first card": Red, %1$s
                      second "The second card": Red, %1$s
                      third "The third card": Blue, order
                    event Attack
                    length 2 game turns
                    game turn "Turn"
                      1 "Attack" automatic
                        announce Attack
                    """.formatted(use) + step + "  9 \"Look\" Blue must\n";
            if (step.startsWith("when")) {
                text = text.replace(step, "") + step;
            }
            Loaded loaded = Loader.load(RulebookText.of("hands.sop", text), "", List.of(), List.of());
            CompiledRulebook rulebook = loaded.rulebook().orElseThrow(() -> new AssertionError(loaded.problems()));
            umpire = new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(1), false);
            play(umpire.begin());
        }

        private void play(Ruling ruling) {
            Ruling.Accepted accepted = (Ruling.Accepted) ruling;
            position = accepted.position();
            reports = accepted.reports();
        }

        OpenDecision asked(int seat) {
            return umpire.decisions(position).stream()
                    .filter(each -> each.isFor(seat))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("nobody asks " + seat));
        }

        List<String> offered() {
            return asked(RED).choices().stream().map(LegalChoice::word).toList();
        }

        Game answer(int seat, String word) {
            OpenDecision decision = asked(seat);
            LegalChoice choice = decision.choice(word).orElseThrow(() -> new AssertionError(word + " of " + decision));
            play(umpire.rule(position, new Answer.Pick(decision.id(), seat, choice.item(), "to myself")));
            return this;
        }

        Knowledge ofBlue() {
            return new Knowledge(
                    umpire.sighting(position, BLUE),
                    reports.stream()
                            .filter(report -> umpire.visibility(BLUE).maySee(report))
                            .toList());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"""
                  2 "Help" Red may
                    choose c from Card where it.side is Red and it.use is attack
                    c.aside = yes
                """, """
                  2 "Help" Red may
                    choose 2 to 2 c from Card where it.side is Red and it.use is attack
                """, """
                  2 "Help" Red may, compulsory if gameTurn is 1
                    choose c from Card where it.side is Red and it.use is attack
                """, """
                when Attack "Help" Red may
                  choose c from Card where it.side is Red and it.use is attack
                  c.aside = yes
                """})
    void whoHasNothingToChooseIsAskedAllTheSameAndSkips(String step) {
        Game some = new Game(step, "attack");
        Game none = new Game(step, "order");
        assertThat(none.offered()).containsExactly("skip");
        assertThat(none.asked(RED).sealed()).isTrue();
        assertThat(none.ofBlue()).as("while Red is asked").isEqualTo(some.ofBlue());
        if (some.asked(RED).choice("skip").isPresent()) {
            some.answer(RED, "skip");
            none.answer(RED, "skip");
            assertThat(none.ofBlue()).as("after Red has skipped").isEqualTo(some.ofBlue());
        }
    }

    @Test
    void whoMustChooseAndCannotSaysSoUnheard() {
        String step = """
                  2 "Lay aside" Red must
                    choose c from Card where it.side is Red and it.use is attack
                    c.aside = yes
                """;
        Game some = new Game(step, "attack");
        Game none = new Game(step, "order");
        assertThat(none.ofBlue()).isEqualTo(some.ofBlue());
        assertThat(none.offered()).containsExactly("nothing to choose");
        some.answer(RED, "The first card");
        none.answer(RED, "nothing to choose");
        assertThat(none.ofBlue().heard).noneMatch(Report.Answered.class::isInstance);
        assertThat(some.ofBlue().heard).noneMatch(Report.Answered.class::isInstance);
    }

    @Test
    void upToSeveralOfNoneIsAskedToo() {
        String step = """
                  2 "Throw away" Red must
                    choose up to 2 c from Card where it.side is Red and it.use is attack
                """;
        Game some = new Game(step, "attack");
        Game none = new Game(step, "order");
        assertThat(none.offered()).containsExactly("that is all");
        assertThat(none.ofBlue()).isEqualTo(some.ofBlue());
        assertThat(none.answer(RED, "that is all").ofBlue())
                .isEqualTo(some.answer(RED, "that is all").ofBlue());
    }

    @Test
    void whoHasNoUnseenPieceIsPassedOver() {
        String step = """
                  2 "Help" Red may
                    choose c from Card where it.side is Red and it.use is attack
                """;
        Game none = new Game("  1a \"Show\" automatic\n    for each c in Card\n      c.held = no\n" + step, "order");
        assertThat(none.asked(BLUE).prompt()).isEqualTo("Look");
    }
}
