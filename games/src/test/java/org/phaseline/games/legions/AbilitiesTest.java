package org.phaseline.games.legions;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** Abilities that answer what happens halt the sequence until they are resolved. */
class AbilitiesTest {

    private static final String COUNTERMAND = "Countermand a combat order";
    private static final String VENGEANCE = "Strike back";
    private static final String SPEARS = "Meet the mover with set spears";
    private static final String SNAP = "Loose a snap shot at the mover";

    @Test
    @Plays("trigger-halt")
    void nothingGoesOnWhileAnAbilityWaits() {
        Played game = Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Champions", "Egypt", "champions", "8, 5", "south")
                .line("vengeance.forced = no")
                .reactions()
                .begins()
                .rolls(1, 1, 1, 1, 1, 1, 1, 1, 1)
                .does("Rome", "Cohort", "Close combat", "Champions", "do it", "skip");

        game.awaits("Egypt", VENGEANCE);
        assertThat(game.sighting("Rome").decisions()).isEmpty();
        game.never("CloseCombat (k)")
                .does("Egypt", "skip")
                .passes("CloseCombat (k)")
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays({"trigger-halt", "Close Combat (k)"})
    void anOrderGivenInAReactionReturnsIntoTheReactionAndThenToWhereThatCameFrom() {
        Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Champions", "Egypt", "champions", "8, 5", "south")
                .reactions()
                .begins()
                .rolls(1, 1, 1, 1, 1, 1, 1, 1, 1)
                .does("Rome", "Cohort", "Close combat", "Champions", "do it", "skip")
                .look()
                .rolls(1, 1, 1, 1, 1, 1, 1, 1, 1)
                .does("Egypt", "do it")
                .tells("4 red dice against 5 white")
                .does("Rome", "skip")
                .passes("CloseCombat (c)", "CloseCombat (j)", "CloseCombat (k)", "CloseCombat (k)")
                .awaits("Rome", "2(b)")
                .holds("Egypt", "orderPoints", "0");
    }

    @Test
    @Plays("trigger-halt")
    void aUnitAnswersOnceATurn() {
        Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Lancers", "Rome", "lancers", "12, 4", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 5", "south")
                .unit("Slingers", "Egypt", "slingers", "12, 5", "south")
                .unit("Guards", "Egypt", "guards", "8, 7", "south")
                .reactions()
                .begins()
                .does("Rome", "Cohort", "Close combat", "Spears", "do it")
                .does("Egypt", "Guards")
                .awaits("Rome", "2(b)")
                .look()
                .does("Rome", "Lancers", "Close combat", "Slingers", "do it")
                .never(COUNTERMAND)
                .passes("CloseCombat (d)");
    }

    @Test
    @Plays({"trigger-halt", "Close Combat (c)"})
    void severalPlayersAnswerInTurnFromTheActiveOneAndOneCountermandIsEnough() {
        Played game = Drill.of("Rome, Egypt, Han")
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Legate", "Rome", "guards", "11, 4", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 5", "south")
                .unit("Vizier", "Egypt", "guards", "8, 7", "south")
                .unit("Marshal", "Han", "guards", "5, 6", "south")
                .reactions()
                .begins()
                .does("Rome", "no more")
                .does("Egypt", "Spears", "Close combat", "Cohort", "do it");

