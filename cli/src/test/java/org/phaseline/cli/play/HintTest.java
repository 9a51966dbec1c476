package org.phaseline.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.phaseline.bots.FoundWeights;
import org.phaseline.cli.source.Choosing;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.source.Source;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.language.RulebookText;

class HintTest {

    private static final TerminalStyle PLAIN = new TerminalStyle(false, true, 100, 40);
    private static final TerminalStyle SCREEN = new TerminalStyle(true, true, 100, 40);

    /** One of the choices wins at once. */
    private static final String OPEN = """
            rulebook "A race"
            side Red
            side Blue
            kind Way: back, home, aside
            length 3 game turns
            game turn "A turn"
              for each phasing in sides
                1 "Run" phasing must
                  choose way from Way "Where to?"
                  if way is home: end game won by phasing
            """;

    /** What Red plots in secret says which way wins; it is revealed when Red has run. */
    private static final String SECRET = """
            rulebook "A race by plans"
            side Red
            side Blue
            kind Way: back, home, aside
            Side has
              plan: Way = back
            length 3 game turns
            game turn "A turn"
              1 "Plan" Red must secretly
                choose planned from Way "Which way will be good?"
                Red.plan = planned
              2 "Run" Red must
                choose way from Way "Where to?"
              3 "Count" automatic
                reveal [1]
                if way is Red.plan: end game won by Red
                end game won by Blue
            """;

    @Test
    void aHintSaysWhatABotWouldAnswerAndWhatItExpects() {
        FakeScreen screen = FakeScreen.play(OPEN, PLAIN, "hint");

        assertThat(screen.moments).hasSize(2);
        assertThat(screen.moments.get(1).readable())
                .contains("I would answer: home")
                .contains("I judge my chances at 100 %");
    }

    @Test
    void aHintChangesNothing() {
        FakeScreen screen = FakeScreen.play(OPEN, PLAIN, "hint", "hint", "back", "hint Blue");

        assertThat(screen.moments.get(2).readable()).containsOnlyOnce("Where to?");
        assertThat(screen.readable()).contains("I would answer: home");
    }

    @Test
    void onlyWhoeverIsAskedGetsAHint() {
        FakeScreen screen = FakeScreen.play(OPEN, PLAIN, "hint Blue");

        assertThat(screen.readable())
                .contains("'Blue' is not asked anything now; only whoever is asked can get a hint.")
                .doesNotContain("I would answer");
    }

    @Test
    void whereSeveralAreAskedTheHintIsAskedForByName() {
        String both = OPEN.replace("phasing must", "both must").replace("if way is home: end game won by phasing", "");
        FakeScreen screen = FakeScreen.play(both, PLAIN, "hint");

        assertThat(screen.readable()).contains("Several are asked now; type hint Red or hint Blue.");
    }

    @Test
    void whoDecidesInSecretIsGivenAHintAlone() {
        FakeScreen screen = FakeScreen.play(SECRET, SCREEN, "", "hint", "home", "ready");

        assertThat(screen.moments.get(2).prompt()).isEqualTo("Red> ");
        assertThat(screen.moments.get(2).readable()).contains("I would answer: ");
        assertThat(screen.moments.getLast().prompt()).isEqualTo("> ");
        assertThat(screen.moments.getLast().readable()).doesNotContain("I would answer");
    }

    @Test
    void aHintThatCouldTellASecretIsReadByItsSeatAlone() {
        for (TerminalStyle look : List.of(PLAIN, SCREEN)) {
            FakeScreen screen = FakeScreen.play(SECRET, look, "", "aside", "ready", "hint", "", "");

            int asked = 3;
            assertThat(screen.moments.get(asked).prompt()).isEqualTo("> ");
            assertThat(screen.moments.get(asked + 1).prompt())
                    .isEqualTo("Red looks at what only they see: press Enter when nobody else sees the screen. ");
            assertThat(screen.moments.get(asked + 1).readable()).doesNotContain("I would answer");
            assertThat(screen.moments.get(asked + 2).readable()).contains("I would answer: aside");
            assertThat(screen.moments.get(asked + 3).readable()).doesNotContain("I would answer");
        }
    }

    @Test
    void aBotThatPlaysHereNeedsNoHintAndPeopleStillGetOne() {
        Chosen chosen =
                Choosing.load(new Source(RulebookText.of("test.sop", OPEN), "", List.of()), "", List.of(), List.of());
        FakeScreen screen = new FakeScreen(List.of("hint", "back"), PLAIN);
        try (PlayedGame game = new GameStart(chosen, Optional.empty(), false).withNumber(1)) {
            new HotSeat(
                            game,
                            screen,
                            "A race",
                            BotOpponents.of(game, BotSeating.read(List.of("Blue=normal")), FoundWeights.NOTHING))
                    .play(List.of());
        }

        assertThat(screen.readable()).contains("I would answer: home").contains("Blue");
    }
}
