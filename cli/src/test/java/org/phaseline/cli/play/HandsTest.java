package org.phaseline.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.phaseline.cli.terminal.TerminalStyle;

class HandsTest {

    private static final TerminalStyle PLAIN = TerminalStyle.plain(100);
    private static final TerminalStyle SCREEN = new TerminalStyle(false, false, 100, 30);

    private static final String CARDS = """
            rulebook "Cards"
            language 2
            kind Place: inDeck "deck", inHand "hand", discarded "discard pile"
            side Red
            side Blue
            piece Card, unseen while it.place is not discarded, counted by place
            Card has
              side: Side or none
              place: Place = inDeck
            roster Card: side
              card x 20 "Company {n}": none
            define deck: set of Card = Card where it.place is inDeck
            define hand (s: Side): set of Card = Card where it.place is inHand and it.side is s
            length 5 game turns
            game turn "Turn"
              1 "Deal" automatic if gameTurn is 1
                for each s in sides
                  conduct Draw(s, 3)
              for each phasing in sides
                2 "Play a card" phasing must
                  choose played from hand(phasing) "Which card do you play?"
                  played.place = discarded
                  tell "{phasing} plays {played}"
                3 "Draw back" automatic
                  conduct Draw(phasing, 1)
            sequence Draw (s: Side, n: number) "Draw" by s
              "Draw" automatic
                draw n cards from deck, seen by s
                for each c in cards
                  c.side = s
                  c.place = inHand
            """;

    @Test
    void aPlayerWhoDecidesAloneReadsWhatTheyHold() {
        String red = FakeScreen.play(CARDS, PLAIN, "").moments.getLast().readable();

        assertThat(red).containsPattern("\nYour hand: Company \\d+, Company \\d+, Company \\d+\n");
    }

    @Test
    void nobodyElseReadsWhatAPlayerHolds() {
        assertThat(FakeScreen.play(CARDS, PLAIN).moments.getLast().readable()).doesNotContain("Your hand");
    }

    @Test
    void aLongHandIsShownWhole() {
        String many = CARDS.replace("Draw(s, 3)", "Draw(s, 9)");

        for (TerminalStyle look : new TerminalStyle[] {PLAIN, SCREEN}) {
            String hand = FakeScreen.play(many, look, "").moments.getLast().readable();
            assertThat(hand).containsPattern("\nYour hand: (Company \\d+,\\s+){8}Company \\d+\n");
        }
    }

    @Test
    void aHandThatWouldFillTheScreenSaysWhereAllOfItIsRead() {
        String many = CARDS.replace("Draw(s, 3)", "Draw(s, 9)");
        TerminalStyle small = new TerminalStyle(false, false, 20, 12);

        assertThat(FakeScreen.play(many, small, "").moments.getLast().readable())
                .contains("  ... and more: 'hand' lists them all");
    }

    @Test
    void piecesThatAreNotCountedAreHeldWithoutTheNameOfTheirKind() {
        String plain = CARDS.replace(", counted by place", "");

        assertThat(FakeScreen.play(plain, PLAIN, "").moments.getLast().readable())
                .containsPattern("\nYou hold: Company \\d+, Company \\d+, Company \\d+\n");
    }

    @Test
    void aWordWithoutATitleIsNotTakenForANoun() {
        String untitled = CARDS.replace("inHand \"hand\"", "inHand");

        assertThat(FakeScreen.play(untitled, PLAIN, "").moments.getLast().readable())
                .contains("\nYou hold (in hand): Company");
    }

    @Test
    void whatThereIsToKnowOfACardStandsInTheHandAndBesideTheChoice() {
        String worth =
                CARDS.replace("  place: Place = inDeck\n", "  place: Place = inDeck\n  worth: 1..4 = 2 \"orders\"\n");

        String red = FakeScreen.play(worth, PLAIN, "").moments.getLast().readable();

        assertThat(red).containsPattern("Your hand: Company \\d+ \\(2 orders\\), ");
        assertThat(red).containsPattern("  1 Company \\d+ \\(2 orders\\)\n");
    }

