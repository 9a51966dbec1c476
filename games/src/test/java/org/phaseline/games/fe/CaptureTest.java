package org.phaseline.games.fe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.fe.War.ALLIANCE;
import static org.phaseline.games.fe.War.COALITION;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** Ships that change hands, and carriers behind their escorts. */
class CaptureTest {

    /** A mauler and its flagship meet a crippled cruiser and a whole one, in the first round. */
    private static Played mauled() {
        Played game = Stars.battle(
                "roster Ship: side, empire, class, at",
                "  kChief \"Chief\": Coalition, Klingon, F5, 0704",
                "  kMauler \"Mauler\": Coalition, Klingon, D6M, 0704",
                "  zc \"Cruiser\": Alliance, Kzinti, KziCC, 0704",
                "  zPrey \"Prey\": Alliance, Kzinti, KziDN, 0704",
                "  kPrize_ \"Prize\": Coalition, Klingon, D5, none",
                "zPrey.crippled = yes",
                "kPrize_.prize = yes");
        game.does(COALITION, "Chief", "that is all", "ready").does(ALLIANCE, "Cruiser", "that is all", "ready");
        return game.does(COALITION, "1", "ready");
    }

    @Test
    @Plays({"5-6X1:mauler", "5-6D"})
    void aMaulerCanTryToCaptureACrippleInsteadOfAiming() {
        Played game = mauled().rolls(3, 1, 1).does(ALLIANCE, "1", "ready");

        game.rolls(6, 5).does(COALITION, "Prey");
        assertThat(game.told()).contains("The mauler of the Coalition closes in on Prey", "Prey is captured");
    }

    @Test
    @Plays({"5-6X1:mauler", "5-4C2", "5-4D"})
    void aCapturedShipBelongsToTheOtherSideAndHelpsOnce() {
        Played game = Stars.battle(
                "roster Ship: side, empire, class, at",
                "  kChief \"Chief\": Coalition, Klingon, D7, 0704",
                "  kPrize_ \"Prize\": Coalition, Klingon, KziCM, 0704",
                "  zc \"Cruiser\": Alliance, Kzinti, KziCC, 0704",
                "kPrize_.prize = yes");
        game.does(COALITION, "Chief", "that is all", "ready").does(ALLIANCE, "Cruiser", "ready");
        game.does(COALITION, "1", "ready").rolls(3).does(ALLIANCE, "1", "ready");

        // 1 and 1 are 2: a 2 with the captured ship counts as a 3, 20 percent of 8 + 7.
        game.rolls(2, 1).does(COALITION, "Prize");
        assertThat(game.told())
                .contains("the Coalition scores 3 damage points: combat potential 15, 20 percent", "Prize is used up");
    }

    @Test
    @Plays({"5-3C", "5:disband", "6C"})
    void aCarrierCannotBeAimedAtWhileAShipScreensIt() {
        Played game = Stars.battle(
                "roster Ship: side, empire, class, at",
                "  d7 x 4 \"Cruiser\": Coalition, Klingon, D7, 0704",
                "  c8 \"Chief\": Coalition, Klingon, C8, 0704",
                "  cv \"Carrier\": Alliance, Kzinti, KziCVE, 0704",
                "  eff \"Escort\": Alliance, Kzinti, EFF, 0704",
                "  ff \"Frigate\": Alliance, Kzinti, KziFF, 0704");
        game.does(COALITION, "Chief", "that is all", "that is all", "ready");
        // An escort by build screens with its full attack, a frigate with half of it: 6 + 2 + 4 / 2, and 3 fighter
        // factors.
        game.does(ALLIANCE, "Carrier", "that is all", "Escort", "Frigate", "ready");
        game.does(COALITION, "4", "ready").rolls(3, 6, 1).does(ALLIANCE, "4", "ready");

        assertThat(game.told()).contains("the Alliance scores 4 damage points: combat potential 13, 30 percent");
        game.cannot(COALITION, "Carrier").does(COALITION, "Escort");
    }
}
