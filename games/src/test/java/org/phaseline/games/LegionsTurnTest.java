package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LegionsTurnTest {

    private static final String[] OPENING = {"A player's turn", "1", "1(a)"};

    @Test
    @Plays("turn-loop")
    void everyPlayerRunsTheWholeSequenceInTurnUntilTheGameEnds() {
        Played game = Played.of("legions", "ThreeCrowns").enters(OPENING);

        for (int turn = 1; turn <= 8; turn++) {
            for (String player : List.of("Rome", "Egypt", "Han")) {
                game.isGameTurn(turn).awaits(player, "1(a)").does(player, "0");
                game.awaits(player, "2(b)").enters("2", "2(a)", "2(b)").does(player, "no more");
                if (game.over()) {
                    assertThat(turn).isEqualTo(8);
                    assertThat(player).isEqualTo("Han");
                    return;
                }
                game.enters("3", "3(a)", "3(b)", "3(c)", "A player's turn", "1", "1(a)");
            }
        }
        throw new AssertionError("eight game turns are over, and the game is not");
    }

    @Test
    @Plays("turn-loop")
    void whoReachesTheTargetWinsAtOnce() {
        Played game = Played.of("legions", "ThreeCrowns");
        for (int turn = 1; turn <= 4; turn++) {
            game.does("Rome", "1", "no more").does("Egypt", "0", "no more").does("Han", "0", "no more");
        }

        game.holds("Rome", "victory", "12").does("Rome", "1").isWonBy("Rome");
    }

    @Test
    @Plays("Turn 2(b)")
    void whoWantsNoOrderGoesOnToTheEndOfTheTurn() {
        Legions.duel()
                .offers("Rome", "2(b)", "Close combat", "Ranged combat", "Move", "Regroup", "Special order", "no more")
                .does("Rome", "no more")
                .enters("3", "3(a)", "3(b)", "3(c)", "A player's turn", "1", "1(a)")
                .awaits("Egypt", "1(a)");
    }

    @Test
    @Plays("Turn 2(b)")
    void anOrderThatCannotBePaidMayBeBegunAndComesToNothing() {
        Played game = Legions.quietDuel();
        for (int i = 0; i < 2; i++) {
            game.does("Rome", "Move", "2", "no", "0").awaits("Rome", "2(b)");
        }

        game.holds("Rome", "orderPoints", "0")
                .look()
                .does("Rome", "Move")
                .enters("Move", "MoveOrder (a)", "MoveOrder (h)", "MoveOrder (i)")
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays("Turn 2(b):dispatch")
    void eachOfTheFiveOrdersIsConductedAndThenAnotherIsOffered() {
        Legions.quietDuel()
                .does("Rome", "Close combat", "skip")
                .enters("Close combat", "CloseCombat (a)", "CloseCombat (j)", "CloseCombat (k)")
                .awaits("Rome", "2(b)")
                .does("Rome", "Ranged combat", "skip")
                .enters("Ranged combat", "RangedCombat (a)", "RangedCombat (l)", "RangedCombat (m)")
                .awaits("Rome", "2(b)")
                .does("Rome", "Move", "skip")
                .enters("Move", "MoveOrder (a)", "MoveOrder (h)", "MoveOrder (i)")
                .awaits("Rome", "2(b)")
                .does("Rome", "Regroup", "skip")
                .enters("Regroup", "RegroupOrder (a)", "RegroupOrder (e)", "RegroupOrder (f)")
                .awaits("Rome", "2(b)")
                .does("Rome", "Special order", "no", "skip")
                .enters("Special order", "SpecialOrder (a)", "SpecialOrder (b)", "SpecialOrder (f)")
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays({"Turn 2(a)", "Turn 2(b):dispatch"})
    void orderPointsComeOnceATurnSinceOrdersComeBackBehindThem() {
        Legions.quietDuel()
                .holds("Rome", "orderPoints", "4")
                .does("Rome", "Regroup", "do it", "skip", "skip")
                .never("2(a)")
                .awaits("Rome", "2(b)")
                .holds("Rome", "orderPoints", "3");
    }

    @Test
    @Plays("Turn 2(a)")
    void onlyTheVeryFirstTurnIsAnAmbushWithHalfTheOrderPoints() {
        Played game = Played.of("legions", "ThreeCrowns");

        game.does("Rome", "0").holds("Rome", "orderPoints", "2").does("Rome", "no more");
        game.does("Egypt", "0").holds("Egypt", "orderPoints", "6").does("Egypt", "no more");
        game.does("Han", "0", "no more").does("Rome", "0").holds("Rome", "orderPoints", "5");
    }

    @Test
    @Plays({"Turn 3(b)", "Turn 3(a)"})
    void whenTheTurnClosesWoundsAndOrderPointsAreGone() {
        Legions.duel()
                .holds("Rome", "orderPoints", "4")
                .does("Rome", "no more")
                .tells("Take the damage off every figure that is injured, on all sides.")
                .holds("Rome", "orderPoints", "0");
    }

    @Test
    @Plays("Turn 3(b)")
    void orderPointsOfPlayersWhoAreNotActiveAreGoneToo() {
        String scenario = """

                scenario Stocked "Points left over" for Rome, Egypt
                  Egypt.orderPoints = 5
                """;
        Played.of(Shelf.text("legions", scenario), "Stocked")
                .does("Rome", "0")
                .holds("Egypt", "orderPoints", "5")
                .does("Rome", "no more")
                .holds("Egypt", "orderPoints", "0");
    }

    @Test
    @Plays("Turn 3(c)")
    void theTurnPassesToTheNextPlayerWhoBeginsAtTheTop() {
        Played game = Legions.duel().does("Rome", "no more").awaits("Egypt", "1(a)");

        game.does("Egypt", "2")
                .holds("Egypt", "victory", "6")
                .holds("Rome", "victory", "0")
                .awaits("Egypt", "2(b)")
                .look()
                .does("Egypt", "no more")
                .enters("3", "3(a)", "3(b)", "3(c)", "A player's turn", "1", "1(a)")
                .awaits("Rome", "1(a)")
                .isGameTurn(2);
    }
}
