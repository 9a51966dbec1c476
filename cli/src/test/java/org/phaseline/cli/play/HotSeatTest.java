package org.phaseline.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.cli.play.FakeScreen.play;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.terminal.TerminalStyle;

class HotSeatTest {

    private static final TerminalStyle SMALL = new TerminalStyle(false, true, 80, 24);

    @Test
    void nothingOfASealedChoiceCanBeReadWhenTheNextSeatSitsDown() {
        FakeScreen screen = play(Rulebooks.FEUD, SMALL, "", "ambush # at the ford", "ready", "", "raid", "ready");

        assertThat(screen.moments).hasSize(7);
        for (FakeScreen.Moment moment : screen.moments.subList(3, 4)) {
            assertThat(moment.readable()).contains("The Raiders has decided").doesNotContain("ambush", "ford");
        }
        assertThat(screen.moments.get(4).readable()).doesNotContain("ford").doesNotContain("': ambush");
        assertThat(screen.moments.get(6).readable()).contains("The Raiders reveals plan: ambush");
    }

    @Test
    void whatIsTypedUnseenGoesIntoNoHistory() {
        FakeScreen screen = play(Rulebooks.FEUD, SMALL, "", "ambush", "ready", "", "raid", "ready");

        assertThat(screen.moments.subList(0, 6)).allMatch(FakeScreen.Moment::secret);
        assertThat(screen.moments.get(6).secret()).isFalse();
    }

    @Test
    void whoLeavesWhileDecidingUnseenLeavesNothingOnTheScreen() {
        assertThat(play(Rulebooks.FEUD, SMALL, "", "ambush").readable()).doesNotContain("ambush");
    }

    @Test
    void aNoteBegunUnseenIsNotSentByTheNextSeat() {
        FakeScreen screen = play(
                Rulebooks.FEUD,
                SMALL,
                "",
                "ambush",
                "ready",
                "The Raiders",
                "",
                "note at the ford",
                "",
                "",
                "raid",
                "ready");

        assertThat(screen.readable()).contains("reveals plan: raid").doesNotContain("ford");
    }

    @Test
    void everythingFitsOnASmallScreen() {
        FakeScreen screen = play(Rulebooks.FEUD, SMALL, "", "ambush", "ready", "", "raid", "ready", "done", "do it");

        for (FakeScreen.Moment moment : screen.moments) {
            String last = moment.readable().substring(moment.readable().lastIndexOf("A small feud") + 1);
            assertThat(last.lines().count()).isLessThan(24);
            assertThat(last.lines()).allMatch(line -> line.length() <= 80);
        }
    }

    @Test
    void aNarrowScreenLosesOnlyWhatStandsOnTheRight() {
        FakeScreen screen = play(Rulebooks.WALK, new TerminalStyle(false, true, 30, 24), "done");

        assertThat(screen.readable()).contains("1B Look at the sky (1.2)").doesNotContain("phasing");
        assertThat(screen.readable().lines()).allMatch(line -> line.length() <= 30);
    }

    @Test
    void aNumberInHalvesIsTypedWithADecimalPoint() {
        String halves = "rulebook \"Halves\"\nside Red\nside Blue\ngame turn \"Turn\"\n  1 \"Spend\"    Red must\n"
                + "    enter n: 0..3 in halves \"How many?\"\n    note \"spent {n}\"\n";

        FakeScreen screen = play(halves, SMALL, "0.3", "2.50");

        assertThat(screen.readable())
                .contains("'0.3' is not possible here; it must be a number from 0 to 3 in steps of 0.5")
                .contains("spent 2.5");
    }

    @Test
    void whoResignsIsAskedWhetherThatIsMeantAndTheOtherHasWon() {
        FakeScreen screen = play(Rulebooks.WALK, SMALL, "resign Red", "no", "resign Green", "resign Red", "yes");

        assertThat(screen.readable())
                .contains("Nobody has resigned.")
                .contains("No seat is called 'Green'.")
                .contains("Red has resigned")
                .contains("The game is over, won by Blue");
    }

