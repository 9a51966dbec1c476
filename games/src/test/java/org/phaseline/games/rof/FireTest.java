package org.phaseline.games.rof;

import static org.phaseline.games.rof.Skirmish.A;
import static org.phaseline.games.rof.Skirmish.C;
import static org.phaseline.games.rof.Skirmish.M;
import static org.phaseline.games.rof.Skirmish.moves;
import static org.phaseline.games.rof.Skirmish.shoots;
import static org.phaseline.games.rof.Skirmish.stand;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

class FireTest {

    private static Skirmish facing() {
        return Skirmish.table()
                .element("Able", "British", 3, "rifles", "6, 6")
                .element("Baker", "British", 3, "rifles", "16, 6")
                .element("Anton", "German", 3, "rifles", "6, 16")
                .element("Berta", "German", 3, "rifles", "16, 16");
    }

    /** Able shoots at Anton from where it stands; what is needed is told. */
    private static Played shot(Skirmish skirmish) {
        return shoots(stand(skirmish.begins()).look(), "British", "Able", "Direct fire", "Anton");
    }

    @Test
    @Plays({"Stationary Fire Phase", "SFire:eligible", "SFire:simultaneous", "SFire:end"})
    void bothShootAtTheSameTimeAndTheHitGoOnShootingUntilBothHaveFinished() {
        Played game = stand(facing().begins()).awaitsTogether("British at SFire:eligible", "German at SFire:eligible");

        shoots(game.rolls(4, 6, 5, 4, 4, 6), "British", "Able", "Direct fire", "Anton")
                .rolled("for hits on Anton", 3)
                .rolled("for kills, a die for each hit", 3);
        game.does("British", "no more").has("Anton", "figures", "3").holds("German", "lost", "0");
        game.offers("German", "SFire:eligible", "Anton", "Berta", "no more").look();
        shoots(game.rolls(4, 1, 1, 4), "German", "Anton", "Direct fire", "Able")
                .rolled("for kills, a die for each hit", 1);
        game.has("Able", "figures", "3").does("German", "no more");

        game.has("Anton", "figures", "0").has("Anton", "at", "none").holds("German", "lost", "3");
        game.has("Able", "figures", "2").holds("British", "lost", "1");
    }

    @Test
    @Plays({"SFire:eligible", "SFire:fired"})
    void onlyUnmovedElementsInGoodOrderOrSuppressedShootAndEachOnce() {
        Played game = Skirmish.table()
                .element("Able", "British", 3, "rifles", "6, 6")
                .element("Anton", "German", 3, "rifles", "6, 16", "regular", "broken", 0)
                .element("Berta", "German", 3, "rifles", "12, 16", "regular", "suppressed", 0)
                .element("Caesar", "German", 3, "rifles", "18, 16")
                .element("Dora", "German", 3, "rifles", "22, 16")
                .begins();
        game.rolls(6, 6).does("German", "Anton").idlesTo("British", "Initiative:choice");
        game.does("British", "Second");
        moves(game, "German", "Dora", M, "22,15").does("German", "no more").idlesTo("British", "Move1:activate");
        game.does("British", "no more");

        game.offers("German", "SFire:eligible", "Berta", "Caesar", "no more").look();
        shoots(game, "German", "Berta", "Direct fire", "Able").tells("3 dice at Able in open ground, 5 or more hits");
        game.has("Berta", "fired", "yes").offers("German", "SFire:eligible", "Caesar", "no more");
    }

    @Test
    @Plays("SFire:eligible")
    void nobodyShootsThroughAHouseOrBeyondTheRangeOfHisWeapon() {
        Played game = Skirmish.table()
                .element("Able", "British", 3, "machinePistols", "6, 6")
                .element("Baker", "British", 3, "rifles", "12, 2")
                .element("Anton", "German", 3, "rifles", "6, 20")
                .element("Berta", "German", 3, "rifles", "12, 20")
                .terrain("House", "building", 4, 4, "12, 12")
                .begins();
        stand(game);

        game.offers("British", "SFire:eligible", "Baker", "no more").doesAt("British", "SFire:eligible", "Baker");
        game.doesAt("British", "SFire:eligible", "Direct fire").offers("British", "Direct fire", "Anton");
    }