    @Test
    void whatIsWrittenOnACardIsReadBesideTheChoiceInTheHandAndInTheState() {
        String written = CARDS.replace(
                "\"Company {n}\": none\n", "\"Company\": none\n    about \"March two areas, or stay.\"\n");

        assertThat(FakeScreen.play(written, PLAIN, "").moments.getLast().readable())
                .contains("\nYour hand: Company ×3\n")
                .contains("  1 Company: March two areas, or stay.\n");
        assertThat(FakeScreen.play(written, PLAIN, "", "hand").moments.getLast().readable())
                .contains("\nYour hand: Company ×3\n  Company: March two areas, or stay.\n");
        assertThat(FakeScreen.play(written, PLAIN, "", "1", "", "state")
                        .moments
                        .getLast()
                        .readable())
                .contains("discard pile\n      March two areas, or stay.\n");
    }

    @Test
    void whoIsShownCardsReadsWhatIsWrittenOnThemBesideTheChoice() {
        String shown = CARDS.replace(
                        "\"Company {n}\": none\n", "\"Company\": none\n    about \"March two areas, or stay.\"\n")
                .replace(
                        "choose played from hand(phasing)",
                        "show cards from hand(nonPhasing) \"the hand of {nonPhasing}\", seen by phasing\n"
                                + "      choose played from cards");

        assertThat(FakeScreen.play(shown, PLAIN, "").moments.getLast().readable())
                .contains("  1 Company: March two areas, or stay.\n");
    }

    @Test
    void aPieceCanBeChosenByItsNameInTheRoster() {
        String ships = """
                rulebook "Ships"
                language 2
                side Red
                side Blue
                piece Ship
                Ship has
                  side: Side
                roster Ship: side
                  redOne "the Heron": Red
                  redTwo "the Finch": Red
                game turn "Turn"
                  1 "Sail" Red must
                    choose s from Ship "Who sails?"
                    tell "{s} sails"
                """;

        assertThat(FakeScreen.play(ships, PLAIN, "redtwo").moments.getLast().readable())
                .contains("The Finch sails");
        assertThat(FakeScreen.play(ships, PLAIN, "Red: redOne")
                        .moments
                        .getLast()
                        .readable())
                .contains("The Heron sails");
    }

    @Test
    void whoChoosesAmongCardsTheyDoNotSeeReadsNothingOfWhatIsOnThem() {
        String thief = CARDS.replace(
                        "  place: Place = inDeck\n", "  place: Place = inDeck\n  worth: 1..4 = 2 \"orders\"\n")
                .replace("from hand(phasing)", "from hand(nonPhasing)");

        assertThat(FakeScreen.play(thief, PLAIN, "").moments.getLast().readable())
                .containsPattern("  1 Company \\d+\n")
                .containsPattern("Your hand: Company \\d+ \\(2 orders\\), ");
    }

    @Test
    void whoAnsweredLastIsNotAskedToPassTheKeyboardToThemselves() {
        String open = CARDS.replace(
                "    2 \"Play a card\" phasing must",
                "    1A \"March\" phasing must\n    2 \"Play a card\" phasing must");

        FakeScreen screen = FakeScreen.play(open, PLAIN, "done", "", "1", "done");

        assertThat(screen.moments.get(1).prompt())
                .isEqualTo("Red decides in secret now: press Enter when nobody else sees the screen. ");
        assertThat(FakeScreen.play(CARDS, PLAIN, "", "1").moments.getLast().prompt())
                .isEqualTo("Pass the keyboard to Blue, then press Enter. ");
    }

    @Test
    void tryingASecretChoiceTellsWhatIsAskedNext() {
        String two = CARDS.replace("      played.place = discarded\n", """
                      choose way from Place "How do you play {played}?"
                      played.place = discarded
                """);

        assertThat(FakeScreen.play(two, PLAIN, "", "try 1").moments.getLast().readable())
                .containsPattern(
                        "nothing changes yet\n  then Red: How do you play Company \\d+\\? \\[deck, hand, discard pile]");
    }

