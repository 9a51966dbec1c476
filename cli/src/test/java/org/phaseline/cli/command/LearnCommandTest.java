package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.Run;

@Tag("slow")
class LearnCommandTest {

    /** Whoever has fewer wins. */
    private static final String FEWER = """
            rulebook "Fewer stones"
            language 2
            side Red
            side Blue
            Side has
              heap: 0..200 = 0 "Stones"
            length 12 game turns
            game turn "A turn"
              for each phasing in sides
                1 "Take stones" phasing must
                  choose n from 0..6 "How many stones?"
                  phasing.heap += n
              2 "Count" automatic if gameTurn is lastGameTurn
                if Red.heap < Blue.heap: end game won by Red
                if Blue.heap < Red.heap: end game won by Blue
                end game drawn
            """;

    private static final String ALONE = """
            rulebook "Patience"
            language 2
            side Red
            length 2 game turns
            game turn "A turn"
              1 "Think" Red must
                choose n from 0..6 "How much?"
            """;

    private static final String ENDLESS = """
            rulebook "Endless"
            language 2
            side Red
            side Blue
            game turn "A turn"
              1 "Think" Red must
                choose n from 0..6 "How much?"
            """;

    private static final String NEVER_WON = ENDLESS.replace("side Blue\n", "side Blue\ngame has\n  sum: number = 0\n")
            + "    sum += 1\n    if sum > 1000000: end game won by Red\n";

    private static final String GUIDED =
            FEWER.replace("  2 \"Count\"", "    1B \"Tidy up the table\" phasing may\n  2 \"Count\"");

    private static final String WITH_DICE =
            FEWER.replace("phasing.heap += n", "roll luck: 1d6\n      phasing.heap += n + luck");

    @TempDir
    private Path folder;

    private String write(String name, String text) throws IOException {
        return Rulebooks.write(folder, name, text);
    }

    private static Run learn(String book, int games, String... more) {
        String[] all = {"learn", book, "--playouts", "12", "--games", String.valueOf(games)};
        String[] arguments = java.util.Arrays.copyOf(all, all.length + more.length);
        System.arraycopy(more, 0, arguments, all.length, more.length);
        return Run.of(arguments);
    }

    @Test
    void itWritesWhatItLearnedBesideTheRulebookAndHardPlaysByIt() throws IOException {
        String book = write("fewer.sop", FEWER);
        String[] match = {"playtest", book, "--players", "hard,normal", "--playouts", "40", "--games", "20"};

        Run run = learn(book, 60);

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out())
                .startsWith("Fewer stones\nLearned from 60 games against itself, ")
                .contains("Against the level hard without these weights, hard with them won ")
                .endsWith("Written: " + folder.resolve("fewer.weights") + "\n");
        assertThat(folder.resolve("fewer.weights"))
                .content()
                .startsWith("phaseline weights 2\nrulebook Fewer stones\ngames 60\nfeatures 1\n# Learned from 60 games")
                .contains("# Against the level hard", "\n-")
                .endsWith(" side.heap\n");
        int learned = wonByHard(Run.of(match).out());