    @Test
    @Plays("SFire:eligible")
    void coverHindrancesRangeHillsTrainingAndCrewMakeItHarderOrEasier() {
        shot(facing()).tells("3 dice at Anton in open ground, 4 or more hits");
        shot(facing().terrain("Wood", "wood", 4, 4, "6, 16")).tells("3 dice at Anton in light cover, 5 or more hits");
        shot(facing().terrain("House", "building", 4, 4, "6, 16"))
                .tells("3 dice at Anton in heavy cover, 5 or more hits");
        shot(facing().terrain("Bunker", "strongpoint", 4, 4, "6, 16"))
                .tells("3 dice at Anton in reinforced cover, 6 or more hits");
        shot(facing().terrain("Wall", "wall", 4, 0.5, "6, 14.5"))
                .tells("3 dice at Anton in heavy cover, 5 or more hits");
        shot(facing().terrain("Corn", "crops", 4, 2, "6, 11").terrain("Hedge", "hedge", 4, 0.5, "6, 9"))
                .tells("3 dice at Anton in open ground, 6 or more hits");
        shot(facing().terrain("Hill", "hill", 4, 4, "6, 16")).tells("3 dice at Anton in open ground, 5 or more hits");
        for (String[] who :
                new String[][] {{"green", "rifles", "5"}, {"veteran", "rifles", "3"}, {"regular", "machinePistols", "5"}
                }) {
            Played game = stand(Skirmish.table()
                    .element("Able", "British", 2, who[1], "6, 6", who[0], "good", 0)
                    .element("Anton", "German", 3, "rifles", "6, 16")
                    .begins());
            String dice = who[1].equals("rifles") ? "2" : "4";
            shoots(game, "British", "Able", "Direct fire", "Anton")
                    .tells(dice + " dice at Anton in open ground, " + who[2] + " or more hits");
        }
        Played gun = stand(Skirmish.table()
                .element("Able", "British", 1, "machineGun", "6, 6")
                .element("Anton", "German", 3, "rifles", "6, 16")
                .begins());
        shoots(gun, "British", "Able", "Direct fire", "Anton").tells("6 dice at Anton in open ground, 6 or more hits");
    }

    @Test
    @Plays({"SFire:killed", "SFire:end", "MFire:eligible"})
    void whoLostItsLastFigureIsNotThereForMovingFireAndTheOthersShootWithWhatIsLeft() {
        Played game = facing().begins().does("British", "First").does("British", "no more");
        moves(game, "German", "Anton", M, "6,15");
        moves(game, "German", "Berta", M, "16,15").does("British", "no more");
        shoots(game.rolls(6, 6, 6, 6, 6, 6), "British", "Able", "Direct fire", "Anton");
        shoots(game.rolls(6, 6, 6, 6, 6, 1), "British", "Baker", "Direct fire", "Berta");

        game.has("Anton", "at", "none").has("Berta", "figures", "1");
        game.offers("German", "MFire:eligible", "Berta", "no more").look();
        game.does("German", "Berta", "Baker").tells("1 die at Baker in open ground, 5 or more hits");
    }

    @Test
    @Plays({"Moving Fire Phase", "MFire:eligible", "MFire:simultaneous", "Move1:fire-timing"})
    void elementsUnderMAndCOrdersShootAfterwardsTogetherAndThoseAtTheDoubleNever() {
        Played game = facing().element("Caesar", "German", 3, "rifles", "11, 18")
                .begins()
                .does("British", "First");
        moves(game, "British", "Able", M, "6,7").does("British", "no more").idlesTo("German", "Move1:activate");
        moves(game, "German", "Anton", M, "6,15");
        moves(game, "German", "Berta", C, "16,15");
        moves(game, "German", "Caesar", A, "11,14").does("British", "no more");
        game.closes("MFire:eligible").does("British", "no more");

        game.awaitsTogether("British at MFire:eligible", "German at MFire:eligible");
        game.offers("British", "MFire:eligible", "Able", "no more");
        game.offers("German", "MFire:eligible", "Anton", "Berta", "no more");
        game.look()
                .rolls(5, 5, 4, 6, 6)
                .does("German", "Anton", "Able")
                .rolled("for hits on Able", 2)
                .rolled("for kills, a die for each hit", 2);
        game.does("German", "no more").has("Able", "figures", "3").look();
        game.does("British", "Able", "Anton").tells("3 dice at Anton in open ground, 5 or more hits");
        game.has("Able", "figures", "1").holds("British", "lost", "2");
    }

