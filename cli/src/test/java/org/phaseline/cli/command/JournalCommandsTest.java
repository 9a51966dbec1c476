package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.Run;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.format.LineWriter;
import org.phaseline.journal.store.FileJournal;

/** What can be done with a journal besides playing on: replay and verify. */
class JournalCommandsTest {

    private static final String DAY =
            "Red: raid\nRed: ready\nBlue: hold\nBlue: ready\nRed: skip\nRed: do it\nBlue: skip\n";

    @TempDir
    private Path folder;

    private String feud = "";
    private String journal = "";

    @BeforeEach
    void write() throws IOException {
        feud = Rulebooks.feud(folder);
        journal = folder.resolve("a.journal").toString();
    }

    private void play(String script) throws IOException {
        String file = Rulebooks.write(folder, "game.script", script);
        assertThat(Run.of("play", feud, "--script", file, "--journal", journal).err())
                .isEmpty();
    }

    /** To the end of the third and last game turn. */
    private void playToTheEnd() throws IOException {
        play((DAY + "Blue: skip\n").repeat(3));
    }

    @Test
    void aReplayPrintsTheStateAndTheHash() throws IOException {
        play(DAY);
        Run run = Run.of("replay", journal);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .startsWith("A small feud\nGame turn 1\n")
                .containsPattern("The Raiders +Victory points +2")
                .containsPattern("7 answers, hash [0-9a-f]{16}\n$")
                .doesNotContain("rolls");
    }

    @Test
    void theLogOfAReplayHidesWhatIsStillSealed() throws IOException {
        play("Red: raid\nRed: ready\n");
        Run run = Run.of("replay", journal, "--log");

        assertThat(run.out()).contains("3  a secret answer").doesNotContain("raid");
    }

    @Test
    void theLogOfAReplayTellsWhatHappened() throws IOException {
        play(DAY);

        assertThat(Run.of("replay", journal, "--log").out())
                .contains("6  The Raiders reveals plan: raid\n", "8  The Raiders rolls attack");
    }

    @Test
    void theLogOfAReplayReadsLikeTheTablesWithoutWhatASentenceCovers() throws IOException {
        feud = Rulebooks.write(folder, "told.sop", """
                rulebook "Told"
                language 2
                side Red
                side Blue
                Side has
                  points: 0..9 = 0
                game turn "Turn"
                  1 "Count" Red must
                    choose n from 1..3
                    Red.points += n
                    tell "Red has {Red.points} points"
                  2 "End" automatic: end game drawn
                """);
        play("Red: 2\n");

        assertThat(Run.of("replay", journal, "--log").out())
                .contains("Red has 2 points", "The game is over: it is drawn")
                .doesNotContain("becomes");
        assertThat(Run.of("replay", journal, "--log", "--changes").out())
                .contains("Red points: 0 becomes 2", "Red has 2 points");
    }

    @Test
    void theLogOfAFinishedGameTellsWhatStoodInTheEndAndNoRollOfNoDice() throws IOException {
        feud = Rulebooks.write(folder, "sealed.sop", """
                rulebook "Sealed"
                language 2
                kind Plan: raid "raid", wait "wait"
                side Red
                side Blue
                game has
                  losses: 0..9 = 0
                game turn "Turn"
                  1 "Plan" Red must secretly, revealed together
                    choose plan from Plan "What is the plan?"
                    tell "Red is going to {plan}"
                  2 "Roll" automatic
                    roll hits: losses d6 counting it >= 4
                  3 "End" automatic: end game drawn
                """);
        play("Red: raid\nRed: change\nRed: wait\nRed: ready\n");

        assertThat(Run.of("replay", journal, "--log").out())
                .contains("Red is going to wait\n")
                .doesNotContain("going to raid", "not revealed yet", "(0d6");
    }

    private String receipt(String commitment, String faces) throws IOException {
        return Rulebooks.write(
                folder,
                "receipt.json",
                "{\"phaseline-receipt\":1,\"seat\":\"The Raiders\",\"commitment\":\"" + commitment
                        + "\",\"added\":[],\"rolls\":[{\"roll\":\"r1\",\"sides\":6,\"faces\":" + faces + "}]}");
    }

    @Test
    void aVerificationComparesTheJournalWithWhatABrowserKept() throws Exception {
        playToTheEnd();
        Journal played = FileJournal.read(Path.of(journal));
        String commitment = played.header().commitment();
        String faces = played.events().stream()
                .flatMap(event -> event.rolls().stream())
                .findFirst()
                .orElseThrow()
                .faces()
                .toString();

        Run same = Run.of("verify", journal, "--receipt", receipt(commitment, faces));
        assertThat(same.out())
                .contains("ok     The commitment is the one that the browser saw", "1 roll is as the browser saw");
        assertThat(same.exitCode()).isZero();

        Run other = Run.of("verify", journal, "--receipt", receipt("ab".repeat(32), "[7, 7]"));
        assertThat(other.out())
                .contains("wrong  The journal has the commitment " + commitment, "but the browser saw [7, 7].");
        assertThat(other.exitCode()).isEqualTo(1);

        Run none = Run.of("verify", journal, "--receipt", folder.resolve("none").toString());
        assertThat(none.exitCode()).isNotZero();
        assertThat(none.err()).contains("cannot be read");
    }

