package org.phaseline.games.legions;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

class SpecialOrderTest {

    private static final String STRUCK = "Assign one damage";

    private static Drill priests() {
        return Drill.duel()
                .unit("Priests", "Rome", "priests", "8, 4", "north")
                .unit("Cohort", "Rome", "legionaries", "4, 4", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 7", "south");
    }

    @Test
    @Plays("Special (a)")
    void withoutATargetItReturnsAtOnceAndNothingSaysThatItEnded() {
        priests()
                .begins()
                .look()
                .does("Rome", "Priests", "Special order", "thunderbolt", "skip")
                .announces()
                .enters("Special order", "SpecialOrder (a)", "SpecialOrder (f)")
                .holds("Rome", "orderPoints", "8");
    }

    @Test
    @Plays({"Special (a)", "Special (b)"})
    void oneThatAimsAtNobodyGoesOnToItsCosts() {
        Drill.duel()
                .unit("Champions", "Rome", "champions", "8, 4", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 5", "south")
                .begins()
                .look()
                .does("Rome", "Champions", "Special order", "fury")
                .never("SpecialOrder (a)")
                .awaits("Rome", "SpecialOrder (b)")
                .does("Rome", "do it")
                .does("Rome", "Champions", "Close combat", "Spears", "do it")
                .tells("6 red dice against 4 white");
    }

    @Test
    @Plays("Special (b)")
    void unpaidItReturnsWithoutEffectAndWithoutEnd() {
        priests()
                .begins()
                .look()
                .does("Rome", "Priests", "Special order", "thunderbolt", "Spears", "skip")
                .announces()
                .enters("Special order", "SpecialOrder (a)", "SpecialOrder (b)", "SpecialOrder (f)")
                .holds("Rome", "orderPoints", "8");
    }

    @Test
    @Plays({"Special", "Special (c)", "Special (d)", "Special (e)", "Special (f)"})
    void aThunderboltDealsTwoDamageThatNoDiceDecide() {
        priests()
                .begins()
                .look()
                .does("Rome", "Priests", "Special order", "thunderbolt")
                .offers("Rome", "SpecialOrder (a)", "Spears", "skip")
                .does("Rome", "Spears", "do it")
                .holds("Rome", "orderPoints", "7")
                .tells("Spears takes 2 damage")
                .awaits("Egypt", STRUCK)
                .does("Egypt", "reserve right", "reserve left")
                .passes("SpecialOrder (c)", "SpecialOrder (d)", "SpecialOrder (e)", "SpecialOrder (f)")
                .announces(
                        "OrderGiven (Special order, Rome, Priests, Spears)",
                        "OrderEnded (Special order, Rome, Priests, Spears)")
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays("Special (d)")
    void theAbilityOfAFigureIsGoneWithTheFigure() {
        Played game = Drill.duel()
                .unit("Priests", "Rome", "priests", "8, 4", "north")
                .unit("Temple", "Egypt", "priests", "8, 6", "south")
                .begins();
        game.does("Rome", "Priests", "Special order", "thunderbolt", "Temple", "do it")
                .does("Egypt", "high priest", "acolyte left")
                .does("Rome", "no more");

        game.does("Egypt", "Temple").offers("Egypt", "2(b)", "Move", "Regroup");
    }

    @Test
    @Plays({"Special (d)", "Special (f)"})
    void aWarCryGivesAnotherUnitAnOrderThatCostsNothing() {
        Drill.duel()
                .unit("Guards", "Rome", "guards", "8, 4", "north")
                .unit("Cohort", "Rome", "legionaries", "4, 4", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 11", "south")
                .begins()
                .does("Rome", "Guards", "Special order", "warCry", "Cohort", "do it")
                .offers("Rome", "Choose an order for the unit, free of order points", "Move", "Regroup", "skip")
                .look()
                .does("Rome", "Move", MoveTest.STEP, "front", "skip")
                .passes("MoveOrder (i)", "SpecialOrder (e)", "SpecialOrder (f)")
                .has("Cohort", "at", "4,5")
                .holds("Rome", "orderPoints", "7")
                .does("Rome", "Cohort", "Move", "do it")
                .awaits("Rome", "MoveOrder (e)");
    }

    @Test
    @Plays("Special (d)")
    void aFallenFigureIsMendedButNotACommander() {
        Played game = Drill.duel()
                .unit("Priests", "Rome", "priests", "8, 4", "north")
                .unit("Cohort", "Rome", "legionaries", "6, 4", "north")
                .unit("Temple", "Egypt", "priests", "6, 6", "south")
                .begins();
        game.does("Rome", "Priests")
                .offers("Rome", "2(b)", "Move", "Regroup", "Special order")
                .does("Rome", "Regroup", "skip", "no more");
        game.does("Egypt", "Temple", "Special order", "thunderbolt", "Cohort", "do it")
                .does("Rome", "front left", "front right")
                .does("Egypt", "no more");

        game.does("Rome", "Priests", "Special order", "mending", "Cohort", "do it")
                .offers("Rome", "A figure stands up", "front left", "front right")
                .does("Rome", "front right")
                .has(
                        "Cohort",
                        "standing",
                        "front far left, front right, front far right, rear far left, rear left, rear right");
    }

    @Test
    @Plays("Special (d)")
    void dreadTakesADieUntilTheEndOfTheNextTurnOfItsOwner() {
        Played game = Drill.duel()
                .unit("Elephants", "Rome", "elephants", "8, 4", "north")
                .unit("Champions", "Egypt", "champions", "8, 5", "south")
                .begins();
        game.does("Rome", "Elephants", "Special order", "dread", "Champions", "do it")
                .holds("Rome", "orderPoints", "7")
                .does("Rome", "no more");

        game.rolls(1, 1, 1, 1, 1, 1, 1)
                .does("Egypt", "Champions", "Close combat", "Elephants", "do it")
                .tells("3 red dice against 4 white")
                .does("Egypt", "no more")
                .does("Rome", "no more")
                .does("Egypt", "Champions", "Close combat", "Elephants", "do it")
                .tells("4 red dice against 4 white");
    }
}