    @Test
    @Plays("MFire:eligible")
    void supportWeaponsThatMovedUnderMOrCShootTooUnlessTheScenarioLetsThemStand() {
        for (String order : new String[] {M, C}) {
            Played game = gunsMove(order, "supportStands = no");
            game.offers("British", "MFire:eligible", "Gun", "Rifles", "no more").look();
            game.does("British", "Gun", "Anton").tells("6 dice at Anton in open ground, 6 or more hits");

            gunsMove(order, "supportStands = yes").offers("British", "MFire:eligible", "Rifles", "no more");
        }
        gunsMove(A, "supportStands = no").never("MFire:eligible");
    }

    /** A gun team that has lost a man, riflemen and mortars move under an order, and nobody stands still to shoot. */
    private static Played gunsMove(String order, String house) {
        Played game = Skirmish.table()
                .element("Gun", "British", 2, "machineGun", "6, 6")
                .element("Rifles", "British", 3, "rifles", "12, 6")
                .element("Mortar", "British", 3, "mortar", "18, 6")
                .element("Anton", "German", 3, "rifles", "6, 16", "regular", "broken", 0)
                .line(house)
                .rolling(6)
                .begins()
                .idlesTo("British", "Initiative:choice")
                .does("British", "First");
        moves(game, "British", "Gun", order, "6,7");
        moves(game, "British", "Rifles", order, "12,7");
        return moves(game, "British", "Mortar", order, "18,7");
    }

    @Test
    @Plays({"SFire:moving-target", "SFire:eligible"})
    void whoMovedInTheOpenIsHitMoreEasilyButNotAfterACautiousAdvanceOrUnderTrees() {
        for (String[] order : new String[][] {{M, "3"}, {C, "4"}, {A, "2"}}) {
            Played game = facing().begins().does("British", "First").does("British", "no more");
            moves(game, "German", "Anton", order[0], "6,15")
                    .does("German", "no more")
                    .does("British", "no more");
            shoots(game.look(), "British", "Able", "Direct fire", "Anton")
                    .tells("3 dice at Anton in open ground, " + order[1] + " or more hits");
        }
        Played wooded = facing().terrain("Wood", "wood", 6, 6, "6, 16").begins().does("British", "First");
        moves(wooded.does("British", "no more"), "German", "Anton", M, "6,15");
        wooded.does("German", "no more").does("British", "no more").look();
        shoots(wooded, "British", "Able", "Direct fire", "Anton")
                .tells("3 dice at Anton in light cover, 5 or more hits");
    }

    @Test
    @Plays("SFire:moving-target")
    void compulsoryMovementInTheOpenMakesAMovingTargetToo() {
        Played game = Skirmish.table()
                .element("Able", "British", 3, "rifles", "6, 6")
                .element("Anton", "German", 3, "rifles", "6, 12", "regular", "broken", 0)
                .rolling(6)
                .begins();
        game.does("German", "8,17").does("British", "First").does("British", "no more");

        shoots(game.look(), "British", "Able", "Direct fire", "Anton")
                .tells("3 dice at Anton in open ground, 3 or more hits");
    }

    @Test
    @Plays({"SFire:types", "3.2(4)"})
    void indirectFireGoesOverAHouseIfSomebodySeesTheTargetAndIsForThoseWhoStoodStill() {
        Skirmish walled = Skirmish.table()
                .element("Able", "British", 3, "mortar", "6, 4")
                .element("Anton", "German", 3, "rifles", "6, 16")
                .terrain("House", "building", 4, 4, "6, 10");
        stand(walled.begins()).never("SFire:eligible");

        Played game =
                stand(walled.element("Baker", "British", 3, "rifles", "16, 4").begins());
        game.offers("British", "SFire:eligible", "Able", "Baker", "no more")
                .doesAt("British", "SFire:eligible", "Able");
        game.offers("British", "SFire:eligible", "Indirect fire").look();
        game.doesAt("British", "SFire:eligible", "Indirect fire").doesAt("British", "Indirect fire", "Anton");
        game.tells("4 dice at Anton in open ground, 4 or more hits");

        Played moved = walled.begins().does("British", "First");
        moves(moved, "British", "Able", M, "6,5").does("British", "no more").does("German", "no more", "no more");
        moved.offers("British", "SFire:eligible", "Baker", "no more");
    }

