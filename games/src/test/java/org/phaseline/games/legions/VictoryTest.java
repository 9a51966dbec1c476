package org.phaseline.games.legions;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** Damage, what its loss is worth, and who has won. */
class VictoryTest {

    private static Drill against(String card) {
        return Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Target", "Egypt", card, "8, 5", "south")
                .unit("Spears", "Egypt", "spearmen", "8, 11", "south");
    }

    /** Seven hits: six dice and a critical one. */
    private static Played slaughter(Drill field, int whites) {
        Played game = field.begins().rolls(6, 6, 6, 6, 6, 6);
        for (int i = 0; i < whites; i++) {
            game.rolls(1);
        }
        return game.does("Rome", "Cohort", "Close combat", "Target", "do it", "skip");
    }

    @Test
    @Plays("Close Combat (i)")
    void aFormationIsWorthTwoPoints() {
        slaughter(against("archers"), 3)
                .does("Egypt", "bow far left", "bow left", "master archer", "bow right", "bow far right", "knife left")
                .holds("Rome", "victory", "2")
                .has("Target", "at", "none")
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays("Close Combat (i)")
    void aSortieIsWorthOnePointAndItsCommanderAnother() {
        slaughter(against("guards"), 3)
                .does("Egypt", "commander", "commander")
                .holds("Rome", "victory", "1")
                .does("Egypt", "guard left", "guard right")
                .holds("Rome", "victory", "2");
    }

    @Test
    @Plays("Turn 3(a)")
    void aFigureOfTwoPegsIsRemovedByTwoDamageInOneTurnAndForgetsOne() {
        Played game = against("riders").begins().rolls(6, 1, 1, 1, 1, 1, 1, 1);
        game.does("Rome", "Cohort", "Close combat", "Target", "do it", "skip")
                .does("Egypt", "rider left")
                .has("Target", "injured", "rider left")
                .has("Target", "standing", "rider left, rider right")
                .does("Rome", "no more")
                .has("Target", "injured", "none");
    }

    @Test
    @Plays("Close Combat (i)")
    void aFigureOfThreePegsIsRemovedByThreeDamageInOneTurn() {
        Played game = against("colossi").begins().rolls(6, 6, 5, 5, 1, 1, 1, 1, 1, 1, 1);
        game.does("Rome", "Cohort", "Close combat", "Target", "do it", "skip")
                .does("Egypt", "first colossus")
                .has("Target", "injured", "first colossus")
                .does("Egypt", "first colossus")
                .has("Target", "mauled", "first colossus")
                .has("Target", "standing", "first colossus, second colossus")
                .does("Egypt", "first colossus")
                .has("Target", "standing", "second colossus")
                .has("Target", "injured", "none")
                .has("Target", "mauled", "none")
                .does("Egypt", "second colossus")
                .does("Rome", "no more")
                .has("Target", "injured", "none");
    }

    @Test
    @Plays({"Turn 1(a)", "turn-loop"})
    void controlTerrainIsWorthThreePointsToWhoeverAloneIsOnItOrNextToIt() {
        Drill hill = Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 3.5", "north")
                .terrain("Hill", "control", 2, 2, "8, 5");
        hill.unit("Spears", "Egypt", "spearmen", "8, 11", "south").begins().holds("Rome", "victory", "3");
        hill.unit("Champions", "Egypt", "champions", "8, 6.5", "south").begins().holds("Rome", "victory", "0");
    }

    @Test
    @Plays("Turn 1(a)")
    void onlyTheActivePlayerScoresAndFarFromItNobody() {
        Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 3", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 6.5", "south")
                .terrain("Hill", "control", 2, 2, "8, 5")
                .begins()
                .holds("Rome", "victory", "0")
                .holds("Egypt", "victory", "0")
                .does("Rome", "no more")
                .holds("Egypt", "victory", "3");
    }

    @Test
    @Plays("turn-loop")
    void whoReachesTheTargetWinsAtOnce() {
        slaughter(against("slingers").line("Rome.victory = 20"), 2)
                .does("Egypt", "sling left", "sling middle", "sling right")
                .isWonBy("Rome");
        Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 5", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 11", "south")
                .terrain("Hill", "control", 2, 2, "8, 5")
                .line("Rome.victory = 18")
                .begins()
                .isWonBy("Rome");
    }

    @Test
    @Plays("Ranged Combat (k)")
    void aShotCanWinTheGame() {
        Drill.duel()
                .unit("Archers", "Rome", "archers", "8, 2", "north")
                .unit("Slingers", "Egypt", "slingers", "8, 6", "south")
                .unit("Spears", "Egypt", "spearmen", "8, 11", "south")
                .line("Rome.victory = 20")
                .begins()
                .rolls(6, 6, 6, 6, 6, 1, 1)
                .does("Rome", "Archers", "Ranged combat", "front", "Slingers", "front", "do it", "skip")
                .does("Egypt", "sling left", "sling middle", "sling right")
                .isWonBy("Rome");
    }

    @Test
    @Plays("Special (d)")
    void aSpecialOrderCanWinTheGame() {
        Drill.duel()
                .unit("Priests", "Rome", "priests", "8, 4", "north")
                .unit("Guards", "Egypt", "guards", "8, 6", "south")
                .unit("Spears", "Egypt", "spearmen", "8, 11", "south")
                .line("Rome.victory = 20")
                .begins()
                .does("Rome", "Priests", "Special order", "thunderbolt", "Guards", "do it")
                .does("Egypt", "commander", "commander")
                .isWonBy("Rome");
    }

    @Test
    @Plays("Close Combat (i)")
    void ifBothGetThereInOneCombatTheActivePlayerWins() {
        Drill.duel()
                .unit("Slingers", "Egypt", "slingers", "8, 5", "south")
                .unit("Champions", "Rome", "champions", "8, 4", "north")
                .unit("Cohort", "Rome", "legionaries", "2, 2", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 11", "south")
                .line("Rome.victory = 20")
                .line("Egypt.victory = 20")
                .begins()
                .does("Rome", "no more")
                // Rome, the defender, throws first.
                .rolls(6, 6, 6, 3)
                .does("Egypt", "Slingers", "Close combat", "Champions", "do it")
                .does("Egypt", "sling left", "sling middle", "sling right")
                .isWonBy("Rome");
    }

    @Test
    @Plays("turn-loop")
    void whoHasNoEnemyUnitLeftWins() {
        Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Slingers", "Egypt", "slingers", "8, 5", "south")
                .begins()
                .rolls(6, 6, 6, 6, 6, 6, 1, 1)
                .does("Rome", "Cohort", "Close combat", "Slingers", "do it", "skip")
                .does("Egypt", "sling left", "sling middle", "sling right")
                .isWonBy("Rome");
    }

    @Test
    @Plays("turn-loop")
    void whenTheDayIsOverMostPointsWinAndEqualPointsAreADraw() {
        Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 11", "south")
                .line("length 1 game turns")
                .line("Egypt.victory = 1")
                .begins()
                .does("Rome", "no more")
                .does("Egypt", "no more")
                .isWonBy("Egypt");
        Played drawn = Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 4", "north")
                .unit("Spears", "Egypt", "spearmen", "8, 11", "south")
                .line("length 1 game turns")
                .begins()
                .does("Rome", "no more")
                .does("Egypt", "no more");
        assertThat(drawn.over()).isTrue();
        drawn.isWonBy("");
    }
}
