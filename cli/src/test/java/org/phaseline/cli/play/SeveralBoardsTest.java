package org.phaseline.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.cli.play.FakeScreen.play;

import org.junit.jupiter.api.Test;
import org.phaseline.cli.terminal.TerminalStyle;

/** A map with a second board beside it, and dice that one side sees. */
class SeveralBoardsTest {

    private static final TerminalStyle SCREEN = new TerminalStyle(false, true, 80, 40);
    private static final TerminalStyle PLAIN = TerminalStyle.plain(100);

    private static final String STRAIT = """
            rulebook "Strait"
            language 2
            kind Box: sound, mast, gun, flag
            side Red "The Reds"
            side Blue "The Blues"
            board Sea: hexes 4 x 2
            board DamageTrack: squares 4 x 2
            DamageTrack has
              box: Box = sound
            map DamageTrack: box
              . m g f
              . g m f
            symbols DamageTrack by box
              mast: standard
              gun: siege
              flag: flag
            piece Ship on Sea
            Ship has
              side: Side
            piece Vane on Sea
            piece Tally on DamageTrack
            Tally has
              side: Side
            roster Ship: side, at, facing
              swan "Swan": Red, a1, north
              teal "Teal": Blue, d2, south
            roster Vane: at, facing
              vane "Vane": b2, north
            roster Tally: side, at
              swanHits "Swan's damage": Red, a2
              tealHits "Teal's damage": Blue, a1
            length 2 game turns
            game turn "Turn"
              1 "Look" (1)                  automatic
                Red rolls sky: 1d10, seen by Red
              2 "Turn" (2)                  Red may
              3 "Show" (3)                  automatic
                reveal sky
            """;

    @Test
    void boardsAreNamedAndComeInTheOrderOfTheRulebook() {
        String screen = play(STRAIT, SCREEN).readable();

        assertThat(screen).containsSubsequence("\nSea\n", "Swan", "\nDamage track\n", "Swan's damage");
    }

    @Test
    void anArrowTellsWhichWayAPieceFacesWhereTheRulebookSpeaksOfItWhoeversItIs() {
        assertThat(play(STRAIT, SCREEN).readable())
                .contains("A Swan ↑\n", "a Teal ↓\n", "1 Vane ↑\n")
                .contains("A Swan's damage\n", "a Teal's damage\n");
        assertThat(play(STRAIT.replace("Vane: at, facing", "Vane: at").replace("b2, north", "b2"), SCREEN)
                        .readable())
                .contains("1 Vane\n");
    }

    @Test
    void noTwoSymbolsOfABoardHaveTheSameSign() {
        assertThat(play(STRAIT, SCREEN).readable()).contains("⚑ flag  ' gun  ( mast");
    }

    @Test
    void whoRolledInSecretCanTakeTheKeyboardToSeeTheDice() {
        FakeScreen screen = play(STRAIT, PLAIN, "Red", "", "");

        assertThat(screen.moments.get(0).readable())
                .contains("The Reds has rolled in secret: type 'Red' to let The Reds see the dice alone")
                .doesNotContain("(1d10");
        assertThat(screen.moments.get(1).prompt()).contains("Pass the keyboard to The Reds");
        assertThat(screen.moments.get(2).readable())
                .contains("(1d10, roll r1)", "Press Enter to pass the keyboard back.");
        assertThat(screen.moments.get(3).readable()).doesNotContain("(1d10");
    }

    @Test
    void whatWasRevealedSinceIsNotOffered() {
        String once = STRAIT.replace(
                        "1 \"Look\" (1)                  automatic",
                        "1 \"Look\" (1)                  automatic if gameTurn is 1")
                .replace(
                        "3 \"Show\" (3)                  automatic",
                        "3 \"Show\" (3)                  automatic if gameTurn is 1");

        FakeScreen screen = play(once, SCREEN, "done");

        assertThat(screen.moments.getFirst().readable()).contains("has rolled in secret");
        assertThat(screen.readable()
                        .substring(screen.moments.getFirst().readable().length()))
                .contains("The Reds reveals sky")
                .doesNotContain("has rolled in secret");
    }

    @Test
    void whatWasReadAloneIsNotOfferedAgain() {
        String after = play(STRAIT, PLAIN, "Red", "", "").moments.getLast().readable();

        assertThat(after).doesNotContain("has rolled in secret");
    }
}
