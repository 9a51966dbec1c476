package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.Run;
import org.phaseline.games.Games;
import org.phaseline.games.ShippedGame;

class CheckCommandTest {

    @TempDir
    private Path folder;

    static java.util.List<String> games() {
        return Games.all().stream().map(ShippedGame::id).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameThatShipsHasNoProblems(String game) {
        assertThat(Run.of("check", game)).isEqualTo(new Run(0, game + ".sop: no problems\n", ""));
    }

    @Test
    void aSoundFileIsSaidToBeSound() throws IOException {
        String file = Rulebooks.feud(folder);

        assertThat(Run.of("check", file)).isEqualTo(new Run(0, file + ": no problems\n", ""));
    }

    @Test
    void aProblemIsShownWithItsPlaceItsLineAndAMarker() throws IOException {
        String file = Rulebooks.write(folder, "bad.sop", Rulebooks.WALK.replace("by phasing", "by phasin"));
        Run run = Run.of("check", file);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains(file + ":4:", "phase 1 \"Out\"", "^^^^^^", "did you mean 'phasing'?");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void everyProblemOfEveryFileIsShown() throws IOException {
        String one = Rulebooks.write(folder, "one.sop", Rulebooks.WALK.replace("by phasing", "by phasin"));
        String two = Rulebooks.write(folder, "two.sop", "rulebok \"Oh\"\n");
        Run run = Run.of("check", one, two);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains(one + ": 2 problems", two + ":1:1");
    }

    @Test
    void warningsAloneAreCountedAndExitWithZero() throws IOException {
        String text = Rulebooks.WALK + "\nsequence Never \"Nobody comes here\"\n  9 \"Wait\" both must\n";
        String file = Rulebooks.write(folder, "odd.sop", text);
        Run run = Run.of("check", file);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains("warning: the sequence 'Never' is never conducted")
                .endsWith(file + ": 1 warning\n");
        assertThat(Run.of("check", "--json", file).out())
                .contains("\"severity\" : \"warning\"", "\"code\" : \"never-conducted\"");
    }

    @Test
    void editorsGetTheProblemsAsJson() throws IOException {
        String file = Rulebooks.write(folder, "bad.sop", Rulebooks.WALK.replaceFirst("by phasing", "by phäsin"));
        Run run = Run.of("check", "--json", file);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out())
                .startsWith("[ {\n")
                .contains("\"file\" : ", "\"line\" : 4,", "\"column\" : 34,", "\"length\" : ", "\"message\" : ");
        assertThat(run.out().chars()).allMatch(c -> c < 128);
    }

    @Test
    void aSoundFileIsAnEmptyArray() throws IOException {
        assertThat(Run.of("check", "--json", Rulebooks.walk(folder)).out()).isEqualTo("[ ]\n");
    }

    @Test
    void bytesThatAreNoTextAreAProblemWithAPlace() throws IOException {
        Path file = folder.resolve("latin.sop");
        Files.write(file, new byte[] {'r', 'u', 'l', 'e', '\n', 'b', (byte) 0xe4});
        Run run = Run.of("check", file.toString());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains(file + ":2:2  this file is not UTF-8 text");
    }

    @Test
    void aPartWhoseNameIsNoFileNameIsAProblem() throws IOException {
        String file = Rulebooks.write(folder, "odd.sop", "rulebook \"Odd\"\npart \"/\"\nside Red\n");
        Run run = Run.of("check", file);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains(file + ":2:");
    }

    @Test
    void aByteOrderMarkDoesNoHarm() throws IOException {
        assertThat(Run.of("check", Rulebooks.write(folder, "marked.sop", "\uFEFF" + Rulebooks.WALK))
                        .exitCode())
                .isZero();
    }

    @Test
    void aFileThatIsTooLargeIsAProblem() throws IOException {
        String file = Rulebooks.write(folder, "large.sop", Rulebooks.WALK + "# long\n".repeat(400_000));
        Run run = Run.of("check", file);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains("larger than");
    }

    @Test
    void aMissingFileIsOneSentenceAndWrongUsage() {
        String file = folder.resolve("nowhere.sop").toString();

        assertThat(Run.of("check", file)).isEqualTo(new Run(2, "", "phaseline: There is no file '" + file + "'.\n"));
    }

    @Test
    void theOtherFilesAreCheckedAllTheSame() throws IOException {
        Run run = Run.of("check", folder.resolve("nowhere.sop").toString(), Rulebooks.walk(folder));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).endsWith("walk.sop: no problems\n");
    }