    @Test
    void aDrawNeedsTheOthersToo() {
        FakeScreen screen = play(Rulebooks.WALK, SMALL, "draw!", "no", "draw!", "yes");

        assertThat(screen.readable())
                .contains("Nothing was corrected.")
                .contains("All have agreed to a draw")
                .contains("The game is over: it is drawn");
    }

    @Test
    void whereTwoAreAskedAtOnceTheNumbersRunOn() {
        String both = Rulebooks.WALK.replace("(1.1)    must", "(1.1)    both must");
        FakeScreen screen = play(both, SMALL, "done", "2");

        assertThat(screen.moments.get(0).readable()).contains("Red\n", "    1 done\n", "Blue\n", "    2 done\n");
        assertThat(screen.readable())
                .contains("'done' could be 1 or 2; type one of them.")
                .contains("Blue answers 'Open the door': done");
    }

    @Test
    void aTypedNumberIsTheNumberThatIsAskedFor() {
        String counting = """
                rulebook "Counting"
                side Red
                side Blue
                Side has
                  sheep: 0..20 = 0
                game turn "Night"
                  1 "Count"   Red may
                    enter n: 0..20 "How many sheep"
                    Red.sheep = n
                  2 "Sleep"   Red must
                """;
        FakeScreen screen = play(counting, SMALL, "21", "b", "7", "state");

        assertThat(screen.moments.get(0).readable()).contains("type a number from 0 to 20   a skip");
        assertThat(screen.readable())
                .contains("'21' is not possible here; it must be a number from 0 to 20.")
                .containsPattern("Red +sheep +7");
    }

    @Test
    void whereTwoTypeNumbersEachHasALetter() {
        String counting = """
                rulebook "Counting"
                side Red
                side Blue
                game turn "Night"
                  1 "Count"   both must
                    enter n: 0..20 "How many sheep"
                  2 "Sleep"   Red must
                """;
        FakeScreen screen = play(counting, SMALL, "7", "b 7", "4");

        assertThat(screen.moments.get(0).readable())
                .contains("    a type a number from 0 to 20", "    b type a number from 0 to 20");
        assertThat(screen.readable())
                .contains("More than one number is being asked for; say which one you mean, like 'a 7'.")
                .contains("Blue answers 'How many sheep': 7", "Red answers 'How many sheep': 4", "2 Sleep");
    }

    @Test
    void whoThinksAgainSitsDownBeforeTheirChoiceIsShown() {
        FakeScreen screen = play(Rulebooks.FEUD, SMALL, "", "ambush", "ready", "The Raiders", "");

        assertThat(screen.moments.get(4).prompt()).startsWith("Pass the keyboard to The Raiders");
        assertThat(screen.moments.get(4).readable()).doesNotContain("ambush");
        assertThat(screen.moments.get(5).readable()).contains("': ambush");
    }

    @Test
    void aSeatGoesByTheNameOfItsSideAlsoWhereItDecidesUnseen() {
        FakeScreen screen = play(Rulebooks.FEUD, SMALL, "", "Red: ambush", "red: ready", "Red", "");

        assertThat(screen.moments.get(2).readable()).contains("': ambush").doesNotContain("not one of");
        assertThat(screen.moments.get(4).prompt()).startsWith("Pass the keyboard to The Raiders");
        FakeScreen other = play(Rulebooks.FEUD, SMALL, "", "Blue: ambush");
        assertThat(other.moments.get(2).readable()).contains("'ambush' is not one of the choices of");
    }

    @Test
    void whatIsSaidBeforeTheKeyboardIsPassedStaysToBeRead() {
        FakeScreen screen = play(Rulebooks.FEUD, SMALL, "help", "state");

        assertThat(screen.moments.get(1).readable()).contains("undo [N]");
        assertThat(screen.moments.get(2).readable()).contains("points");
    }

