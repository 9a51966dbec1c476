package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.Run;

/** A seat for each faction at one keyboard, some of them played by bots. */
class FactionSeatsTest {

    /** Two sides of two factions each: what a faction has it spends itself, the side marches and plans as one. */
    private static final String LEAGUES = """
            rulebook "Two leagues"
            kind Plan: raid, hold
            side North "The North": Ash, Birch
            side South "The South": Cedar, Dogwood, Elm
            Faction has
              coins: 0..9 = 3 "coins"
            length 1 game turns
            game turn "A day"
              for each phasing in sides
                for each f in factions of phasing
                  1 "Spend a coin" f may
                    f.coins -= 1
                2 "March" phasing must
              3 "Write down a plan" both must secretly, revealed together
                choose plan from Plan
              4 "Go home" North must
            scenario Feud "A feud" for North, South
              absent Elm
            """;

    @TempDir
    private Path folder;

    private String leagues = "";

    @BeforeEach
    void write() throws IOException {
        leagues = Rulebooks.write(folder, "leagues.sop", LEAGUES);
    }

    private Run seated(String lines, String... more) {
        String[] words = new String[5 + more.length];
        System.arraycopy(new String[] {"play", leagues, "--seed", "1", "--scenario=Feud"}, 0, words, 0, 5);
        System.arraycopy(more, 0, words, 5, more.length);
        return Run.typing(lines, words);
    }

    @Test
    void everyFactionIsAskedForItselfAndWhatASideDecidesIsPutOnceToAllOfIts() {
        String out = seated("skip\ndo it\ndone\n", "--seats", "factions").out();

        assertThat(out)
                .contains("Ash\n  1 Spend a coin [Ash]\n    1 do it   2 skip\n> ")
                .contains("Birch\n  1 Spend a coin [Birch]\n    1 do it   2 skip\n> ")
                .contains("Ash or Birch\n  2 March\n    1 done\n> ")
                .endsWith("Cedar\n  1 Spend a coin [Cedar]\n    1 do it   2 skip\n> \n");
    }

    @Test
    void withoutThatASideSpeaksForItsFactions() {
        assertThat(seated("").out()).contains("The North\n  Ash: 1 Spend a coin");
    }

    @Test
    void anyFactionOfASideMayAnswerForItByItsName() {
        String out = seated("skip\nskip\nBirch: done\nlog all\n", "--seats", "factions")
                .out();

        assertThat(out).contains("The North answers 'March': done").doesNotContain("not one of");
    }

    @Test
    void theKeyboardIsPassedToOneOfThemForASecretOfTheSideAndAnotherMayTakeIt() {
        String spent = "skip\nskip\ndone\nskip\nskip\ndone\n";

        assertThat(seated(spent + "\nraid\nready\n\nhold\nready\n", "--seats", "factions")
                        .out())
                .contains(
                        "Pass the keyboard to Ash, then press Enter.",
                        "Ash\n  3 Write down a plan: plan",
                        "Pass the keyboard to Cedar")
                .endsWith("Ash or Birch\n  4 Go home\n    1 done\n> \n");
        assertThat(seated(spent + "Dogwood\n\nhold\n", "--seats", "factions").out())
                .contains("Pass the keyboard to Dogwood", "Dogwood\n  3 Write down a plan: plan");
    }

    @Test
    void aBotPlaysOneFactionAndLeavesToThePeopleOfItsSideWhatTheyDecideTogether() {
        String out = seated("skip\ndone\nskip\nskip\ndone\n\nraid\nready\n", "--bot", "Ash=random")
                .out();

        assertThat(out)
                .contains("Ash: a bot plays (random).")
                .doesNotContain("Ash\n  1 Spend a coin", "Ash or Birch", "to Ash")
                .contains("Birch\n  2 March\n    1 done\n> ")
                .contains("Pass the keyboard to Birch, then press Enter.", "Pass the keyboard to Cedar");
    }

    @Test
    void botsOfAWholeSideDecideWhatItDecides() {
        String out = seated("skip\nskip\ndone\n", "--seats", "factions", "--bot", "North=random")
                .out();

        assertThat(out)
                .contains("Ash: a bot plays (random).", "Birch: a bot plays (random).")
                .contains("Cedar\n  1 Spend a coin", "Cedar or Dogwood\n  2 March", "Cedar decides in secret now");
    }

    @Test
    void whoDoesNotTakePartHasNoSeat() {
        assertThat(seated("", "--bot", "Elm=random").err())
                .contains("Nobody is called 'Elm' here: --bot takes one of Ash, Birch, Cedar, Dogwood");
    }

    @Test
    void aGameThatGoesOnHasTheSeatsItBeganWith() {
        String journal = folder.resolve("feud.journal").toString();
        seated("skip\n", "--seats", "factions", "--journal", journal);

        assertThat(Run.typing("", "play", "--journal", journal).out()).contains("Birch\n  1 Spend a coin");
        assertThat(Run.typing("", "play", "--journal", journal, "--seats", "sides")
                        .err())
                .contains("with its own scenario, options, seats and dice");
    }
}