    @Test
    void whatAPlayerDrewAtTheEndOfTheirTurnIsToldWhenTheySitDownAgain() {
        for (TerminalStyle look : new TerminalStyle[] {PLAIN, SCREEN}) {
            FakeScreen screen = FakeScreen.play(CARDS, look, "", "1", "", "1", "");
            String again = screen.moments.getLast().readable();

            assertThat(screen.moments.getLast().prompt()).startsWith("Red>");
            assertThat(again).containsPattern("Red draws cards \\(1 of \\d+, roll r\\d+\\): Company \\d+");
        }
    }

    @Test
    void whoHasNothingToChooseInASecretStepIsToldSo() {
        String secret = CARDS.replace("2 \"Play a card\" phasing must", """
                2A "Answer" both may secretly, revealed together
                      choose answer from Place where actor is Red "Which card?"
                    2 "Play a card" phasing must""");

        FakeScreen screen = FakeScreen.play(secret, PLAIN, "", "1", "ready", "");

        assertThat(screen.moments.getLast().prompt()).startsWith("Blue>");
        assertThat(screen.moments.getLast().readable())
                .contains("2A Answer: you have nothing to choose here")
                .doesNotContain("is this your decision?");
        assertThat(FakeScreen.play(secret, PLAIN, "", "1").moments.getLast().readable())
                .contains("2A Answer: is this your decision?");
    }

    /** Red is asked openly whether to march, with cards in hand. */
    private static final String MARCH = CARDS.replace(
            "    2 \"Play a card\" phasing must", "    1A \"March?\" phasing may\n    2 \"Play a card\" phasing must");

    @Test
    void whoIsAskedOpenlyCanLookAtTheirHandAlone() {
        for (TerminalStyle look : new TerminalStyle[] {PLAIN, SCREEN}) {
            FakeScreen screen = FakeScreen.play(MARCH, look, "hand", "", "", "yes");

            assertThat(screen.moments.get(0).readable()).doesNotContain("Company");
            assertThat(screen.moments.get(1).prompt())
                    .isEqualTo("Red looks at what only they see: press Enter when nobody else sees the screen. ");
            assertThat(screen.moments.get(2).prompt()).isEqualTo("Red> ");
            assertThat(screen.moments.get(2).secret()).isTrue();
            assertThat(screen.moments.get(2).readable())
                    .containsPattern("\nYour hand: (Company \\d+, ){2}Company \\d+\n")
                    .contains("Press Enter to pass the keyboard back.");
            assertThat(screen.moments.get(3).readable()).contains("1A March?").doesNotContain("Company");
            assertThat(screen.moments.get(4).prompt()).startsWith("Red decides in secret now");
        }
    }

    @Test
    void onlyWhoeverIsAskedCanLookAtTheirHand() {
        FakeScreen screen = FakeScreen.play(MARCH, PLAIN, "hand Blue", "hand Nobody", "hand red");

        assertThat(screen.moments.get(1).readable())
                .contains("'Blue' is not asked anything now; only whoever is asked can look at their hand.")
                .doesNotContain("Company");
        assertThat(screen.moments.get(2).readable()).contains("'Nobody' is not asked anything now");
        assertThat(screen.moments.get(3).prompt()).startsWith("Red looks at what only they see");
    }

    @Test
    void whereSeveralAreAskedTheHandIsAskedForByName() {
        String both = MARCH.replace("phasing may", "both may");
        FakeScreen screen = FakeScreen.play(both, PLAIN, "hand", "hand Blue", "");

        assertThat(screen.moments.get(1).readable()).contains("Several are asked now; type hand Red or hand Blue.");
        assertThat(screen.moments.get(3).prompt()).isEqualTo("Blue> ");
        assertThat(screen.moments.get(3).readable()).contains("Your hand: Company");
    }

    /** Everything is in hand at once, and a march is a roll that is called so. */
    private static String rolled(String text) {
        return MARCH.replace(
                        "  1 \"Deal\" automatic if gameTurn is 1\n    for each s in sides\n      conduct Draw(s, 3)\n",
                        "")
                .replace("\"March?\" phasing may", "\"March\" phasing must\n      roll luck: 2d6 \"" + text + "\"")
                .replace("\"Company {n}\": none", "\"Company {n}\": Red")
                .replace("place: Place = inDeck", "place: Place = inHand");
    }

