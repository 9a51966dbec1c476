package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.Run;

class PlayCommandTest {

    /** Both pass the keyboard, choose and are ready. */
    private static final String PLANS = "\nraid\nready\n\nhold\nready\n";

    @TempDir
    private Path folder;

    private String feud = "";
    private String walk = "";

    @BeforeEach
    void write() throws IOException {
        feud = Rulebooks.feud(folder);
        walk = Rulebooks.walk(folder);
    }

    private Run walk(String lines) {
        return Run.typing(lines, "play", walk, "--seed", "1");
    }

    private Run feud(String lines) {
        return Run.typing(lines, "play", feud, "--seed", "1");
    }

    @Test
    void itShowsWhereWeAreWhoIsAskedAndWhatIsOffered() {
        Run run = walk("");

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("A walk", "game turn 1")
                .containsPattern("▸   1A Open the door \\(1\\.1\\) +phasing must")
                .containsPattern("·   1B Look at the sky \\(1\\.2\\) +phasing may")
                .contains("Red\n  1A Open the door (1.1)\n    1 done\n> ");
    }

    @Test
    void aChoiceIsMadeByItsNumberItsWordOrItsBeginning() {
        assertThat(walk("1\n2\n").out()).contains("Red\n  2A Close the door\n");
        assertThat(walk("done\nSKIP\n").out()).contains("Red\n  2A Close the door\n");
        assertThat(walk("do\nsk\n").out()).contains("Red\n  2A Close the door\n");
        assertThat(walk("Red: done\nred skip\n").out()).contains("Red\n  2A Close the door\n");
    }

    @Test
    void whatIsNotOfferedChangesNothing() {
        assertThat(walk("7\nfly\nskipp\n1\nskipp\n").out())
                .contains("'7' is not one of the choices", "'fly' is not one of the choices")
                .contains("did you mean 'skip'?");
    }

    @Test
    void pastStepsAreTickedAndSkippedOnesAreNot() {
        assertThat(walk("done\nskip\ndone\ndone\n").out()).containsPattern("✓   1A Open the door");
        assertThat(walk("done\nskip\n").out()).containsPattern("✓ 1 Out");
    }

    @Test
    void aNoteStandsInTheLog() {
        assertThat(walk("done # it creaks\nlog\n").out()).contains("Red answers 'Open the door': done (it creaks)");
        assertThat(walk("note it's raining\ndone\nlog\n").out())
                .contains("Red answers 'Open the door': done (it's raining)");
    }

    @Test
    void anAnswerIsTakenBackFreelyWhileNothingWasRolled() {
        Run run = walk("done\nskip\nundo 2\nundo\n");

        assertThat(run.out())
                .endsWith("> undo\nThere is no answer to undo.\n> \n")
                .doesNotContain("agree");
    }

    @Test
    void afterARollTheOthersAreAsked() {
        String before = PLANS + "skip\ndo it\n";

        assertThat(feud(before + "undo\nno\nstate\n").out())
                .contains("The Raiders rolls attack", "Do the others agree? yes/no no\nNothing was undone.")
                .containsPattern("The Raiders +Victory points +2");
        assertThat(feud(before + "undo\nyes\nstate\n").out()).containsPattern("The Raiders +Victory points +0");
    }

    @Test
    void aGameIsPutRightWhenTheOthersAgree() {
        assertThat(walk("goto Close the door\nyes\n").out())
                .contains("Do the others agree? yes/no yes", "Correction by Red: play goes on at '2A Close the door'")
                .endsWith("Red\n  2A Close the door\n    1 done\n> \n");
        assertThat(walk("skip!\nno\n").out())
                .contains("Nothing was corrected.")
                .doesNotContain("Red\n  1B Look at the sky");
        assertThat(walk("skip!\nyes\n").out()).contains("Red\n  1B Look at the sky");
        assertThat(walk("skip!\nyes\nundo\n").out()).endsWith("Red\n  1A Open the door (1.1)\n    1 done\n> \n");
        assertThat(walk("insert Close the door\nyes\ndone\n").out())
                .contains("Red\n  2A Close the door\n")
                .endsWith("Red\n  1A Open the door (1.1)\n    1 done\n> \n");
        assertThat(walk("goto nowhere\n").out())
                .contains("This rulebook has no step 'nowhere'.")
                .doesNotContain("agree");
        assertThat(feud(PLANS + "set points of The Raiders to 5\nyes\nstate\n").out())
                .containsPattern("The Raiders +Victory points +5");
    }

    @Test
    void afterARevealTheOthersAreAsked() {
        assertThat(feud(PLANS + "undo\nyes\n").out())
                .contains("Everybody has seen this already:\n  The Raiders reveals plan: raid\n")
                .endsWith("Pass the keyboard to The Garrison, then press Enter. \n");
    }

    @Test
    void whySaysHowWeCameHereAndWhatComesNext() {
        assertThat(walk("why\n").out())
                .contains(
                        "Red: Open the door\n  in 1 Out\n    in 1A Open the door (1.1)\n",
                        "next in the rulebook: 1B Look");
    }

