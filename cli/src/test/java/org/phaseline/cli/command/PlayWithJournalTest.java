package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.Run;

/** Games that are kept in a journal, go on from one, or are saved into one. */
class PlayWithJournalTest {

    @TempDir
    private Path folder;

    private String feud = "";
    private String walk = "";

    @BeforeEach
    void write() throws IOException {
        feud = Rulebooks.feud(folder);
        walk = Rulebooks.walk(folder);
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private Run walk(String lines) {
        return Run.typing(lines, "play", walk, "--seed", "1");
    }

    @Test
    void aGameWithAJournalGoesOnWhereItWas() {
        Run first = Run.typing("done\nquit\n", "play", walk, "--seed", "1", "--journal", file("walk.journal"));
        Run second = Run.typing("log\n", "play", walk, "--journal", file("walk.journal"));

        assertThat(first.out()).contains("This game is saved in").endsWith("--journal " + file("walk.journal") + "\n");
        assertThat(second.out())
                .contains(" after 1 answer.", "Red\n  1B Look at the sky (1.2)\n")
                .contains("> log\n  Game turn 1\n  Red answers 'Open the door': done\n");
    }

    @Test
    void aJournalIsEnoughToGoOn() {
        Run.typing("done\n", "play", walk, "--seed", "1", "--journal", file("walk.journal"));

        assertThat(Run.of("play", "--journal", file("walk.journal")).out()).contains("1B Look at the sky");
    }

    @Test
    void theLogTellsWhatWasTakenBackAlsoWhenTheGameGoesOn() {
        String journal = file("walk.journal");
        Run.typing("done # one\nundo\ndone # two\n", "play", walk, "--seed", "1", "--journal", journal);

        assertThat(Run.typing("log\n", "play", "--journal", journal).out())
                .containsSubsequence("(one)", "Taken back by Red, to 1A Open the door", "(two)");
    }

    @Test
    void aSealedChoiceIsNotShownWhenTheGameGoesOn() {
        String journal = file("feud.journal");
        Run.typing("\nraid\nready\n", "play", feud, "--seed", "1", "--journal", journal);
        Run run = Run.typing("log\n", "play", "--journal", journal);

        assertThat(run.out()).contains("The Raiders has decided").doesNotContain("raid\n");
    }

    @Test
    void aJournalOfAnotherGameIsRefused() {
        Run.typing("done\n", "play", walk, "--seed", "1", "--journal", file("a.journal"));
        Run run = Run.of("play", feud, "--journal", file("a.journal"));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("is a game of walk.sop, not of feud.sop");
    }

    @Test
    void aJournalWhoseRulebookChangedIsRefusedAndGoesOnByItsOwnText() throws IOException {
        Run.typing("done\n", "play", walk, "--seed", "1", "--journal", file("a.journal"));
        Rulebooks.write(folder, "walk.sop", Rulebooks.WALK.replace("Look at the sky", "Look at the floor"));
        Run run = Run.of("play", walk, "--journal", file("a.journal"));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("walk.sop has changed since the game in", "leave out the rulebook");
        assertThat(Run.of("play", "--journal", file("a.journal")).out()).contains("Look at the sky");
    }

    @Test
    void aGameThatGoesOnKeepsItsScenarioAndItsDice() {
        Run.typing("done\n", "play", walk, "--seed", "1", "--journal", file("a.journal"));

        assertThat(Run.of("play", walk, "--journal", file("a.journal"), "--seed", "2")
                        .exitCode())
                .isEqualTo(2);
    }

    @Test
    void aJournalThatIsDamagedIsOneSentence() throws IOException {
        Rulebooks.write(folder, "a.journal", "{\"phaseline\":1}\n");
        Run run = Run.of("play", "--journal", file("a.journal"));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).hasLineCount(1).contains("line 1");
    }

    @Test
    void aJournalThatCannotBeBegunEndsTheCommand() {
        Run run = Run.of("play", walk, "--seed", "1", "--journal", file("no/such/folder/a.journal"));

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).hasLineCount(1).startsWith("phaseline: ");
    }

    @Test
    void aJournalThatCannotBeWrittenEndsPlayBeforeTheAnswerCounts() {
        Reader lines = new StringReader("done\nskip\n") {
            private int lines;

            @Override
            public int read(char[] into, int from, int length) throws IOException {
                // One line at a time, so that the journal can vanish between two of them.
                if (++lines == 2) {
                    Files.delete(folder.resolve("a.journal"));
                }
                int count = 0;
                int c;
                while ((c = super.read()) >= 0) {
                    into[from + count++] = (char) c;
                    if (c == '\n') {
                        break;
                    }
                }
                return count == 0 ? -1 : count;
            }
        };
        Run run = Run.reading(lines, "play", walk, "--seed", "1", "--journal", file("a.journal"));

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).contains("The last answer was not saved.").doesNotContain("\tat ");
        assertThat(run.out()).doesNotContain("Red answers 'Look at the sky': skip");
    }

    @Test
    void aGameThatIsKeptNowhereIsNotLeftWithoutAsking() {
        assertThat(walk("done\nquit\nno\nskip\n").out())
                .contains("Quit anyway? yes/no no")
                .contains("2A Close");
        assertThat(walk("done\nquit\nyes\nskip\n").out()).doesNotContain("2A Close the door\n    1");
    }

    @Test
    void savingKeepsAGameThatWasKeptNowhere() {
        Run run = walk("done\nsave " + file("later.journal") + "\nskip\nquit\n");

        assertThat(run.out()).contains("is saved in " + file("later.journal") + " from now on.");
        assertThat(Run.of("play", "--journal", file("later.journal")).out())
                .contains("after 2 answers", "2A Close the door");
    }

    @Test
    void savingAGameWithAJournalMakesACopy() {
        Run run = Run.typing(
                "done\nsave " + file("b.journal") + "\nskip\n",
                "play",
                walk,
                "--seed",
                "1",
                "--journal",
                file("a.journal"));

        assertThat(run.out()).contains("A copy of the game is in");
        assertThat(Run.of("play", "--journal", file("b.journal")).out()).contains("after 1 answer.");
        assertThat(Run.of("play", "--journal", file("a.journal")).out()).contains("after 2 answers.");
    }

    @Test
    void savingNeverOverwrites() throws IOException {
        Rulebooks.write(folder, "mine", "precious");

        assertThat(walk("save " + file("mine") + "\n").out()).contains("exists already; nothing was saved.");
        assertThat(folder.resolve("mine")).hasContent("precious");
    }
}
