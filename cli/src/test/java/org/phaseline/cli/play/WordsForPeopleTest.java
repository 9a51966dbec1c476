package org.phaseline.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.phaseline.cli.terminal.TerminalStyle;

class WordsForPeopleTest {

    private static final TerminalStyle PLAIN = new TerminalStyle(false, false, 100, 40);

    private static final String WALL = """
            rulebook "Wall"
            language 2
            about "Two hosts at a wall."
            kind Order: warCry "War cry", hold
            side Red
            side Blue
            Side has
              courage: 0..9 = 1
              last: Order = hold
            length 2 game turns
            game turn "Day"
              1 "Order" Red must
                about "A war cry gives courage."
                choose order from Order "Which order?"
                Red.courage += 1
                Red.last = order
                tell "Red hears: {order}, courage {Red.courage}"
            """;

    @Test
    void whatHappenedIsReadAsASentenceAndTheChangesOnRequest() {
        String read = FakeScreen.play(WALL, PLAIN, "warCry", "log").readable();
        assertThat(read).contains("Red hears: War cry, courage 2").doesNotContain("becomes");

        assertThat(FakeScreen.play(WALL, PLAIN, "warCry", "log all").readable())
                .contains("Red courage: 1 becomes 2", "Red last: hold becomes War cry", "Red hears: War cry");
    }

    @Test
    void choicesAndStateAreShownByTheirTitlesAndTypedEitherWay() {
        assertThat(FakeScreen.play(WALL, PLAIN, "war cry", "state").readable())
                .contains("War cry")
                .doesNotContain("warCry");
        assertThat(FakeScreen.play(WALL, PLAIN, "warCry").readable()).contains("Red hears: War cry");
        assertThat(FakeScreen.play(WALL, PLAIN, "war").readable()).contains("Red hears: War cry");
    }

    @Test
    void whyTellsWhatTheRuleSaysAndTheOutlineWhatTheGameIs() {
        assertThat(FakeScreen.play(WALL, PLAIN, "why").readable()).contains("A war cry gives courage.");
        assertThat(FakeScreen.play(WALL, PLAIN, "outline").readable())
                .contains("Two hosts at a wall.", "A war cry gives courage.");
    }

    @Test
    void tryingAChoiceTellsTheSentence() {
        assertThat(FakeScreen.play(WALL, PLAIN, "try warCry").readable())
                .contains("If Red answers 'War cry':", "Red hears: War cry, courage 2")
                .doesNotContain("becomes");
    }
}