        game.awaits("Han", COUNTERMAND).does("Han", "Marshal");
        game.awaits("Rome", COUNTERMAND).look().does("Rome", "skip");
        game.passes("CloseCombat (j)").never("CloseCombat (d)").awaits("Egypt", "2(b)");
    }

    @Test
    @Plays("trigger-halt")
    void setSpearsMeetWhoeverStepsAgainstThemAndTheMoveGoesOnAfterwards() {
        Drill.duel()
                .unit("Riders", "Rome", "riders", "8, 3.5", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 5", "south")
                .reactions()
                .begins()
                .rolls(1, 1, 1, 1, 1, 1, 1)
                .does("Rome", "Riders", "Move", "do it", MoveTest.STEP, "front")
                .awaits("Egypt", SPEARS)
                .does("Egypt", "Spears")
                .tells("5 red dice against 2 white")
                .awaits("Rome", "MoveOrder (e)")
                .has("Riders", "moves", "3");
    }

    @Test
    @Plays({"trigger-halt", "Move (h)"})
    void aMoverThatDoesNotSurviveTheSpearsLosesItsMovement() {
        Drill.duel()
                .unit("Slingers", "Rome", "slingers", "8, 3.5", "north")
                .unit("Cohort", "Rome", "legionaries", "2, 2", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 5", "south")
                .reactions()
                .begins()
                .rolls(1, 1, 6, 6, 6, 6, 6)
                .does("Rome", "Slingers", "Move", "do it", MoveTest.STEP, "front")
                .does("Egypt", "Spears")
                .does("Rome", "sling left", "sling middle")
                .look()
                .does("Rome", "sling right")
                .passes("MoveOrder (h)", "MoveOrder (i)")
                .never("MoveOrder (g)")
                .holds("Egypt", "victory", "1")
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays("trigger-halt")
    void aSnapShotIsLoosedAtWhoeverComesWithinThreeSteps() {
        Drill.duel()
                .unit("Riders", "Rome", "riders", "8, 2", "north")
                .unit("Archers", "Egypt", "archers", "8, 7", "south")
                .reactions()
                .begins()
                .look()
                .does("Rome", "Riders", "Move", "do it", MoveTest.STEP, "front")
                .awaits("Egypt", SNAP)
                .does("Egypt", "Archers", "front", "Riders", "front")
                .tells("5 blue dice against 2 white")
                .holds("Egypt", "orderPoints", "0");
    }

    @Test
    @Plays("trigger-halt")
    void anAbilityWhoseCardSaysMustCannotBeDeclined() {
        Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Champions", "Egypt", "champions", "8, 5", "south")
                .reactions()
                .begins()
                .rolls(1, 1, 1, 1, 1, 1, 1, 1, 1)
                .does("Rome", "Cohort", "Close combat", "Champions", "do it", "skip")
                .offers("Egypt", VENGEANCE, "do it");
    }

    @Test
    @Plays("trigger-halt")
    void everyUnitThatMustAnswerDoes() {
        Drill.duel()
                .unit("Riders", "Rome", "riders", "8, 3.5", "north")
                .unit("Spears", "Egypt", "spearmen", "7, 5", "south")
                .unit("Pikes", "Egypt", "spearmen", "9, 5", "south")
                .reactions()
                .begins()
                .does("Rome", "Riders", "Move", "do it", MoveTest.STEP, "front")
                .offers("Egypt", SPEARS, "Spears", "Pikes")
                .rolls(1, 1, 1, 1, 1, 1, 1)
                .does("Egypt", "Pikes")
                .offers("Egypt", SPEARS, "Spears")
                .rolls(1, 1, 1, 1, 1, 1, 1)
                .does("Egypt", "Spears")
                .awaits("Rome", "MoveOrder (e)");
    }

    /** Champions step up to spears, while archers lie in wait; the guards could countermand. */
    private static Played ambushed() {
        return Drill.duel()
                .unit("Champions", "Rome", "champions", "8, 3.5", "north")
                .unit("Guards", "Rome", "guards", "8, 1", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 5", "south")
                .unit("Archers", "Egypt", "archers", "11, 5", "south")
                .reactions()
                .begins()
                .rolls(1, 1, 1, 1, 1, 1, 1, 1)
                .does("Rome", "Champions", "Move", "do it", MoveTest.STEP, "front");
    }

    @Test
    @Plays("trigger-halt")
    void whatAnOrderOfAnAbilityRaisesWaitsInItsOwnersTurnOrder() {
        Played game = ambushed();

        // The strike of the spears raises vengeance; but first whoever is resolving abilities goes on until none of
        // theirs is left.
        game.look().does("Egypt", SPEARS, "Spears").passes("CloseCombat (j)", "CloseCombat (k)");
        game.awaits("Egypt", SNAP)
                .rolls(1, 1, 1, 1, 1, 1, 1)
                .does("Egypt", "Archers", "front", "Champions", "right", "skip");
        game.offers("Rome", VENGEANCE, "do it")
                .rolls(1, 1, 1, 1, 1, 1, 1, 1)
                .does("Rome", "do it")
                .awaits("Rome", "MoveOrder (e)");
    }

    @Test
    @Plays("trigger-halt")
    void anOrderThatAnAbilityGaveCannotBeCalledOff() {
        ambushed().look().does("Egypt", SPEARS, "Spears").never(COUNTERMAND).passes("CloseCombat (d)");
    }

    @Test
    @Plays("trigger-halt")
    void whatCanNoLongerBeDoneWhenItsTurnComesDoesNotHappen() {
        Played game = ambushed();
        game.does("Egypt", SPEARS, "Spears");
        game.rolls(1, 1, 1, 6, 6, 6, 6).does("Egypt", "Archers", "front", "Champions", "right", "skip");

        // Four hits and a critical: the champions, who had vengeance to take, are destroyed.
        game.does("Rome", "champion", "champion", "sworn man left")
                .look()
                .does("Rome", "sworn man right")
                .never("CloseCombat (a)")
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays("trigger-halt")
    void fartherAwayNobodyShoots() {
        Drill.duel()
                .unit("Riders", "Rome", "riders", "8, 1", "north")
                .unit("Archers", "Egypt", "archers", "8, 7", "south")
                .reactions()
                .begins()
                .does("Rome", "Riders", "Move", "do it", MoveTest.STEP, "front")
                .awaits("Rome", "MoveOrder (e)");
    }

    @Test
    @Plays("Close Combat (i)")
    void toughnessTakesOneDamageLess() {
        Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Elephants", "Egypt", "elephants", "8, 5", "south")
                .begins()
                .rolls(6, 6, 1, 1, 1, 1, 1, 1, 1, 1)
                .does("Rome", "Cohort", "Close combat", "Elephants", "do it", "skip")
                .tells("2 hits on the defender, 0 on the attacker")
                .tells("Elephants takes 1 damage");
    }

    @Test
    @Plays("trigger-halt")
    void withoutAbilitiesInPlayNobodyIsAskedOutOfTurn() {
        Drill.duel()
                .unit("Slingers", "Rome", "slingers", "8, 3.5", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 5", "south")
                .begins()
                .does("Rome", "Slingers", "Move", "do it", MoveTest.STEP, "front")
                .reacts()
                .awaits("Rome", "MoveOrder (e)");
    }
}
