package org.phaseline.games.legions;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** A second order of one type to a unit in a turn costs one of its figures. */
class PushTest {

    private static final String LOST = "Which figure is lost to the push?";

    private static Drill apart() {
        return Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Guards", "Rome", "guards", "12, 4", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 11", "south");
    }

    private static Played moves(Played game, String unit) {
        return game.does("Rome", unit, "Move", "do it", "skip");
    }

    @Test
    @Plays("Move (a)")
    void theFirstOrderOfEachTypeIsFreeOfThatAndTheSecondIsNot() {
        Played game = moves(apart().begins(), "Cohort").does("Rome", "Cohort", "Regroup", "do it", "no more", "skip");

        game.does("Rome", "Cohort", "Move", "do it")
                .asks("Rome", LOST)
                .does("Rome", "front left")
                .holds("Rome", "orderPoints", "3")
                .has("Cohort", "moves", "2");
    }

    @Test
    @Plays("Regroup (a)")
    void aUnitIsPushedOnceATurnWhateverTheOrder() {
        Played game = moves(apart().begins(), "Cohort").does("Rome", "Cohort", "Move", "do it", "rear right", "skip");
        game.does("Rome", "Cohort", "Regroup", "do it", "no more", "skip");

        game.offers("Rome", "2(b)", "Guards", "no more");
    }

    @Test
    @Plays("Move (a)")
    void anyNumberOfUnitsMayBePushedAndNextTurnAllBeginsAnew() {
        Played game = moves(apart().begins(), "Cohort").does("Rome", "Cohort", "Move", "do it", "rear right", "skip");
        moves(game, "Guards").does("Rome", "Guards", "Move", "do it", "guard left", "skip");
        game.does("Rome", "no more").does("Egypt", "no more");

        moves(game, "Cohort").awaits("Rome", "2(b)").holds("Rome", "orderPoints", "6");
    }

    @Test
    @Plays("Move (a)")
    void neitherACommanderNorTheLastFigureIsGivenUp() {
        Played game = moves(apart().begins(), "Guards");

        game.does("Rome", "Guards", "Move", "do it").offers("Rome", LOST_STEP, "guard left", "guard right");
    }

    private static final String LOST_STEP = "Remove the pushed figure";

    @Test
    @Plays("Special (b)")
    void aSpecialOrderIsNeverPushed() {
        Drill.duel()
                .unit("Champions", "Rome", "champions", "8, 4", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 11", "south")
                .begins()
                .does("Rome", "Champions", "Special order", "fury", "do it")
                .does("Rome", "Champions")
                .offers("Rome", "2(b)", "Move", "Regroup");
    }
}