    @Test
    void anUnknownGameIsAnsweredWithAGuess() {
        String game = Games.all().getFirst().id();
        Run run = Run.of("check", game + "x");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("did you mean '" + game + "'?");
    }

    @Test
    void aPartIsReadFromBesideTheFile() throws IOException {
        Rulebooks.write(folder, "sides.sop", "side Red\nside Blue\n");
        String file = Rulebooks.write(
                folder, "walk.sop", Rulebooks.WALK.replace("side Red\nside Blue\n", "part \"sides.sop\"\n"));

        assertThat(Run.of("check", file).exitCode()).isZero();
    }

    @Test
    void aProblemInAPartIsShownInThatPart() throws IOException {
        Rulebooks.write(folder, "sides.sop", "side Red\nsied Blue\n");
        String file = Rulebooks.write(
                folder, "walk.sop", Rulebooks.WALK.replace("side Red\nside Blue\n", "part \"sides.sop\"\n"));

        assertThat(Run.of("check", file).out()).contains(folder.resolve("sides.sop") + ":2:1");
    }

    @Test
    void aPartThatIsMissingIsAProblemOfTheLineThatNamesIt() throws IOException {
        String file = Rulebooks.write(folder, "walk.sop", Rulebooks.WALK + "part \"nowhere.sop\"\n");
        Run run = Run.of("check", file);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains(file + ":9:", "nowhere.sop");
    }

    @Test
    void aPartOfAnotherFolderIsNotRead() throws IOException {
        Rulebooks.write(folder, "secret.sop", "side Red\nside Blue\n");
        String file = Rulebooks.write(
                folder.resolve("game"),
                "walk.sop",
                Rulebooks.WALK.replace("side Red\nside Blue\n", "part \"../secret.sop\"\n"));

        assertThat(Run.of("check", file).exitCode()).isEqualTo(1);
    }

    @Test
    void scenariosInFilesOfTheirOwnAreCheckedToo() throws IOException {
        String file = Rulebooks.walk(folder.resolve("walk"));
        Rulebooks.write(
                folder.resolve("walk"), "scenarios/late.sop", "scenario Late \"Late\" for Red, Blue\n  use Nothing\n");
        Run run = Run.of("check", file);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains("late.sop:2:");
    }

    @Test
    void aFolderStandsForTheFileThatIsNamedLikeIt() throws IOException {
        Rulebooks.walk(folder.resolve("walk"));

        assertThat(Run.of("check", folder.resolve("walk").toString()).exitCode())
                .isZero();
    }

    @Test
    void aFolderWithoutSuchAFileIsWrongUsage() {
        assertThat(Run.of("check", folder.toString()).exitCode()).isEqualTo(2);
    }

    @Test
    void aScenarioIsCheckedWithTheRulebookItBelongsTo() throws IOException {
        Rulebooks.walk(folder.resolve("walk"));
        String scenario =
                Rulebooks.write(folder.resolve("walk"), "scenarios/late.sop", "scenario Late \"Late\" for Red, Blue\n");
        Run run = Run.of("check", scenario);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).endsWith("walk.sop: no problems\n");
    }

    @Test
    void aPartIsCheckedWithTheRulebookItBelongsTo() throws IOException {
        Path home = folder.resolve("walk");
        Rulebooks.write(home, "walk.sop", Rulebooks.WALK.replace("side Red\nside Blue\n", "part \"sides.sop\"\n"));
        String part = Rulebooks.write(home, "sides.sop", "side Red\nside Blue\n");
        Run run = Run.of("check", part);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).endsWith("walk.sop: no problems\n");
    }

    @Test
    void aRulebookBesideAnotherStandsForItself() throws IOException {
        Path home = folder.resolve("walk");
        Rulebooks.walk(home);
        String other = Rulebooks.feud(home);

        assertThat(Run.of("check", other).out()).isEqualTo(other + ": no problems\n");
    }
}