        Path weights = folder.resolve("fewer.weights");
        Files.writeString(weights, Files.readString(weights).replace("\n-", "\n"));
        assertThat(wonByHard(Run.of(match).out()))
                .as("with a file that says the opposite of what was learned")
                .isLessThan(Math.min(learned, 20));
    }

    /** In one scenario fewer stones win, in the other more. */
    private static final String BOTH = FEWER.replace("fewer", "both")
                    .replace("length 12", "game has\n  fewer: flag = yes\nlength 12")
                    .replace(
                            "if Red.heap < Blue.heap",
                            "if fewer and Red.heap < Blue.heap or not fewer and Red.heap > Blue.heap")
                    .replace(
                            "if Blue.heap < Red.heap",
                            "if fewer and Blue.heap < Red.heap or not fewer and Blue.heap > Red.heap")
            + """

            scenario Light "Light boats"
            scenario Heavy "Heavy boats"
              fewer = no
            scenario Small "Small boats"
            """;

    @Test
    void whatWasLearnedInOneScenarioIsUsedInOthersOnlyWhereItDoesNoHarm() throws IOException {
        String book = write("both.sop", BOTH);

        Run light = learn(book, 60, "--scenario", "Light", "--also", "Heavy", "--also", "Small");

        assertThat(light.exitCode()).as(light.err()).isZero();
        assertThat(light.out())
                .containsPattern("In the scenario Heavy, against .* So they are not used there\\.\n")
                .containsPattern("In the scenario Small, against .*\\.\n");
        assertThat(folder.resolve("both.weights"))
                .content()
                .contains("\nscenario Light boats\nscenario Small boats\ngames 60\n")
                .contains("# In the scenario Small, against")
                .doesNotContain("Heavy");

        Run heavy = learn(book, 40, "--scenario", "Heavy");

        assertThat(heavy.exitCode()).as(heavy.err()).isZero();
        assertThat(folder.resolve("both.weights"))
                .content()
                .containsSubsequence(
                        "\nscenario Light boats\nscenario Small boats\ngames 60\n",
                        "\n-",
                        " side.heap\nscenario Heavy boats\ngames 40\n",
                        " side.heap\n");
    }

    private static int wonByHard(String summary) {
        return summary.lines()
                .filter(line -> line.endsWith(", hard"))
                .map(line -> (int) Math.round(Double.parseDouble(line.strip().split(" ")[0])))
                .findFirst()
                .orElseThrow(() -> new AssertionError(summary));
    }

    @Test
    void itGoesOnWhereItWasStoppedAndTheSameGamesGiveTheSameBytes() throws IOException {
        String whole = write("whole.sop", FEWER);
        String parts = write("parts.sop", FEWER);
        assertThat(learn(whole, 40, "--threads", "1").exitCode()).isZero();
        learn(parts, 21, "--threads", "2");

        Run rest = learn(parts, 40, "--threads", "2");

        assertThat(rest.err()).contains("Goes on after the 21 games in " + folder.resolve("parts.learning"));
        assertThat(folder.resolve("parts.weights")).hasSameTextualContentAs(folder.resolve("whole.weights"));

        Files.write(folder.resolve("parts.learning"), new byte[] {1, 2, 3});
        assertThat(learn(parts, 20).err())
                .contains("parts.learning: The games that are kept are damaged; it begins anew.");
        assertThat(learn(parts, 20, "--seed", "7").err()).contains("another rulebook, scenario, seed");
    }

    @Test
    void itPlaysForTheTimeItIsGiven() throws IOException {
        Run run = Run.of("learn", write("fewer.sop", FEWER), "--playouts", "5", "--for", "1s");
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out()).containsPattern("Learned from \\d+ games").contains("Written: ");
    }

    @Test
    void itSaysHowFarItIsAlsoWhereEachGameIsOverAtOnce() throws IOException {
        Run run = Run.of("learn", write("fewer.sop", FEWER), "--playouts", "5", "--for", "3s", "--threads", "1");
        assertThat(run.err()).containsPattern("learned from \\d+ games, \\d+ s left \\.\\.\\.");
    }

    @Test
    void gamesThatNobodyCanWinTeachNothing() throws IOException {
        Run alone = learn(write("alone.sop", ALONE), 10);
        Run endless = learn(write("endless.sop", ENDLESS), 10);
        Run never = learn(write("never.sop", NEVER_WON), 3, "--most", "50");

        assertThat(alone.exitCode()).isEqualTo(1);
        assertThat(alone.out()).contains("This game has one seat: a bot has nobody to play against.\n");
        assertThat(endless.exitCode()).isEqualTo(1);
        assertThat(endless.out())
                .contains("This rulebook never says who has won, and has no last game turn:"
                        + " a bot plays on without knowing what for.\n");
        assertThat(endless.err())
                .isEqualTo("phaseline: Nothing can be learned from games that nobody wins against anybody.\n");
        assertThat(never.exitCode()).isEqualTo(1);
        assertThat(never.err())
                .endsWith("None of 3 games was won by anybody within 50 answers, so there is nothing to learn from.\n");
        assertThat(folder.resolve("never.weights")).doesNotExist();
    }

    @Test
    void botsAloneDoNotPlayWhatHasNoEnd() throws IOException {
        String book = write("endless.sop", ENDLESS);
        Run run = Run.typing("", "play", book, "--seed", "1", "--bot", "Red=random", "--bot", "Blue=random");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .contains("Bots would play this for ever, because the rulebook has no end: leave a seat to a person.");
    }

    @Test
    void whoBotsAreIsCheckedBeforeAnybodyIsAskedSomething() throws IOException {
        String book = write("dice.sop", WITH_DICE);

        assertThat(refused(book, "Blue=clever"))
                .isEqualTo("phaseline: There is no bot 'clever': it can be random, easy, normal, hard.\n");
        assertThat(refused(book, "Grey=normal"))
                .isEqualTo("phaseline: Nobody is called 'Grey' here: --bot takes one of Red, Blue, like --bot"
                        + " 'Red=normal'.\n");
        assertThat(refused(book, "Blue"))
                .isEqualTo(
                        "phaseline: --bot takes a seat and a level, like --bot 'Blue=normal'; 'Blue' is not both.\n");
        assertThat(refused(book, "=easy"))
                .isEqualTo(
                        "phaseline: --bot takes a seat and a level, like --bot 'SEAT=normal'; '=easy' is not both.\n");
        assertThat(refused(book, "Blue=easy", "--bot", "blue=hard"))
                .isEqualTo("phaseline: --bot gives Blue two levels, easy and hard.\n");
    }

    private static String refused(String book, String... bots) {
        List<String> words = new ArrayList<>(List.of("play", book, "--bot"));
        words.addAll(List.of(bots));
        Run run = Run.typing("\n\n", words.toArray(String[]::new));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        return run.err();
    }

    @Test
    void botsAreNotAskedForWhatGoesIntoTheDice() throws IOException {
        Run run = Run.typing("heads\nquit\n", "play", write("dice.sop", WITH_DICE), "--bot", "Blue=easy");

        assertThat(run.out()).contains("Text from Red").doesNotContain("Text from Blue");
    }

    @Test
    void aGuidedRulebookIsLearnedAndItSaysWhatIsTrusted() throws IOException {
        String book = write("guided.sop", GUIDED);
        String said = "Some steps of this rulebook are guided: a bot says that it has carried them out,"
                + " and trusts what people decide.\n";
        Run run = learn(book, 20);
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out()).contains(said);
        assertThat(Run.typing("3\nquit\n", "play", book, "--seed", "1", "--bot", "Blue=easy")
                        .out())
                .contains("Blue: a bot plays (easy).\n" + said);
    }

    @Test
    void weightsThatAreMissingAreNoTroubleAndForeignOrDamagedOnesAreNamed() throws IOException {
        String book = write("fewer.sop", FEWER);
        Path file = folder.resolve("fewer.weights");
        String[] play = {"play", book, "--seed", "1", "--bot", "Blue=hard"};
        assertThat(Run.typing("3\nquit\n", play).out())
                .contains("Blue: a bot plays (hard).\n")
                .doesNotContain("weights");

        Files.writeString(file, "phaseline weights 1\nrulebook Chess\ngames 3\nfeatures 0\n");
        String foreign = file + " is not used, and bots play without it: it was learned for 'Chess', not for"
                + " 'Fewer stones'.\n";
        assertThat(Run.typing("3\nquit\n", play).out()).contains(foreign);
        assertThat(Run.of("playtest", book, "--players", "hard", "--playouts", "2", "--games", "2")
                        .err())
                .contains(foreign);

        Files.writeString(file, "phaseline weights 1\nrulebook Fewer stones\nmany side.heap\n");
        assertThat(Run.typing("3\nquit\n", play).out())
                .contains(file + " is not used, and bots play without it: line 3 is damaged.\n");
    }

    @Test
    void wrongUsageIsExplained() throws IOException {
        assertThat(Run.of("learn").err()).contains("Which game?");
        assertThat(Run.of("learn", "heron", "--for", "soon").err())
                .contains("--for needs a time, such as 30s, 10m or 2h.");
        assertThat(Run.of("learn", "heron", "--games", "0").err()).contains("must be at least 1");
        assertThat(Run.of("learn", "--all", "--also", "Day").err()).contains("--also is for one game");
        assertThat(Run.of("learn", write("both.sop", BOTH), "--also", "Night").err())
                .contains("This rulebook has no scenario 'Night'");
    }
}
