package org.phaseline.games;

import org.junit.jupiter.api.Test;

/** Trucks of formations, trucks that were lost, and what engineers build for planes; rules of which scripts show the rest. */
class OcsTrucksTest {

    private static final String ORGANIC = "Light Division trucks";

    /** The first Movement Segment of the practice field: the Axis move. */
    private static Played moves() {
        return Ocs.idleTo(refused("Yard"), "Axis", Ocs.MOVES);
    }

    private static Played refused(String scenario) {
        return Ocs.refused(Ocs.onMap(scenario, 3, 3, 6, 6, 1, 1)).does("Axis", "To go first");
    }

    @Test
    @Plays({"Reaction:half", "MoveSeg:reserve"})
    void organicTrucksInReserveDriveWithHalfTheirAllowanceInReaction() {
        Played game = moves().does("Axis", "Transport", "Trucks", ORGANIC, "Reserve Mode (1/4 MA)");
        game.has(ORGANIC, "reserve", "yes").does("Axis", "no more");

        Ocs.idleTo(game, "Axis", "Ships and released Reserves").does("Axis", "Organic trucks in Reserve", ORGANIC);
        game.tells("Light Division trucks are no longer in Reserve");
        game.cannot("Axis", "Reserve Mode (1/4 MA)").does("Axis", "Go to a hex", "0404");
        game.tells("Light Division trucks go to 0404 with 8T");
    }

    @Test
    @Plays({"Reaction:who", "Exploit:who"})
    void trucksThatAreNotInReserveStayWhereTheyAreAfterTheMovementPhase() {
        Played game = Ocs.idleTo(moves(), "Axis", "Exploiting units and released Reserves");

        game.cannot("Axis", "Organic trucks in Reserve").cannot("Axis", "Transport");
    }

    @Test
    @Plays({"Breakout", "Reinforce:arrive"})
    void trucksThatBrokeOutComeBackAtASource() {
        Played game = Ocs.idleTo(refused("Yard"), "Axis", "Breakout of trucks");
        game.rolls(4, 3, 6, 1).does("Axis", "Lost trucks").look();

        while (!game.over() && !game.told().contains("Lost trucks arrive in 0101")) {
            game.leastAnswer();
        }
        game.isGameTurn(2).has("Lost trucks", "points", "2");
    }

    @Test
    @Plays({"Supply:oos", "Supply:trace"})
    void anHeadquartersDrawsNothingAcrossGroundThatTrucksCannotCross() {
        Played game = refused("Drill");
        while (!game.over() && !game.told().contains("VII Corps HQ is out of supply")) {
            game.leastAnswer();
        }

        // The dump in 0905 is two hexes from the VII Corps HQ in 0903, but swamps lie all around it: there is no
        // choice.
        game.tells("VII Corps HQ in 0903 is not in trace").tells("VII Corps HQ is out of supply");
        game.neverTells("from 0905");
    }

    @Test
    @Plays("MoveSeg:construct")
    void anAirStripBecomesABaseForThreeTokensInTheNextTurn() {
        Played game = moves().does("Axis", "Move a unit or stack", "51st Pioneers", "Construction", "Air strip");
        game.does("Axis", "0407", "0305")
                .tells("1T is paid from 0305, 39T are left")
                .tells("51st Pioneers builds an air strip in 0407");

        Ocs.idleTo(game, "Allied", Ocs.MOVES);
        Ocs.idleTo(game, "Axis", Ocs.MOVES).look();
        game.does("Axis", "Move a unit or stack", "51st Pioneers", "Construction", "Air base", "0407", "0305");
        game.tells("51st Pioneers builds: air base of level 1 in 0407");
        game.tells("3T are paid from 0305, 36T are left");
    }
}
