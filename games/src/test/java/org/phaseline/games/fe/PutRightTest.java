package org.phaseline.games.fe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.fe.War.ALLIANCE;
import static org.phaseline.games.fe.War.COALITION;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** Rules that worked examples have put right, as they are played on the star map; the other tests have the form beside a real board. */
class PutRightTest {

    /** Three cruisers have fought a round in open space and retreat into a hex in which a frigate guards a planet. */
    private static Played fightingRetreat() {
        Played game = Stars.battle(
                "roster Map: world, owner",
                "  0804: minorPlanet, Kzinti",
                "roster Ship: side, empire, class, at",
                "  d7 x 3 \"Cruiser\": Coalition, Klingon, D7, 0704",
                "  cc \"Picket\": Alliance, Kzinti, KziCC, 0704",
                "  ff \"Guard\": Alliance, Kzinti, KziFF, 0804");
        game.does(COALITION, "Cruiser 1", "that is all", "ready").does(ALLIANCE, "Picket", "ready");
        game.does(COALITION, "1", "ready").rolls(3, 1, 1).does(ALLIANCE, "1", "ready");
        game.does(ALLIANCE, "skip").does(COALITION, "do it").does(ALLIANCE, "skip", "skip");
        return game.does(COALITION, "0804").does(ALLIANCE, "skip").look();
    }

    @Test
    @Plays({"5-2A2", "5-2A3", "5-2B1", "5-7D"})
    void aFightingRetreatWhoseApproachIsRefusedGoesOnAndNeverFightsTheBase() {
        Played game = fightingRetreat().cannot(COALITION, "skip").does(COALITION, "do it");

        game.does(ALLIANCE, "Reject").offers(COALITION, "Battle 5-2B1", "do it");
        game.does(COALITION, "do it").never("Battle 5-2B2", "Forces 5-3D");
    }

    @Test
    @Plays({"5-2A3", "5-3X1"})
    void aFightingRetreatWhoseApproachIsAcceptedIsFoughtAtIntensityZeroAndTen() {
        Played game = fightingRetreat().does(COALITION, "do it").does(ALLIANCE, "Accept: the base stays out");
        game.does(COALITION, "Cruiser 1", "that is all", "ready").rolls(6, 6);
        game.does(ALLIANCE, "Guard", "ready");

        // 0 and a six are 20 percent; 10 and a six are the last corner of the table.
        assertThat(game.told())
                .contains("the Coalition scores 5 damage points: combat potential 24, 20 percent")
                .contains("the Alliance scores 2 damage points: combat potential 4, 50 percent");
        game.rolled("drift");
    }

    @Test
    @Plays({"5-4C3", "5-4C4"})
    void theTableEndsAtHalfAndFractionsGoToTheNearestPoint() {
        Played game = Stars.battle(
                "roster Ship: side, empire, class, at",
                "  d7 \"Cruiser\": Coalition, Klingon, D7, 0704",
                "  dd \"Scout\": Alliance, Kzinti, KziDD, 0704",
                "  ff \"Guard\": Alliance, Kzinti, KziFF, 0704");
        game.does(COALITION, "Cruiser", "ready").does(ALLIANCE, "Scout", "that is all", "ready");
        game.does(COALITION, "4", "ready").rolls(6, 6, 1).does(ALLIANCE, "4", "ready");

        // 4 and 4 and two for the die are 10. A half of 8 are 4; 35 percent of 10 are 3.5, which counts as 4.
        assertThat(game.told())
                .contains("the Coalition scores 4 damage points: combat potential 8, 50 percent")
                .contains("the Alliance scores 4 damage points: combat potential 10, 35 percent");
    }

    @Test
    @Plays({"5-6A", "5-5D", "5-4E"})
    void nobodyTakesPointsThatWereNeverScoredNorHasPointsLeftAndTakenTooMany() {
        Played game = Stars.battle(
                "roster Ship: side, empire, class, at",
                "  d7 \"Cruiser\": Coalition, Klingon, D7, 0704",
                "  cc \"Guard\": Alliance, Kzinti, KziCC, 0704");
        game.does(COALITION, "Cruiser", "ready").does(ALLIANCE, "Guard", "ready");
        game.does(COALITION, "1", "ready").rolls(3, 1, 1).does(ALLIANCE, "1", "ready");

        // 1 point each, less than half of any factor: nobody is asked who takes it, and it is kept for the next round.
        assertThat(game.told())
                .contains("the Alliance scores 1 damage point: combat potential 9, 15 percent")
                .contains("the Coalition keeps 1 plus point", "the Alliance keeps 1 plus point");
        game.holds(COALITION, "damage", "0")
                .holds(COALITION, "minusPoints", "0")
                .holds(COALITION, "plusPoints", "1");
        game.never("Allocation 5-6A").awaits(ALLIANCE, "Battle 5-7A1");
    }

    @Test
    @Plays({"5:battle-hex", "5:select"})
    void thereCanBeMoreThanFifteenBattleHexes() {
        Played game = Stars.oneTurn(
                "roster Ship: side, empire, class, at",
                "  e x 18 \"Raider\": Coalition, Klingon, E4, 0101",
                "  f x 18 \"Picket\": Alliance, Kzinti, KziFF, 0101",
                everywhere("e"),
                everywhere("f"));
        game.idlesTo(COALITION, "MapCombat 5:select");

        assertThat(game.sighting(COALITION).decisions().getFirst().choices()).hasSize(18);
    }

    private static String everywhere(String fleet) {
        StringBuilder lines = new StringBuilder();
        for (int i = 2; i <= 18; i++) {
            lines.append("%s_%d.at = %02d%02d%n  ".formatted(fleet, i, 1 + (i - 1) / 6 * 4, 1 + (i - 1) % 6));
        }
        return lines.toString().strip();
    }
}