    @Test
    void aRollThatSaysWhatItIsForIsAskedForInTheSameWords() {
        FakeScreen weather = FakeScreen.typed(rolled("for the weather"), PLAIN, "3 4");
        assertThat(weather.moments.get(0).readable()).contains("Roll a d6 for the weather, die 1 of 2");

        FakeScreen table = FakeScreen.typed(rolled("on the table of {phasing}"), PLAIN, "3 4");
        assertThat(table.moments.get(0).readable()).contains("Roll a d6 on the table of Red, die 1 of 2");
    }

    @Test
    void whoeverTypesInDiceCanLookAtTheirHandBeforehand() {
        FakeScreen screen = FakeScreen.typed(rolled("the luck of {phasing}"), PLAIN, "hand", "", "", "3 4", "log");

        assertThat(screen.moments.get(0).readable()).contains("Roll a d6 for the luck of Red, die 1 of 2");
        assertThat(screen.moments.get(2).readable()).contains("Your hand: Company 1");
        assertThat(screen.moments.get(3).readable())
                .contains("Roll a d6 for the luck of Red, die 1 of 2")
                .doesNotContain("Company");
        assertThat(screen.readable()).contains("Red rolls the luck of Red (2d6, at the table): 3 4 = 7");
    }

    @Test
    void whoHoldsNothingIsToldSoAlone() {
        FakeScreen screen = FakeScreen.play(MARCH.replace("Draw(s, 3)", "Draw(s, 0)"), PLAIN, "hand", "", "");

        assertThat(screen.moments.get(2).readable()).contains("You hold nothing that others do not see.");
        assertThat(screen.moments.get(3).readable()).doesNotContain("You hold nothing");
    }

    private static final String DEAL = CARDS.replace(
            "draw n cards from deck, seen by s\n    for each c in cards\n      c.side = s\n      c.place = inHand\n",
            """
            repeat n times
                  draw c from deck "a card", seen by s
                  c.side = s
                  c.place = inHand
                tell "{s} holds {count of hand(s)} cards"
            """);

    @Test
    void cardsThatAreDealtOneByOneAreToldInOneLine() {
        String dealt = FakeScreen.play(DEAL, PLAIN, "").moments.getLast().readable();

        assertThat(dealt)
                .contains("  Blue draws a card 3 times (rolls r4 to r6), seen only by Blue\n")
                .containsPattern(
                        "  Red draws a card 3 times \\(rolls r1 to r3\\): Company \\d+, Company \\d+, Company \\d+\n")
                .doesNotContain("(1 of ");
        String all =
                FakeScreen.play(DEAL, PLAIN, "", "log all").moments.getLast().readable();
        assertThat(all).contains("Blue draws a card (1 of 17, roll r4), seen only by Blue");
    }

    @Test
    void soAreCardsOfWhichEachIsDrawnInSomethingConducted() {
        String conducted = CARDS.replace("conduct Draw(s, 3)", "repeat 3 times\n        conduct Draw(s, 1)")
                .replace("draw n cards from deck, seen by s", "draw c from deck \"a card\", seen by s")
                .replace(
                        "    for each c in cards\n      c.side = s\n      c.place = inHand\n",
                        "    c.side = s\n    c.place = inHand\n    tell nothing\n");

        assertThat(FakeScreen.play(conducted, PLAIN, "").moments.getLast().readable())
                .contains("  Blue draws a card 3 times (rolls r4 to r6), seen only by Blue\n")
                .doesNotContain("(1 of ");
    }

    @Test
    void whatASeatDrewStandsOnItsScreenOnce() {
        String drawn = FakeScreen.play(DEAL, SCREEN, "").moments.getLast().readable();

        assertThat(drawn).containsOnlyOnce("Red draws a card 3 times (rolls r1 to r3): ");
    }
}