    @Test
    void theSequenceIsHaltedByHandAndGoesOn() {
        Run run = walk("raise\n1\nBlue\nwho is it?\nwhy\ndone\n");

        assertThat(run.out())
                .contains("Blue halts the sequence: Something the table wants to settle first (who is it?)")
                .contains("halted until this is settled: 1A Open the door")
                .contains("The sequence goes on");
    }

    @Test
    void raisingCanBeLeftAlone() {
        assertThat(walk("raise\n\n").out()).contains("Nothing was raised.");
        assertThat(walk("raise storm\n").out()).contains("There is nothing called 'storm' to raise.");
    }

    @Test
    void helpStateAndOutlineAnswer() {
        assertThat(walk("help\n").out()).contains("undo [N]", "save FILE");
        assertThat(feud("state\n").out())
                .contains("Pass the keyboard")
                .containsPattern("The Garrison +Victory points +0");
        assertThat(walk("outline\n").out()).contains("Raised by a player");
    }

    @Test
    void theKeyboardIsPassedBeforeASealedChoice() {
        Run run = feud(PLANS);

        assertThat(run.out())
                .contains("Pass the keyboard to The Raiders, then press Enter.")
                .contains("Pass the keyboard to The Garrison, then press Enter.")
                .contains("The Raiders has decided", "The Raiders reveals plan: raid");
    }

    @Test
    void beforeTheKeyboardIsPassedNoAnswerIsTaken() {
        Run run = feud("raid\nThe Raiders: raid\n");

        assertThat(run.out()).contains("Pass the keyboard on first");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("The input has ended, and nothing was played");
        assertThat(feud("raid\n\nraid\n").exitCode()).isZero();
        assertThat(feud("state\n").exitCode()).isZero();
    }

    @Test
    void aSeatThatHasDecidedCanThinkAgain() {
        Run run = feud("\nraid\nready\nThe Raiders\n\nchange\nambush\nready\n\nhold\nready\n");

        assertThat(run.out()).contains("The Raiders thinks again", "The Raiders reveals plan: ambush");
    }

    @Test
    void whoThinksAgainAndLeavesItAsItIsChangesNothing() {
        Run run = feud("\nraid\nready\nThe Raiders\n\n\n\nhold\nready\n");

        assertThat(run.out()).contains("The Raiders reveals plan: raid");
    }

    @Test
    void theSameSeedGivesTheSameDice() {
        String lines = PLANS + "skip\ndo it\nlog\n";

        assertThat(feud(lines)).isEqualTo(feud(lines));
        assertThat(Run.typing(lines, "play", feud, "--seed", "2").out())
                .isNotEqualTo(feud(lines).out());
    }

    @Test
    void withoutASeedEverySeatMayAddToTheDice() {
        Run run = Run.typing("salt\n\n" + PLANS, "play", feud);

        assertThat(run.out())
                .contains("Text from The Raiders (Enter: none): salt", "Text from The Garrison (Enter: none):")
                .contains("The Raiders reveals plan: raid");
    }

    @Test
    void nobodyIsAskedForATextWhereNothingIsLeftToChance() throws IOException {
        String plain =
                Rulebooks.write(folder, "plain.sop", "rulebook \"Plain\"\nside Red\n1 \"March\"          Red must\n");

        assertThat(Run.typing("done\n", "play", plain).out())
                .doesNotContain("Text from", "seed")
                .contains("1 March");
    }

    @Test
    void diceFromTheTableAreTypedSeveralAtATime() {
        String before = PLANS + "skip\ndo it\n";
        Run run = Run.typing(before + "7\n3 4 5\n3 9\n3 4\nstate\n", "play", feud, "--dice", "typed");

        assertThat(run.out())
                .contains("'7' is not possible here; it must be a number from 1 to 6.")
                .contains("The roll takes only 2 dice, but 3 were typed.")
                .contains("9 is not on the die")
                .contains(
                        "The Raiders rolls attack for 'Fight for the village' (2d6, at the table): 3 4, +2 planned raid = 9")
                .containsPattern("The Raiders +Victory points +2");
    }

    @Test
    void oneDieAtATimeWillDoToo() {
        Run run = Run.typing(PLANS + "skip\ndo it\n3\n4\n", "play", feud, "--dice", "typed");

        assertThat(run.out()).contains("(2d6, at the table): 3 4");
    }

    @Test
    void aSeedIsOfNoUseWhereTheUmpireDoesNotRoll() {
        assertThat(Run.of("play", walk, "--dice", "typed", "--seed", "1").exitCode())
                .isEqualTo(2);
    }

    @Test
    void aGameThatIsOverSaysWhoWon() throws IOException {
        String rush = Rulebooks.write(folder, "rush.sop", """
                rulebook "Rush"
                side Red
                side Blue
                game turn "Day"
                  1 "Grab it"   Red must
                  2 "Red has it"  automatic: end game won by Red
                """);
        Run run = Run.typing("done\nlog\nundo\n", "play", rush, "--seed", "1");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("The game is over, won by Red.");
    }

    @Test
    void withoutAGameItSaysSo() {
        Run run = Run.of("play");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("phaseline: Which game? 'phaseline games' lists them.\n");
    }

    @Test
    void controlCharactersInANoteDoNotReachTheTerminal() {
        assertThat(walk("done # \u001b[2Jboo\nlog\n").out())
                .doesNotContain("\u001b")
                .contains("boo");
    }
}
