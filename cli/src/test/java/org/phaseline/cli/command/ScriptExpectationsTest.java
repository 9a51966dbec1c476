package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.Run;

/** What a script can expect, by the lines that begin with {@code expect}. */
class ScriptExpectationsTest {

    @TempDir
    private Path folder;

    private String rulebook = "";

    private Run play(String script, String... more) throws IOException {
        return new ScriptRun(folder, rulebook).play(script, more);
    }

    private String failure(String script) throws IOException {
        return new ScriptRun(folder, rulebook).failure(script);
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
        rulebook = Rulebooks.write(folder, "units.sop", UNITS);

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
        assertThat(play("expect R1 strength is 3\n").exitCode()).isZero();
        assertThat(failure("expect First compny strength is 3"))
                .endsWith("there is no value called 'First compny strength'; did you mean 'First company strength'?");
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
        rulebook = Rulebooks.write(folder, "names.sop", NAMES);

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
        rulebook = Rulebooks.write(folder, "names.sop", NAMES);

        Run run = play("Red: rBoats\nRed: done\nexpect drawn\nexpect over drawn\nexpect over\n");

        assertThat(run.out()).endsWith("; the game is over: it is drawn.\n");
        assertThat(failure("Red: rBoats\nexpect drawn")).startsWith("2: the game is not over");
        rulebook = Rulebooks.write(folder, "won.sop", NAMES.replace("end game drawn", "end game won by Blue"));
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
        rulebook = Rulebooks.write(folder, "cards.sop", CARDS);

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
        rulebook = Rulebooks.write(folder, "cards.sop", CARDS);

        assertThat(play("Red: done", "--trace").out())
                .contains("= (only Red) Red holds Ace\n")
                .contains("= (only Blue and watchers) Red draws ")
                .contains("= (only nobody) (covered) Ace side: none becomes Red\n")
                .contains("= The deck has 0\n");
    }

    @Test
    void howAScriptedGameEndedIsSaid() throws IOException {
        rulebook = Rulebooks.write(
                folder, "cards.sop", CARDS.replace("\"End\" Blue must", "\"End\" Blue must\n    end game won by Red"));

        Run run = play("Red: done\nexpect over");

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).endsWith("game.script: 1 answer, 1 expectation met; the game is over, won by Red.\n");
    }

    @Test
    void aValueIsExpectedByItsWordOrItsTitleInAnyCase() throws IOException {
        rulebook = Rulebooks.write(folder, "orders.sop", """
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
}