    @Test
    void aJournalByAnotherTextIsRefused() throws IOException {
        play(DAY);
        Rulebooks.write(folder, "feud.sop", Rulebooks.FEUD.replace("2d6", "3d6"));
        Run run = Run.of("replay", journal, "--rulebook", feud);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).hasLineCount(1).contains("a different version of the rulebook feud.sop");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void aJournalByTheSameTextIsNot() throws IOException {
        play(DAY);

        assertThat(Run.of("replay", journal, "--rulebook", feud).exitCode()).isZero();
    }

    @Test
    void aDamagedLineIsNamed() throws IOException {
        play(DAY);
        Path file = Path.of(journal);
        Files.writeString(file, Files.readString(file).replace("\"choice\":\"skip\"", "\"choice\":\"done\""));
        Run run = Run.of("replay", journal);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).hasLineCount(1).contains("line 7");
    }

    @Test
    void aDamagedLastLineIsNamedAndNoWordOfItsAnswerIsDropped() throws IOException {
        play(DAY);
        Path file = Path.of(journal);
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length - 30] ^= 1;
        Files.write(file, bytes);

        for (String[] command :
                new String[][] {{"replay", journal}, {"verify", journal}, {"play", "--journal", journal}}) {
            Run run = Run.of(command);
            assertThat(run.exitCode()).as(command[0]).isEqualTo(1);
            assertThat(run.err()).as(command[0]).hasLineCount(1).contains("line 9: this line is damaged");
        }
        assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
    }

    @Test
    void aLineThatWasBrokenOffIsLeftOutAndThatIsSaid() throws IOException {
        play(DAY);
        Files.writeString(Path.of(journal), "{\"event\":\"ans", StandardOpenOption.APPEND);
        String said =
                "a.journal, line 10: this line is incomplete, because its writer was stopped or is still writing it;"
                        + " it is left out.";

        Run replay = Run.of("replay", journal);
        assertThat(replay.exitCode()).isZero();
        assertThat(replay.out()).contains("7 answers");
        assertThat(replay.err()).isEqualTo("phaseline: " + said + "\n");
        assertThat(Run.of("verify", journal).out()).contains("open   " + said);
        assertThat(Run.of("diff", feud, feud, "--journal", journal).err()).isEqualTo("phaseline: " + said + "\n");
    }

    @Test
    void thatHashesCannotBeCheckedIsSaid() throws IOException, JournalProblem {
        playToTheEnd();
        Path file = Path.of(journal);
        Journal played = FileJournal.read(file);
        LineWriter.Sealed line = LineWriter.header(played.header().withForm(1));
        ByteArrayOutputStream other = new ByteArrayOutputStream();
        other.writeBytes(line.bytes());
        for (Event event : played.events()) {
            line = LineWriter.event(
                    event instanceof Event.Began ? new Event.Began(event.rolls(), 1) : event, line.check());
            other.writeBytes(line.bytes());
        }
        Files.write(file, other.toByteArray());
        String said = "The hashes of positions cannot be checked from line 2 on:";

        assertThat(Run.of("replay", journal).err()).startsWith("phaseline: " + said);
        assertThat(Run.of("replay", journal).exitCode()).isZero();
        assertThat(Run.of("verify", journal).out()).contains("open   " + said);
    }

    @Test
    void aFinishedGameIsVerified() throws IOException {
        playToTheEnd();
        Run run = Run.of("verify", journal);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains("ok     The revealed seed is the one the umpire committed to")
                .doesNotContain("open ")
                .doesNotContain("wrong ");
    }

    @Test
    void ofAnUnfinishedGameAPartStaysOpen() throws IOException {
        play(DAY);
        Run run = Run.of("verify", journal);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("open   The game has not ended");
    }

    @Test
    void aMissingJournalIsWrongUsage() {
        for (String command : new String[] {"replay", "verify"}) {
            assertThat(Run.of(command, journal))
                    .isEqualTo(new Run(2, "", "phaseline: There is no journal '" + journal + "'.\n"));
        }
    }

    @Test
    void whatIsNoJournalIsOneSentence() throws IOException {
        Files.writeString(Path.of(journal), "Dear diary\n");

        for (String command : new String[] {"replay", "verify"}) {
            Run run = Run.of(command, journal);
            assertThat(run.exitCode()).isEqualTo(1);
            assertThat(run.err()).hasLineCount(1).contains("line 1");
        }
    }
}
