package org.phaseline.games.legions;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Plays;

class RegroupTest {

    private static Drill apart() {
        return Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Archers", "Rome", "archers", "4, 4", "north")
                .unit("Champions", "Rome", "champions", "12, 4", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 11", "south");
    }

    @Test
    @Plays({"Regroup (a)", "Regroup (e)"})
    void unpaidItGoesToItsEndWhichIsSaid() {
        apart().begins()
                .look()
                .does("Rome", "Cohort", "Regroup", "skip")
                .announces("OrderEnded (Regroup, Rome, Cohort, none)")
                .enters("Regroup", "RegroupOrder (a)", "RegroupOrder (e)", "RegroupOrder (f)")
                .holds("Rome", "orderPoints", "8");
    }

    @Test
    @Plays({"Regroup", "Regroup (a)", "Regroup (b)", "Regroup (e)", "Regroup (f)"})
    void itCostsOnePointOnAnyBaseAndReturns() {
        apart().begins()
                .look()
                .does("Rome", "Cohort", "Regroup", "do it", "no more", "skip")
                .holds("Rome", "orderPoints", "7")
                .announces("OrderGiven (Regroup, Rome, Cohort, none)", "OrderEnded (Regroup, Rome, Cohort, none)")
                .awaits("Rome", "2(b)")
                .does("Rome", "Champions", "Regroup", "do it")
                .holds("Rome", "orderPoints", "6");
    }

    @Test
    @Plays("Regroup (c)")
    void aFigureMovesToAFreeSlotOfItsOutlinePadAndPegs() {
        apart().begins()
                .does("Rome", "Archers", "Regroup", "do it")
                .offers(
                        "Rome",
                        "RegroupOrder (c)",
                        "bow far left",
                        "bow left",
                        "bow right",
                        "bow far right",
                        "knife left",
                        "no more")
                .does("Rome", "bow far left")
                .offers("Rome", "RegroupOrder (c)", "knife right")
                .does("Rome", "knife right", "no more", "skip")
                .has(
                        "Archers",
                        "standing",
                        "bow left, master archer, bow right, bow far right, knife left, knife right");
    }

    @Test
    @Plays("Regroup (c)")
    void anInjuredFigureTakesItsWoundWithIt() {
        Drill.duel()
                .unit("Riders", "Rome", "riders", "8, 4", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 5", "south")
                .begins()
                .rolls(1, 1, 1, 1, 6, 1, 1, 1)
                .does("Rome", "Riders", "Close combat", "Spears", "do it", "rider left")
                .has("Riders", "injured", "rider left")
                .does("Rome", "Riders", "Regroup", "do it", "rider left", "rider rear", "no more", "skip")
                .has("Riders", "standing", "rider right, rider rear")
                .has("Riders", "injured", "rider rear");
    }

    @Test
    @Plays("Regroup (d)")
    void aFormationOnlyTurnsAboutASortieFacesAnyOtherWay() {
        apart().begins()
                .does("Rome", "Cohort", "Regroup", "do it", "no more")
                .offers("Rome", "RegroupOrder (d)", "south", "skip")
                .does("Rome", "south")
                .has("Cohort", "facing", "south")
                .has("Cohort", "at", "8,4")
                .does("Rome", "Champions", "Regroup", "do it")
                .offers("Rome", "RegroupOrder (d)", "east", "south", "west", "skip");
    }
}
