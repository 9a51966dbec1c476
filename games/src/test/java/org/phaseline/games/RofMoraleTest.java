package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.Rof.A;
import static org.phaseline.games.Rof.moves;
import static org.phaseline.games.Rof.shoots;

import org.junit.jupiter.api.Test;

class RofMoraleTest {

    private static final String CLAIM = "Claim an objective with an unbroken element";

    @Test
    @Plays({"Morale Phase", "Morale:test", "Morale:good", "Morale:suppressed", "Morale:broken"})
    void whoLostFiguresTestsOnceAndFallsByOneLevel() {
        Played game = Rof.table(
                "British.force = {able, baker, charlie}",
                "German.force = {anton, berta, caesar, dora}",
                "German.suppressed = {berta}",
                "German.broken = {caesar}");
        game.rolls(6, 6).does("German", "berta", "0", "0", "no");
        Rof.toStationaryFire(game);
        shoots(game.rolls(6, 6), "British", "able", "anton", 1);
        shoots(game.rolls(6, 6), "British", "baker", "berta", 1);
        shoots(game.rolls(6, 6), "British", "charlie", "caesar", 1);
        game.does("German", "no more", "no more", "3", "no more");

        game.awaits("German", "Morale:test").offers("German", "Morale:test", "anton", "berta", "caesar");
        game.look().rolls(6, 5, 6).does("German", "anton", "0");
        game.holds("German", "suppressed", "anton, berta").offers("German", "Morale:test", "berta", "caesar");
        game.does("German", "berta", "0")
                .holds("German", "suppressed", "anton")
                .holds("German", "broken", "berta, caesar");
        game.does("German", "0", "5").rolled("test", 6, 5, 6);
        game.holds("German", "force", "anton, berta, dora").holds("German", "gone", "caesar");
        game.holds("German", "broken", "berta").holds("German", "lost", "8");
    }

    @Test
    @Plays({"Morale:test", "3.1(8)"})
    void bothSidesTestAtTheSameTimeAndALeaderHelps() {
        Played game = Rof.toStationaryFire(Rof.table());
        shoots(game.rolls(6, 6), "British", "able", "anton", 1);
        shoots(game.rolls(6, 6), "German", "berta", "baker", 1);
        Rof.ceaseFire(game).does("British", "1", "no more").does("German", "1", "no more");

        game.awaitsTogether("British at Throw for its morale", "German at Throw for its morale");
        game.rolls(6, 6).does("German", "2").does("British", "1");
        game.holds("German", "suppressed", "none").holds("British", "suppressed", "baker");
        game.awaits("British", "Melee:eligible");
    }

    @Test
    @Plays({"Melee Phase", "Melee:eligible", "Melee:moves-first", "Melee:any-order"})
    void allChargesOfBothSidesComeBeforeAnyFightAndTheOrderOfTheTurnDoesNotMatter() {
        Played game = Rof.table("German.suppressed = {berta}", "German.broken = {caesar}");
        game.rolls(6, 6).does("German", "berta", "0", "0", "no").does("British", "Second");
        moves(game, "German", "anton", A, "no").does("German", "no more").idlesTo("British", "Move1:activate");
        game.does("British", "no more");
        shoots(game.rolls(1), "British", "able", "anton", 1).does("British", "no more", "no more");
        game.idlesTo("German", "Melee:eligible");

        // The side that moved first charges first; neither A nor Fired markers hinder, but morale does.
        game.offers("German", "Melee:eligible", "anton", "no more").does("German", "anton", "baker");
        game.awaits("British", "Melee:eligible").never("Melee:resolve");
        game.offers("British", "Melee:eligible", "able", "baker", "no more").does("British", "able", "berta");
        game.never("Melee:resolve").does("British", "no more").awaits("British", "3.1(9)");
    }

    @Test
    @Plays({"Melee:resolve", "Initiative:melee-order"})
    void theWinnerOfTheInitiativeSaysWhichMeleeIsFoughtNextAndEachIsOverBeforeTheNextBegins() {
        Played game = Rof.table().does("British", "Second").idlesTo("German", "Melee:eligible");
        game.does("German", "anton", "able", "berta", "baker", "no more").does("British", "able", "caesar", "no more");

        game.offers("British", "3.1(9)", "able", "baker", "caesar").cannot("German", "able");
        game.does("British", "baker").awaitsTogether("British at Strike", "German at Strike");
        game.rolls(5, 4).does("British", "2").holds("German", "doomed", "0");
        game.rolls(5, 6, 1).does("German", "3").holds("British", "doomed", "2");
        game.does("British", "2", "baker").does("German", "1", "no more");
        game.holds("British", "lost", "2").holds("German", "lost", "1").holds("British", "gone", "baker");
        game.offers("British", "3.1(9)", "able", "caesar");
    }

    @Test
    @Plays("Melee:resolve")
    void nobodyFightsForAnElementThatFellInAnotherMelee() {
        Played game = Rof.table().does("British", "First").idlesTo("British", "Melee:eligible");
        game.does("British", "able", "anton", "no more").does("German", "berta", "able", "no more");
        game.does("British", "anton")
                .rolls(6)
                .does("British", "0")
                .does("German", "1")
                .does("British", "1", "able");

        assertThat(game.passes("Melee:resolve", "3.2(1)").entered()).containsOnlyOnce("Melee:resolve");
    }

    @Test
    @Plays({"3.2(5)", "3.2(5):level", "3.2(5):tests"})
    void aForceTestsAllItsElementsAtItsBreakPointOrBeyondAndNotBelow() {
        Played game = Rof.table(
                "British.lost = 8",
                "British.breakPoint = 8",
                "German.lost = 9",
                "German.breakPoint = 10",
                "allotted = 9");
        game.does("British", "First").idlesTo("British", "3.2(5):tests");

        game.offers("British", "3.2(5):tests", "able", "baker").rolls(6, 4).does("British", "baker", "0", "0");
        game.holds("British", "suppressed", "baker").awaitsTogether("British at " + CLAIM, "German at " + CLAIM);
    }

    @Test
    @Plays({"3.2(6)", "3.2(6):broken", "3.2:order"})
    void whatBreaksInTheForceMoraleTestsClaimsNoObjective() {
        Played game = Rof.table(
                "British.force = {able, baker, charlie}",
                "British.suppressed = {able, baker}",
                "British.lost = 8",
                "British.breakPoint = 8",
                "allotted = 9");
        game.rolls(6, 6)
                .does("British", "able", "0", "0")
                .does("British", "First")
                .idlesTo("British", "3.2(5):tests");
        game.rolls(6, 1, 1).does("British", "able", "0", "baker", "0", "0").holds("British", "broken", "able");

        game.doesAt("British", CLAIM, "crossroads").offers("British", CLAIM, "baker", "charlie");
        game.does("British", "baker").does("German", "no more");
        game.holds("British", "held", "crossroads").isGameTurn(2);
    }

    @Test
    @Plays("3.2(6)")
    void anObjectiveBothSidesClaimStaysAsItWas() {
        Played game = Rof.table("British.held = {crossroads}", "allotted = 9").does("British", "First");
        while (!game.entered().contains(CLAIM)) {
            game.leastAnswer();
        }

        game.doesAt("British", CLAIM, "crossroads").does("British", "able");
        game.doesAt("German", CLAIM, "crossroads").does("German", "anton");
        game.holds("British", "held", "crossroads")
                .holds("German", "held", "none")
                .isGameTurn(2);
    }
}
