package org.phaseline.games;

import static org.phaseline.games.Rof.A;
import static org.phaseline.games.Rof.C;
import static org.phaseline.games.Rof.M;
import static org.phaseline.games.Rof.moves;
import static org.phaseline.games.Rof.shoots;
import static org.phaseline.games.Rof.shootsMoving;
import static org.phaseline.games.Rof.watches;

import org.junit.jupiter.api.Test;

class RofFireTest {

    @Test
    @Plays({"Stationary Fire Phase", "SFire:eligible", "SFire:simultaneous", "SFire:end"})
    void bothShootAtTheSameTimeAndTheHitGoOnShootingUntilBothHaveFinished() {
        Played game = Rof.toStationaryFire(Rof.table("German.force = {anton}"))
                .awaitsTogether("British at SFire:eligible", "German at SFire:eligible");

        shoots(game.rolls(4, 6, 1, 4, 3), "British", "able", "anton", 3)
                .rolled("hits", 2)
                .rolled("kills", 1);
        game.does("British", "no more", "no more");
        game.holds("German", "doomed", "0").holds("German", "hurt", "none").holds("German", "lost", "0");
        game.offers("German", "SFire:eligible", "anton", "no more");
        shoots(game.rolls(4, 4), "German", "anton", "baker", 1);

        game.awaitsTogether("British at Take off the killed", "German at Take off the killed");
        game.offers("German", "Take off the killed", "0", "1");
        game.does("British", "1", "no more").does("German", "1");
        game.holds("German", "lost", "1").holds("British", "lost", "1").holds("German", "doomed", "0");
    }

    @Test
    @Plays({"SFire:eligible", "SFire:fired"})
    void onlyUnmovedElementsInGoodOrderOrSuppressedShootAndEachOnce() {
        Played game = Rof.table("German.broken = {anton}", "German.suppressed = {berta}");
        game.rolls(6, 6).does("German", "anton", "0", "0", "no").does("British", "First");
        moves(game, "British", "able", M, "no").does("British", "no more").idlesTo("German", "Move1:activate");
        game.does("German", "no more");

        game.offers("British", "SFire:eligible", "baker", "no more");
        game.offers("German", "SFire:eligible", "berta", "caesar", "no more");
        shoots(game, "German", "berta", "able", 0).holds("German", "fired", "berta");
        game.offers("German", "SFire:eligible", "caesar", "no more");
        game.does("German", "no more").offers("German", "SFire:smoke", "caesar", "no more");
    }

    @Test
    @Plays({"SFire:killed", "SFire:end", "MFire:eligible"})
    void anElementThatLostItsLastFigureIsNotThereForMovingFire() {
        Played game = Rof.britishMoveFirst().does("British", "no more");
        moves(game, "German", "anton", M, "no");
        moves(game, "German", "berta", M, "no").does("British", "no more");
        shoots(game.rolls(6, 6), "British", "able", "anton", 1);
        shoots(game.rolls(6, 6), "British", "baker", "berta", 1);

        game.awaits("German", "Take off the killed").never("3.1(7)");
        game.does("German", "2")
                .offers("German", "Name an element that has no figure left", "anton", "berta", "no more");
        game.does("German", "anton");
        game.offers("German", "MFire:eligible", "berta", "no more").holds("German", "gone", "anton");
    }

