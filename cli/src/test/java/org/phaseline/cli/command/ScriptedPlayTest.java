package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.Run;

class ScriptedPlayTest {

    private static final String PLANS = "Red: raid\nRed: ready\nBlue: hold\nBlue: ready\n";

    @TempDir
    private Path folder;

    private String feud = "";

    @BeforeEach
    void write() throws IOException {
        feud = Rulebooks.feud(folder);
    }

    private Run play(String script, String... more) throws IOException {
        return new ScriptRun(folder, feud).play(script, more);
    }

    private String failure(String script, String... more) throws IOException {
        return new ScriptRun(folder, feud).failure(script, more);
    }

    @Test
    void theGameJustStopsWhenTheScriptEnds() throws IOException {
        assertThat(play(PLANS))
                .isEqualTo(new Run(
                        0,
                        folder.resolve("game.script")
                                + ": 4 answers; the game waits for The Raiders in 2 Move your patrols.\n",
                        ""));
    }

    @Test
    void aWholeDayGoesThrough() throws IOException {
        Run run = play("""
                # A day on which the raiders come.
                expect awaited Red
                expect awaited The Garrison
                expect step [1]
                Red: raid (over the bridge)      # stays unseen
                Red: ready
                expect step 1
                Blue: hold
                Blue: ready
                expect "The Raiders reveals plan: raid"
                expect "over the bridge"
                expect step Move your patrols
                expect choice skip
                expect no choice raid
                Red [2]: done (quietly)
                expect done [2]
                Red: do it
                roll 3 4
                expect "3 4, +2 planned raid = 9"
                expect Red points is 2
                expect The Garrison points is 0
                Blue raises Something the table wants to settle first (the bridge)
                expect step Something the table wants to settle first
                Blue: done
                Blue: skip
                expect not done [2]
                undo 3
                expect awaited Blue
                """, "--dice", "typed");

        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).hasLineCount(1).contains("16 expectations met; the game waits for The Garrison in 2");
    }

    @Test
    void theTraceHasEveryStepDecisionAndReportAndTheHash() throws IOException {
        Run run = play(PLANS + "Red: skip\nundo\n", "--trace");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .startsWith("= Game turn 1\n> 1 Write down a plan\n? The Raiders in 1 Write down a plan")
                .contains("(sealed): raid | hold | ambush\n")
                .contains("= The Garrison reveals plan: hold\n")
                .contains("? The Raiders in 2 Move your patrols: done | skip\n")
                .contains("< 2 Move your patrols: not done\n")
                .contains("! taken back: 4 answers are left\n")
                .containsPattern("\nhash [0-9a-f]{16}\n$");
    }

    @ParameterizedTest
    @ValueSource(strings = {"umpire", "typed"})
    void aRollOfNoDiceIsNotInTheTrace(String dice) throws IOException {
        String guns = Rulebooks.write(folder, "guns.sop", """
                rulebook "Guns"
                language 2
                side Red
                side Blue
                game has
                  guns: 0..9 = 0
                length 1 game turns
                game turn "Turn"
                  1 "Fire" Red must
                    roll hits: guns d6 counting it >= 5
                    tell "{hits} hits"
                  2 "Go on" Red must
                """);
        String script = Rulebooks.write(folder, "guns.script", "Red: done\n");

        Run run = Run.of("play", guns, "--script", script, "--trace", "--dice", dice);
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("= 0 hits\n").doesNotContain("rolls");
    }

    @Test
    void theSameScriptAlwaysGivesTheSameGame() throws IOException {
        String script = PLANS + "Red: skip\nRed: do it\n";

        assertThat(play(script, "--trace")).isEqualTo(play(script, "--trace"));
        assertThat(play(script, "--trace", "--seed", "9")).isNotEqualTo(play(script, "--trace"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Green: raid               | 1: nobody here is called 'Green'.
                    Redd: raid                | 1: nobody here is called 'Redd'; did you mean 'Red'?
                    Red: retreat              | 1: 'retreat' is not offered to Red; 'Write down a plan: plan' offers raid | hold | ambush.
                    Red [7]: raid             | 1: there is no step [7].
                    Red [2]: raid             | 1: Red is not being asked anything in [2] now; the game waits for The Raiders in 1 Write down a plan
                    undo                      | 1: undo 1 goes back too far; answers so far: 0.
                    roll 3                    | 1: the umpire rolls the dice of this game; to roll them in the script, use --dice typed.
                    Red raises a storm        | 1: there is nothing called 'a storm' to raise
                    expect step 2             | 1: play is not in [2]: the game waits for The Raiders in 1
                    expect step 9             | 1: there is no step [9]
                    expect awaited Green      | 1: nobody here is called 'Green'.
                    expect "thunder"          | 1: no line of the log since the last answer says "thunder".
                    expect done [1]           | 1: [1] was not done.
                    expect choice retreat     | 1: nobody is offered 'retreat': the game waits for
                    expect no choice raid     | 1: 'raid' is offered to The Raiders in 1 Write down a plan
                    expect Red points is 4    | 1: Red points is 0, not 4.
                    expect Red hills is 4     | 1: there is no value called 'Red hills'
                    expect over               | 1: the game is not over: the game waits for
                    """)
    void theFirstLineThatFailsIsNamedWithASentence(String script, String sentence) throws IOException {
        assertThat(failure(script)).startsWith(sentence);
    }

    @Test
    void aRefusedAnswerNamesItsLine() throws IOException {
        assertThat(failure("\n# nothing yet\n" + PLANS + "Blue: done\n"))
                .startsWith(
                        "7: Blue is not being asked anything now; the game waits for The Raiders in 2 Move your patrols.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hello", "Red:", "roll the dice", "expect", "expect nothing", "expect sunshine"})
    void aLineThatCannotBeReadFailsBeforeAnythingIsPlayed(String line) throws IOException {
        String journal = folder.resolve("a.journal").toString();
        Run run = play(PLANS + line + "\n", "--journal", journal);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).startsWith(folder.resolve("game.script") + ":5: ");
        assertThat(Path.of(journal)).doesNotExist();
    }

    @Test
    void everyLineThatCannotBeReadIsNamed() throws IOException {
        assertThat(play("hello\nRed:\n").err()).hasLineCount(2);
    }

    @Test
    void aScriptCanWriteAJournalThatIsPlayedOnByHand() throws IOException {
        String journal = folder.resolve("a.journal").toString();
        play(PLANS, "--journal", journal);

        assertThat(Run.of("play", "--journal", journal).out()).contains("after 2 answers", "2 Move your patrols");
        assertThat(Run.of("replay", journal).exitCode()).isZero();
    }

    @Test
    void aMissingScriptIsWrongUsage() {
        assertThat(Run.of("play", feud, "--script", folder.resolve("none").toString())
                        .exitCode())
                .isEqualTo(2);
    }

    @Test
    void aScriptThatIsNoTextIsOneSentence() throws IOException {
        Path file = Files.write(folder.resolve("game.script"), new byte[] {(byte) 0xff, (byte) 0xfe});
        Run run = Run.of("play", feud, "--script", file.toString());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).hasLineCount(1);
    }

    @Test
    void aTraceNeedsAScript() {
        assertThat(Run.of("play", feud, "--trace").exitCode()).isEqualTo(2);
    }

    @Test
    void theExampleInTheDocumentationRuns() throws IOException {
        String page = Files.readString(Path.of("../docs/scripts.md"));
        String script = page.split("```script\n")[1].split("```")[0];

        String file = Rulebooks.write(folder, "game.script", script);
        Run run = Run.of("play", "border", "--script", file, "--dice", "typed");
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void aFileWithProblemsShowsThemAlsoWhenItsScenarioCannotBeRead() throws IOException {
        feud = Rulebooks.write(
                folder, "broken.sop", "rulebook \"Broken\"\nside Red\n1 \"Act\" Red may\nscenario One One\n");

        Run run = play("Red: done", "--scenario", "One");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("broken.sop:4:").doesNotContain("has no scenario", "it has none");
    }
}
