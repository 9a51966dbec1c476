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
        String file = Rulebooks.write(folder, "game.script", script);
        String[] arguments = new String[4 + more.length];
        System.arraycopy(new String[] {"play", feud, "--script", file}, 0, arguments, 0, 4);
        System.arraycopy(more, 0, arguments, 4, more.length);
        return Run.of(arguments);
    }

    private String failure(String script, String... more) throws IOException {
        Run run = play(script, more);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).hasLineCount(1).startsWith(folder.resolve("game.script") + ":");
        return run.err()
                .strip()
                .substring(folder.resolve("game.script").toString().length() + 1);
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

    private static final String UNITS = """
            rulebook "Units"
            side Red
            side Blue
            board Map: hexes 3 x 3
            Map has
              wood: flag = no
            roster Map: wood
              b2: yes
            piece Unit on Map
            Unit has
              side: Side
              strength: 0..9 = 4
            roster Unit: side, at
              r1 "First company": Red, a1
            length 1 game turns
            game turn "Turn"
              1 "March" Red must
                r1.strength -= 1
              2 "End" Red must
            """;

    @Test
    void whatPiecesAndSpacesHaveCanBeExpected() throws IOException {
        feud = Rulebooks.write(folder, "units.sop", UNITS);

        Run run = play("""
                expect First company strength is 3
                expect first company.strength is 3
                expect First company at is a1
                expect b2 wood is yes
                expect a1.wood is no
                """);

        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(failure("expect First company strength is 4")).isEqualTo("1: First company strength is 3, not 4.");
        assertThat(failure("expect Second company strength is 4"))
                .contains("there is no value called 'Second company strength'");
    }

    private static final String NAMES = """
            rulebook "Names"
            language 2
            side Red "The Reds", plural
            side Blue "The Blues", plural
            Side has
              orders: 0..9 = 3, untold
              foe: Side or none = none "foe"
            marker tired on Side until end of [2]
            board Bay: areas
              cove "The Cove" next to sound
              sound "The Sound"
            Bay has
              storm: flag = no
            roster Bay: storm
              sound: yes
            piece Boat on Bay
            Boat has
              side: Side
              leads: Boat or none = none
            roster Boat: side, at
              rBoats "The red boats": Red, cove
              bBoats "The blue boats": Blue, sound
            length 1 game turns
            game turn "Turn"
              1 "Sail" Red must
                choose boat from Boat "Which boat?"
                boat.leads = bBoats
                Red.foe = Blue
                mark Red tired
              2 "End" Red must
              3 "Nobody wins" automatic: end game drawn
            """;

    @Test
    void sidesAndPiecesGoByTheirNamesAndByTheirTitles() throws IOException {
        feud = Rulebooks.write(folder, "names.sop", NAMES);

        Run run = play("""
                expect choice rBoats
                expect no choice gBoats
                expect Red orders is 3              # although it is untold
                expect Red tired is no
                Red: rBoats
                expect Red foe is Blue
                expect The Reds foe is The Blues
                expect The red boats leads is bBoats
                expect rBoats leads is The blue boats
                expect rBoats side is Red
                expect rBoats at is cove
                expect Red tired is yes
                expect cove.storm is no
                expect sound storm is yes
                expect The Sound storm is yes
                """);

        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(failure("Red: rBoats\nexpect Red foe is Red")).isEqualTo("2: Red foe is The Blues, not Red.");
        assertThat(failure("Red: gBoats")).startsWith("1: 'gBoats' is not offered to Red");
    }

    @Test
    void thatAGameIsDrawnCanBeExpectedAndIsToldAtTheEnd() throws IOException {
        feud = Rulebooks.write(folder, "names.sop", NAMES);

        Run run = play("Red: rBoats\nRed: done\nexpect drawn\nexpect over drawn\nexpect over\n");

        assertThat(run.out()).endsWith("; the game is over: it is drawn.\n");
        assertThat(failure("Red: rBoats\nexpect drawn")).startsWith("2: the game is not over");
        feud = Rulebooks.write(folder, "won.sop", NAMES.replace("end game drawn", "end game won by Blue"));
        assertThat(failure("Red: rBoats\nRed: done\nexpect drawn"))
                .isEqualTo("3: the game is not drawn: the game is over, won by The Blues.");
    }

    private static final String CARDS = """
            rulebook "Cards"
            language 2
            kind Place: inDeck "deck", inHand "hand"
            side Red
            side Blue
            piece Card, unseen while yes, counted by place
            Card has
              side: Side or none
              place: Place = inDeck
            roster Card: side
              ace "Ace": none
            define deck: set of Card = Card where it.place is inDeck
            length 1 game turns
            game turn "Turn"
              1 "Ready" Red must
              2 "Draw" Red must
                draw card from deck, seen by Red
                card.side = Red
                card.place = inHand
                tell "Red holds {card}"
                tell "The deck has {count of deck}"
              3 "End" Blue must
            """;

    @Test
    void whatASeatReadsCanBeExpected() throws IOException {
        feud = Rulebooks.write(folder, "cards.sop", CARDS);

        Run run = play("""
                Red: done
                expect Red reads "Red holds Ace"
                expect Blue does not read "Ace"
                expect Blue reads "The deck has 0"
                expect red reads "Ace place: deck becomes hand"
                """);
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(failure("Red: done\nexpect Blue reads \"Ace\""))
                .isEqualTo("2: no line that Blue reads since the last answer says \"Ace\".");
        assertThat(failure("Red: done\nexpect Red does not read \"holds\""))
                .isEqualTo("2: Red reads \"Red holds Ace\".");
        assertThat(failure("expect Green reads \"Ace\"")).isEqualTo("1: nobody here is called 'Green'.");
        assertThat(failure("Red: done\nBlue: done\nexpect Red reads \"Ace\"")).startsWith("3: no line that Red reads");
    }

    @Test
    void theTraceSaysWhoReadsWhatNotEverybodyReads() throws IOException {
        feud = Rulebooks.write(folder, "cards.sop", CARDS);

        assertThat(play("Red: done", "--trace").out())
                .contains("= (only Red) Red holds Ace\n")
                .contains("= (only Blue and watchers) Red draws ")
                .contains("= (only nobody) Ace side: none becomes Red\n")
                .contains("= The deck has 0\n");
    }

    @Test
    void howAScriptedGameEndedIsSaid() throws IOException {
        feud = Rulebooks.write(
                folder, "cards.sop", CARDS.replace("\"End\" Blue must", "\"End\" Blue must\n    end game won by Red"));

        Run run = play("Red: done\nexpect over");

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).endsWith("game.script: 1 answer, 1 expectation met; the game is over, won by Red.\n");
    }

    @Test
    void aValueIsExpectedByItsWordOrItsTitleInAnyCase() throws IOException {
        feud = Rulebooks.write(folder, "orders.sop", """
                rulebook "Orders"
                language 2
                kind Order: hold "Stand fast", row
                side Red
                side Blue
                game has
                  weather: Order
                board Coast: areas
                  gate "King's Gate"
                piece Raft on Coast
                Raft has
                  side: Side
                  order: Order
                  done: set of Order
                roster Raft: side, at
                  duck "Duck": Red, gate
                length 1 game turns
                game turn "Turn"
                  1 "Go" Red must
                    add hold to duck.done
                  2 "End" Red must
                """);

        assertThat(play("""
                expect Duck order is hold
                expect Duck order is HOLD
                expect Duck order is Stand fast
                expect duck order is stand fast
                expect Duck at is gate
                expect Duck at is king's gate
                expect Duck done is hold
                expect Duck done is Stand Fast
                expect weather is Hold
                expect weather is stand fast
                """)).extracting(Run::exitCode, Run::err).containsExactly(0, "");
        assertThat(failure("expect Duck order is row")).isEqualTo("1: Duck order is Stand fast, not row.");
    }

    @Test
    void aFileWithProblemsShowsThemAlsoWhenItsScenarioCannotBeRead() throws IOException {
        feud = Rulebooks.write(folder, "broken.sop", UNITS + "scenario One One\n");

        Run run = play("Red: done", "--scenario", "One");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("broken.sop:20:").doesNotContain("has no scenario", "it has none");
    }
}