    @Test
    @Plays({"3.2(4)", "SFire:types"})
    void smokeIsThickForTheTurnItWasLaidInThinForTheNextAndThenGone() {
        Played game = Skirmish.table()
                .element("Able", "British", 3, "mortar", "6, 4")
                .element("Baker", "British", 3, "rifles", "12, 4")
                .element("Anton", "German", 3, "rifles", "12, 16")
                .begins()
                .does("British", "First");
        moves(game, "British", "Baker", M, "12,5").does("British", "no more").does("German", "no more", "no more");
        game.doesAt("British", "SFire:eligible", "no more").doesAt("British", "SFire:smoke", "Able");
        game.doesAt("British", "SFire:smoke", "12,12")
                .has("Able", "fired", "yes")
                .has("Smoke 1", "at", "none");
        game.does("German", "no more").has("Smoke 1", "at", "12,12").has("Smoke 1", "thickness", "4");
        game.look()
                .does("British", "Baker", "Anton")
                .tells("To hit: 4, +4 smoke, +1 moved and fires = 9")
                .tells("3 dice at Anton in open ground, and none can hit");

        stand(game.idlesTo("British", "Initiative:choice")).look();
        game.has("Smoke 1", "thickness", "2");
        shoots(game, "British", "Baker", "Direct fire", "Anton")
                .tells("3 dice at Anton in open ground, 6 or more hits");

        game.idlesTo("British", "Initiative:choice")
                .has("Smoke 1", "thickness", "0")
                .has("Smoke 1", "at", "none");
    }

    private static Skirmish mortars(int markers) {
        return Skirmish.table()
                .line("smokeMarkers = " + markers)
                .element("Able", "British", 3, "mortar", "6, 4")
                .element("Baker", "British", 3, "mortar", "12, 4")
                .element("Anton", "German", 3, "mortar", "12, 20");
    }

    private static Played smokes(Played game, String seat, String layer, String place) {
        return game.doesAt(seat, "SFire:smoke", layer).doesAt(seat, "SFire:smoke", place);
    }

    @Test
    @Plays("SFire:types")
    void nobodyLaysMoreSmokeThanThereAreMarkersAndTheLogSaysSo() {
        Played game = stand(mortars(1).begins());
        game.doesAt("British", "SFire:eligible", "no more")
                .offers("British", "SFire:smoke", "Able", "Baker", "no more");
        smokes(game.look(), "British", "Able", "12,16")
                .tells("the British have no further smoke marker to lay in this phase.")
                .closes("SFire:smoke");
        game.does("German", "no more").does("German", "no more").tells("Smoke rises at 12,16");

        stand(game.idlesTo("British", "Initiative:choice").look())
                .tells("Every smoke marker lies on the table: nobody can lay smoke in this phase.");
        game.closes("SFire:smoke").idlesTo("British", "Initiative:choice").look();
        stand(game)
                .doesAt("British", "SFire:eligible", "no more")
                .offers("British", "SFire:smoke", "Able", "Baker", "no more");
    }

    @Test
    @Plays({"SFire:types", "SFire:end"})
    void ifBothSidesTogetherLayTooMuchSmokeTheWinnerOfTheInitiativeComesFirst() {
        Played game = stand(mortars(1).begins());
        game.doesAt("German", "SFire:eligible", "no more").doesAt("British", "SFire:eligible", "no more");
        smokes(game, "German", "Anton", "12,6");
        smokes(game.look(), "British", "Able", "12,16");

        game.tells("Smoke rises at 12,16").tells("No smoke marker is left: the smoke of Anton at 12,6 does not rise");
        game.has("Smoke 1", "at", "12,16").has("Smoke 2", "at", "none");
    }
}
