package org.phaseline.games;

import org.junit.jupiter.api.Test;
import org.phaseline.language.RulebookText;

/** What counts for a formation as a whole: its fuel, and how densely it stands; and how fractions of bombs are summed. */
class OcsFormationsTest {

    /** The practice field with both fighters ready and short of a step, as KG 5 is. */
    private static final RulebookText HALVED_PLANES = Ocs.changed(
            "fighter, 4, no, 3, 25, 0, 2, no", "fighter, 4, no, 3, 25, 0, 1, yes",
            "fighter, 4, no, 3, 25, 0, 1, no", "fighter, 4, no, 3, 25, 0, 1, yes");

    /** The first Movement Segment: the Axis move. */
    private static Played axisMoves(String scenario, String others) {
        Played game = Ocs.onMap(scenario, 3, 3, 6, 6, 1, 1);
        game.does("Axis", "skip").does(others, "skip").does("Axis", "To go first");
        return Ocs.idleTo(game, "Axis", Ocs.MOVES);
    }

    @Test
    @Plays("MoveSeg:fuel")
    void aFormationIsFuelledWithThoseOfItWhoWalkNowAndDriveLater() {
        Played game = axisMoves("River", "Soviet");
        game.does("Axis", "Move a unit or stack", "76th Motorized Regiment", "Change mode", "Move Mode", "Fuel");
        game.does("Axis", "The whole formation (1 SP)", "0807").tells("20th Motorized Division is fuelled");
        game.does("Axis", "Go to a hex", "0705", "no more");

        // The 90th was on foot while the division was fuelled.
        game.does("Axis", "Move a unit or stack", "90th Motorized Regiment", "Change mode", "Move Mode");
        game.cannot("Axis", "Fuel").does("Axis", "Go to a hex", "0705");
    }

    @Test
    @Plays("BarrageSeg:air")
    void aDivisionOfTwoBrigadesIsNoDenserTargetThanThreeElements() {
        Played game = Ocs.idleTo(axisMoves("Yard", "Allied"), "Allied", "Refit:do");
        game.does("Allied", "0706", "0706", "2nd Bomber Group");
        Ocs.idleTo(game, "Allied", "BarrageSeg:air");
        game.rolls(1, 1, 1, 1).does("Allied", "Bomb combat units", "2nd Bomber Group", "0304", "that is all");

        // Two brigades of 3 RE each: no shift for them. No spotter 3 to the left, near their base 1 to the right.
        game.tells("Barrage of 0304: column 6 shifted -2, result no effect");
    }

    @Test
    @Plays("BarrageSeg:air")
    void halvesOfBombsAreSummedBeforeTheyAreRounded() {
        Played game = Ocs.idleTo(
                Ocs.refused(Ocs.named(Played.rolling(HALVED_PLANES, "Yard", 3, 3, 6, 6, 1, 1)))
                        .does("Axis", "To go first"),
                "Axis",
                "BarrageSeg:air");
        game.rolls(1, 1, 1, 1).does("Axis", "Bomb combat units", "KG 5", "0706", "JG 1", "JG 2", "that is all");
        game.does("Allied", "skip");

        // 8 points of KG 5 and 1.5 of each fighter are 11, column 5; 12 would be column 6.
        game.tells("Barrage of 0706: column 5 shifted 1, result no effect");
    }
}