    @Test
    void besideASealedChoiceTheOthersGoOn() {
        String mixed = """
                rulebook "Mixed"
                kind Plan: raid, hold
                side Red
                side Blue
                game turn "Day"
                  together
                    1 "Plan" Red must secretly, revealed together
                      choose plan from Plan
                    2 "Feed the horses" Blue must
                  3 "Rest" Red must
                """;
        FakeScreen screen = play(mixed, SMALL, "Red", "", "", "done", "", "raid", "ready");

        assertThat(screen.moments.get(0).readable())
                .contains("2 Feed the horses", "Red decides in secret: type 'Red' to pass Red the keyboard")
                .doesNotContain("raid");
        assertThat(screen.moments.get(2).readable()).contains("1 raid   2 hold", "Press Enter to leave it unchanged");
        assertThat(screen.moments.get(3).readable()).contains("1 done").doesNotContain("raid");
        assertThat(screen.readable()).contains("Red reveals plan: raid", "3 Rest");
    }

    @Test
    void aSideWithAnArticleBeginsALineWithACapitalAndIsToldByTheNameToType() {
        String feud = """
                rulebook "Feud"
                language 2
                kind Plan: raid, hold
                side Red "the Reds of the Hill", plural
                side Blue "the Blues"
                game turn "Day"
                  1 "Plan" both must secretly, revealed together
                    choose plan from Plan
                """;
        FakeScreen screen = play(feud, SMALL, "", "raid", "ready", "");

        assertThat(screen.moments.stream()
                        .flatMap(moment -> moment.readable().lines().map(String::strip)))
                .contains("The Reds of the Hill have decided")
                .contains("The Reds of the Hill have decided: type 'Red' to let the Reds of the Hill change that")
                .noneMatch(line -> line.startsWith("the Reds of the Hill have"));
    }

    @Test
    void theStateShowsPiecesThatStandOnNoBoard() {
        String cards = """
                rulebook "Cards"
                side Red
                side Blue
                board Map: hexes 3 x 3
                piece Card
                Card has
                  side: Side
                  worth: 0..9 = 2
                piece Unit on Map
                Unit has
                  side: Side
                roster Card: side, worth
                  c1 "Ambush": Red, 3
                roster Unit: side, at
                  r1 "On the map": Red, a1
                  r2 "Still to come": Red, none
                length 1 game turns
                game turn "Turn"
                  1 "Play" Red must
                """;

        FakeScreen screen = play(cards, SMALL, "state");

        assertThat(screen.readable())
                .containsPattern("Ambush +side Red, worth 3")
                .contains("  Red: Still to come")
                .doesNotContainPattern("On the map +side Red");
    }

    private static final String ORDERS = """
            rulebook "Orders"
            language 2
            kind Order: hold "Hold", move "Move"
            side Red
            side Blue
            piece Unit
            Unit has
              side: Side
              order: Order or none = none "order"
            roster Unit: side
              ada "Ada": Red
              bora "Bora": Blue
            length 3 game turns
            game turn "Turn"
              1 "Write the orders" both must secretly
                for each u in Unit where it.side is actor
                  choose order from Order "What does {u} do?"
                  u.order = order
                  tell "{u} shall {order}"
              2 "Open them" automatic
                reveal [1]
                for each u in Unit
                  tell "{u} does {u.order}"
                for each u in Unit
                  u.order = none
            """;

    @Test
    void whatComesOfSecretDecisionsIsReadByAllBeforeTheSamePlayerDecidesAgain() {
        for (TerminalStyle look : List.of(TerminalStyle.plain(100), new TerminalStyle(false, false, 100, 30))) {
            FakeScreen screen = FakeScreen.play(
                    ORDERS, look, "", "hold", "change", "move", "ready", "", "hold", "ready", "", "hold", "ready",
                    "Blue", "", "hold");

            FakeScreen.Moment neutral = screen.moments.stream()
                    .filter(moment -> moment.readable().contains("Bora does Hold"))
                    .findFirst()
                    .orElseThrow();
            assertThat(neutral.prompt()).isEqualTo("Pass the keyboard to Red, then press Enter. ");
        }
    }

