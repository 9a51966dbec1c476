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
    void anAnswerAfterTheEndIsToldThatTheGameIsOver() {
        assertThat(FakeScreen.play(WALL, PLAIN, "hold", "hold", "1", "Red: hold")
                        .readable())
                .contains("The game is over; type 'help'")
                .doesNotContain("is not one of the choices");
        assertThat(FakeScreen.play(WALL, PLAIN, "hold", "7").readable()).contains("'7' is not one of the choices");
    }

    @Test
    void tryingAChoiceTellsTheSentence() {
        assertThat(FakeScreen.play(WALL, PLAIN, "try warCry").readable())
                .contains("If Red answers 'War cry':", "Red hears: War cry, courage 2")
                .doesNotContain("becomes");
    }

    private static final String MEN = """
            rulebook "Men"
            language 2
            side Red
            side Blue
            Side has
              banners: 0..9 = 1 "Flags won"
            board Map: hexes 3 x 3
            piece Unit on Map
            Unit has
              side: Side
              figures: 0..4 = 3 "men"
              steps: 0..4 = 2 "how often it may still be moved in this turn"
            piece Card
            Card has
              figures: 0..4 = 1 "points"
            roster Unit: side, at
              guard "Guard": Red, b2
            roster Card: figures
              ace "Ace": 4
            length 2 game turns
            game turn "Day"
              1 "Fight" Red must
                choose n from 1..2 "How many?"
                guard.figures -= n
                guard.steps -= 1
                ace.figures -= 1
                Red.banners += 1
            """;

    @Test
    void aFieldGoesByItsWordingWhereverPeopleReadIt() {
        String read = FakeScreen.play(MEN, PLAIN, "1", "log", "state").readable();

        assertThat(read)
                .contains("Guard, 2 men, 1 steps")
                .contains("Guard men: 3 becomes 2", "Guard steps: 2 becomes 1", "Ace points: 4 becomes 3")
                .contains("Red Flags won: 1 becomes 2")
                .containsPattern("Red +Flags won +2")
                .containsPattern("Ace +points 3")
                .doesNotContain("figures", "banners");
    }

    @Test
    void theWordingOfAFieldAgreesWithTheNumberBeforeIt() {
        String men = MEN.replace("\"men\"", "\"m[an|en]\"")
                .replace("\"Flags won\"", "\"flag[|s] won\"")
                .replace("\"points\"", "\"point[|s]\"");
        assertThat(FakeScreen.play(men, PLAIN, "1", "log", "state").readable())
                .contains("Guard, 3 men, 2 steps", "Guard, 2 men, 1 steps", "Red 1 flag won", "Red 2 flags won")
                .contains("Guard men: 3 becomes 2", "Ace points: 4 becomes 3", "Red flags won: 1 becomes 2")
                .containsPattern("Red +flags won +2")
                .doesNotContain("|s]", "[an|");
        assertThat(FakeScreen.play(men, PLAIN, "2", "log").readable())
                .contains("Guard, 1 man, 1 steps", "Guard men: 3 becomes 1");
    }

    private static final String INITIATIVE = """
            rulebook "Initiative"
            language 2
            side British
            side Soviet
            length 2 game turns
            game turn "Day"
              1 "Orders" British may
              2 "Initiative roll" automatic
                roll off 2d6 among both: winner
                note "{winner} moves first"
            """;

    @Test
    void aRollOffIsToldByItsStepWithWhoeverIsHighestAndTheDiceOnRequest() {
        String read = FakeScreen.play(INITIATIVE, PLAIN, "done", "log").readable();
        assertThat(read)
                .containsPattern("Initiative roll: British \\d+, Soviet \\d+; highest: (British|Soviet) \\(2d6, roll ")
                .doesNotContain("rolls");

        assertThat(FakeScreen.play(INITIATIVE, PLAIN, "done", "log all").readable())
                .contains("British rolls for 'Initiative roll' (2d6, roll ", "Soviet rolls for 'Initiative roll'")
                .doesNotContain("rolls winner");
    }

    @Test
    void aChoiceOfSeveralSaysHowManyAtLeastAndAtMost() {
        String several = """
                rulebook "Several"
                language 2
                kind Gate: north, east, south, west
                side Red
                side Blue
                game turn "Day"
                  1 "Close gates"            Red must
                    choose 2 to 3 gates from Gate "Which gates?"
                """;

        assertThat(FakeScreen.play(several, PLAIN).readable())
                .contains("(1 of 2 to 3)")
                .doesNotContain("up to");
    }

    private static final String GATES = """
            rulebook "Gates"
            language 2
            side Red
            side Blue
            Side has
              gates: 0..9 = 0
            length 2 game turns
            game turn "Day"
              1 "Open a gate"            Red may
                choose n from 1..Red.gates "Which gate?"
              2 "Sally out"              Red may if Red.gates > 3
                Red.gates -= 1
              3 "Close a gate"           Red may
                let all = Red.gates
                choose n from 1..all "Which gate is closed?"
              4 "Watch a gate"           Red must
                choose n from 1..Red.gates "Which gate is watched?"
              5 "Wait"                   Red must
            """;

    @Test
    void thatThereWasNothingToChooseIsReadWhereItIsExpectedAndElseOnRequest() {
        String read = FakeScreen.play(GATES, PLAIN, "do it", "log").readable();
        assertThat(read)
                .contains("'Which gate is closed?' is skipped: there is nothing to choose")
                .contains("'Which gate is watched?' is skipped: there is nothing to choose")
                .doesNotContain("'Which gate?'");

        assertThat(FakeScreen.play(GATES, PLAIN, "do it", "log all").readable())
                .contains("'Which gate?' is skipped: there is nothing to choose");
    }

    @Test
    void aStepWhoseConditionDoesNotHoldIsReadOnRequest() {
        assertThat(FakeScreen.play(GATES, PLAIN, "do it", "log").readable()).doesNotContain("does not apply");
        assertThat(FakeScreen.play(GATES, PLAIN, "do it", "log all").readable())
                .contains("'Sally out' does not apply now");
    }

    private static final String CARDS = """
            rulebook "Cards"
            language 2
            kind Place: inHand "hand", played "table"
            side Red
            side Blue
            piece Card, unseen while it.place is inHand
            Card has
              side: Side
              place: Place = inHand
            roster Card: side
              fog "Fog": Red
              rain "Rain": Red
            length 1 game turns
            game turn "Turn"
              1 "Play" Red must
                choose card from Card "Which card?"
                card.place = played
                one of
                  "Play {card} as an event"
                    1A "Say how" Red may
                      conduct Say(card)
                  "Keep {card}"
            sequence Say (c: Card) "Say" by Red
              "Speak of {c}" may
            """;

    @Test
    void theWayToAStepAndWhyNameWhatItsTitleSpeaksOf() {
        FakeScreen screen = FakeScreen.play(CARDS, PLAIN, "", "fog", "Play Fog as an event", "do it", "why");

        assertThat(screen.moments.get(4).readable())
                .contains("1 Play > Play Fog as an event > 1A Say how > Speak of Fog\n");
        assertThat(screen.readable())
                .contains("    in Play Fog as an event\n", "        in Speak of Fog\n")
                .contains("  Speak of Fog\n");
    }

    @Test
    void whatIsUnseenIsNamedOnTheWayOnlyToWhoSeesIt() {
        String hidden = CARDS.replace("    card.place = played\n", "");
        FakeScreen screen = FakeScreen.play(hidden, PLAIN, "", "fog", "Play Fog as an event", "why");

        assertThat(screen.moments.get(4).prompt()).isEqualTo("Red> ");
        assertThat(screen.moments.get(4).readable()).contains("in Play Fog as an event");
        assertThat(FakeScreen.play(hidden, PLAIN, "", "fog", "Play Fog as an event", "do it")
                        .moments
                        .getFirst()
                        .readable())
                .doesNotContain("Fog");
    }

    @Test
    void beforeThereIsAValueTheOutlineSaysWhatItWillBe() {
        assertThat(FakeScreen.play(CARDS, PLAIN, "outline").readable())
                .contains("Play a card as an event", "Speak of a card");
    }
}