    @Test
    @Plays({"Moving Fire Phase", "MFire:eligible", "MFire:simultaneous", "Move1:fire-timing"})
    void elementsUnderMAndCOrdersShootAfterwardsTogetherAndThoseAtTheDoubleNever() {
        Played game = Rof.table().does("British", "First");
        moves(game, "British", "able", M, "no").does("British", "no more").idlesTo("German", "Move1:activate");
        moves(game, "German", "anton", M, "no");
        moves(game, "German", "berta", C, "no");
        moves(game, "German", "caesar", A, "no").does("British", "no more");
        game.closes("MFire:eligible").does("British", "no more", "no more");

        game.awaitsTogether("British at MFire:eligible", "German at MFire:eligible");
        game.offers("British", "MFire:eligible", "able", "no more");
        game.offers("German", "MFire:eligible", "anton", "berta", "no more");
        shootsMoving(game.look().rolls(4, 5, 6), "German", "anton", "able", 2).rolled("hits", 1);
        game.offers("German", "MFire:eligible", "berta", "no more").does("German", "no more");
        game.holds("British", "doomed", "0").offers("British", "MFire:eligible", "able", "no more");

        game.does("British", "no more").awaits("British", "Take off the killed").does("British", "1", "no more");
        game.holds("British", "lost", "1").never("SFire:eligible");
    }

    @Test
    @Plays({"SFire:moving-target", "SFire:eligible"})
    void whoMovedInTheOpenIsHitMoreEasilyButNotAfterACautiousAdvance() {
        Played game = Rof.table("British.force = {able, baker, charlie, dog}").does("British", "Second");
        moves(game, "German", "anton", M, "yes");
        moves(game, "German", "berta", C, "yes");
        moves(game, "German", "caesar", A, "yes").idlesTo("British", "Move1:activate");
        game.does("British", "no more").look();

        shoots(game.rolls(2, 3, 1), "British", "able", "anton", 2).rolled("hits", 1);
        shoots(game.rolls(3, 4, 1), "British", "baker", "berta", 2).rolled("hits", 1, 1);
        shoots(game.rolls(1, 2, 1), "British", "charlie", "caesar", 2).rolled("hits", 1, 1, 1);
    }

    @Test
    @Plays("SFire:moving-target")
    void compulsoryMovementInTheOpenMakesAMovingTargetToo() {
        Played game = Rof.table("German.broken = {anton}").rolls(6).does("German", "0", "yes");
        Rof.toStationaryFire(game).look();

        shoots(game.rolls(3, 1), "British", "able", "anton", 1).rolled("hits", 1);
        shoots(game.rolls(3), "British", "baker", "berta", 1).rolled("hits", 1, 0);
    }

    @Test
    @Plays({"3.2(4)", "SFire:types"})
    void smokeIsThickForTheTurnItWasLaidInThinForTheNextAndThenGone() {
        Played game = Rof.table("thinSmoke = 2");
        game = Rof.toStationaryFire(game).does("British", "no more", "able", "no more");
        game.idlesTo("British", "Initiative:choice");
        game.holds("", "thickSmoke", "0").holds("", "thinSmoke", "1");

        game.does("British", "First").idlesTo("British", "Initiative:choice");
        game.holds("", "thickSmoke", "0").holds("", "thinSmoke", "0");
    }

    @Test
    @Plays("3.2(3)")
    void allOrderFiredAndOpportunityMarkersComeOffAtTheEndOfTheTurn() {
        Played game = Rof.table("German.broken = {caesar}")
                .rolls(6)
                .does("German", "0", "yes")
                .does("British", "First");
        moves(game, "British", "able", M, "yes");
        watches(game, "German", "anton", "able");
        game.does("British", "no more").idlesTo("German", "Move1:activate");
        moves(game, "German", "berta", A, "yes").does("German", "no more").does("British", "no more");
        shoots(game.rolls(1), "German", "anton", "able", 1);
        game.holds("British", "moving", "able")
                .holds("German", "doubling", "berta")
                .holds("German", "fired", "anton");
        game.holds("German", "watching", "anton").holds("German", "fled", "caesar");

        game.rolls(1).idlesTo("British", "Initiative:choice").isGameTurn(2);
        for (String marker :
                new String[] {"moving", "cautious", "doubling", "fled", "exposed", "watching", "marked", "fired"}) {
            game.holds("British", marker, "none").holds("German", marker, "none");
        }
        game.does("British", "First").offers("British", "Move1:activate", "able", "baker", "no more");
    }
}