    @Test
    void whoIsAskedInSecretAgainGetsTheKeyboardOnlyAfterAllHaveReadWhatHappened() {
        String alone = ORDERS.replace("both must secretly", "Blue must secretly");
        TerminalStyle screen = new TerminalStyle(false, false, 100, 30);

        FakeScreen.Moment after = FakeScreen.play(alone, screen, "", "move", "change", "hold", "ready")
                .moments
                .getLast();

        assertThat(after.prompt())
                .isEqualTo("Blue decides in secret now: press Enter when nobody else sees the screen. ");
        assertThat(after.readable()).contains("Bora does Hold").doesNotContain("Move", "change", "shall Hold (not");
    }

    @Test
    void whoChangesTheirMindReadsNothingMoreOfWhatTheyTookBack() {
        TerminalStyle wide = TerminalStyle.plain(100);

        String kept = play(ORDERS, wide, "", "move", "log 50").moments.getLast().readable();
        String log = play(ORDERS, wide, "", "move", "change", "hold", "log 50")
                .moments
                .getLast()
                .readable();
        String all = play(ORDERS, wide, "", "move", "change", "hold", "log all")
                .moments
                .getLast()
                .readable();

        assertThat(kept.substring(kept.lastIndexOf("Red> "))).contains("Ada shall Move (not revealed yet)");
        assertThat(log.substring(log.lastIndexOf("Red> ")))
                .contains("Ada shall Hold (not revealed yet)")
                .doesNotContain("Move");
        assertThat(all.substring(all.lastIndexOf("Red> "))).contains("Ada shall Move (not revealed yet)");
    }

    @Test
    void aSentenceOfASealedStepStandsOnTheScreenOnce() {
        String screen = play(ORDERS, new TerminalStyle(false, false, 100, 30), "", "move")
                .moments
                .getLast()
                .readable();

        assertThat(screen).containsOnlyOnce("Ada shall Move (not revealed yet)");
    }

    @Test
    void whatAPlayerHasDecidedInSecretTheyTakeBackFreelyAndNobodyReadsOfIt() {
        String two = ORDERS.replace("  bora \"Bora\": Blue\n", "  bora \"Bora\": Blue\n  bela \"Bela\": Blue\n");
        TerminalStyle wide = TerminalStyle.plain(100);

        FakeScreen.Moment undone =
                play(two, wide, "", "hold", "ready", "", "move", "undo").moments.getLast();
        assertThat(undone.prompt()).isEqualTo("Blue> ");
        assertThat(undone.readable()).endsWith("What does Bora do?\n    1 Hold   2 Move\n");

        String with =
                after(play(two, wide, "", "hold", "ready", "", "move", "undo", "hold", "hold", "ready", "log 50"));
        String without = after(play(two, wide, "", "hold", "ready", "", "hold", "hold", "ready", "log 50"));
        assertThat(with).isEqualTo(without).doesNotContain("Taken back");
    }

    /** What all read once the keyboard is to be passed on. */
    private static String after(FakeScreen screen) {
        String readable = screen.moments.getLast().readable();
        return readable.substring(readable.indexOf("Pass the keyboard to Red, then press Enter. log 50"));
    }

    @Test
    void aHintAtTheEndOfASecretDecisionDoesNotSayThatThereIsNoOtherAnswer() {
        String hint = play(ORDERS, TerminalStyle.plain(100), "", "move", "hint")
                .moments
                .getLast()
                .readable();

        assertThat(hint).contains("I would answer: ready.").doesNotContain("There is no other answer");
    }
}
