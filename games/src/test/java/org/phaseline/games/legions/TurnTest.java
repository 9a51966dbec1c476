package org.phaseline.games.legions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

class TurnTest {

    private static Drill apart() {
        return Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 2", "north")
                .unit("Riders", "Rome", "riders", "12, 2", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 11", "south");
    }

    @Test
    @Plays("turn-loop")
    void everyPlayerRunsTheWholeSequenceInTurnUntilTheGameEnds() {
        Played game = Played.of("legions", "ThreeCrowns").look();

        for (int turn = 1; turn <= 8; turn++) {
            for (String player : List.of("Rome", "Egypt", "Han")) {
                game.isGameTurn(turn).awaits(player, "2(b)").look().does(player, "no more");
                if (game.over()) {
                    assertThat(turn).isEqualTo(8);
                    assertThat(player).isEqualTo("Han");
                    return;
                }
                game.passes("3", "3(a)", "3(b)", "3(c)", "Player turn", "1", "1(a)", "2", "2(a)", "2(b)");
            }
        }
        throw new AssertionError("eight game turns are over, and the game is not");
    }

    @Test
    @Plays("Turn 2(b)")
    void whoWantsNoOrderGoesOnToTheEndOfTheTurn() {
        apart().begins()
                .look()
                .offers("Rome", "2(b)", "Cohort", "Riders", "no more")
                .does("Rome", "no more")
                .enters("3", "3(a)", "3(b)", "3(c)", "Player turn", "1", "1(a)", "2", "2(a)", "2(b)")
                .awaits("Egypt", "2(b)");
    }

    @Test
    @Plays("Turn 2(b)")
    void onlyOrdersThatCanBePaidAndCarriedOutAreOffered() {
        Played game = apart().line("allotment = 3").begins();

        game.does("Rome", "Cohort").offers("Rome", "2(b)", "Move", "Regroup").does("Rome", "Move", "do it", "skip");
        game.does("Rome", "Cohort").offers("Rome", "2(b)", "Regroup").does("Rome", "Regroup", "skip");
        game.does("Rome", "Riders", "Move", "do it", "skip").awaits("Egypt", "2(b)");
    }

    @Test
    @Plays("Turn 2(b):dispatch")
    void eachOfTheFiveOrdersIsConductedAndThenAnotherIsOffered() {
        Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 5", "south")
                .unit("Archers", "Rome", "archers", "13, 3", "north")
                .unit("Slingers", "Egypt", "slingers", "13, 7", "south")
                .unit("Priests", "Rome", "priests", "13, 5", "north")
                .begins()
                .look()
                .does("Rome", "Cohort", "Close combat", "skip")
                .enters("Close combat", "CloseCombat (a)", "CloseCombat (j)", "CloseCombat (k)")
                .does("Rome", "Archers", "Ranged combat", "skip")
                .enters("Ranged combat", "RangedCombat (a)", "RangedCombat (l)", "RangedCombat (m)")
                .does("Rome", "Cohort", "Move", "skip")
                .enters("Move", "MoveOrder (a)", "MoveOrder (h)", "MoveOrder (i)")
                .does("Rome", "Cohort", "Regroup", "skip")
                .enters("Regroup", "RegroupOrder (a)", "RegroupOrder (e)", "RegroupOrder (f)")
                .does("Rome", "Priests", "Special order", "thunderbolt", "skip")
                .enters("Special order", "SpecialOrder (a)", "SpecialOrder (f)");
    }

    @Test
    @Plays({"Turn 2(a)", "Turn 2(b):dispatch"})
    void orderPointsComeOnceATurnSinceOrdersComeBackBehindThem() {
        apart().begins()
                .holds("Rome", "orderPoints", "8")
                .look()
                .does("Rome", "Cohort", "Regroup", "do it", "no more", "skip")
                .never("2(a)")
                .awaits("Rome", "2(b)")
                .holds("Rome", "orderPoints", "7");
    }

    @Test
    @Plays("Turn 2(a)")
    void onlyTheVeryFirstTurnIsAnAmbushWithHalfTheOrderPoints() {
        Played game = apart().ambush().begins();

        game.holds("Rome", "orderPoints", "4").does("Rome", "no more");
        game.holds("Egypt", "orderPoints", "8").does("Egypt", "no more");
        game.holds("Rome", "orderPoints", "8");
    }

    @Test
    @Plays("Turn 2(a)")
    void eachFactionBeyondTheFirstCostsAnOrderPoint() {
        Drill three = apart().unit("Guards", "Rome", "guards", "4, 2", "north");
        three.line("unit1.nation = roman").line("unit2.nation = egyptian").line("unit4.nation = han");
        three.begins().holds("Rome", "orderPoints", "6");
    }

    @Test
    @Plays("Turn 2(a)")
    void mercenariesAndSeveralUnitsOfOneFactionCostNothing() {
        Drill three = apart().unit("Guards", "Rome", "guards", "4, 2", "north");
        three.line("unit1.nation = roman").line("unit4.nation = roman");
        three.begins().holds("Rome", "orderPoints", "8");
    }

    @Test
    @Plays("Turn 3(b)")
    void whatIsLeftOfTheOrderPointsIsLostByEverybody() {
        Drill.of("Rome, Egypt, Han")
                .unit("Cohort", "Rome", "legionaries", "8, 2", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 11", "south")
                .unit("Wall", "Han", "spearmen", "2, 6", "east")
                .line("Han.orderPoints = 5")
                .begins()
                .holds("Han", "orderPoints", "5")
                .does("Rome", "no more")
                .holds("Rome", "orderPoints", "0")
                .holds("Han", "orderPoints", "0");
    }

    @Test
    @Plays("Turn 3(c)")
    void theTurnPassesToTheNextPlayerWhoBeginsAtTheTop() {
        apart().begins()
                .does("Rome", "no more")
                .awaits("Egypt", "2(b)")
                .isGameTurn(1)
                .does("Egypt", "no more")
                .awaits("Rome", "2(b)")
                .isGameTurn(2);
    }
}
