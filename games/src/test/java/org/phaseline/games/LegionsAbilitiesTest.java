package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LegionsAbilitiesTest {

    @Test
    @Plays("trigger-halt")
    void nothingGoesOnWhileAnAbilityWaits() {
        Played game = Legions.duel().does("Rome", "Close combat", "skip");

        game.awaits("Egypt", "Vengeance for a combat");
        assertThat(game.sighting("Rome").decisions()).isEmpty();
        game.never("CloseCombat (k)")
                .does("Egypt", "skip")
                .passes("CloseCombat (k)")
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays("trigger-halt")
    void anAbilityThatHasWorkedOnceIsNotAskedForAgainInThisTurn() {
        Legions.duel()
                .does("Rome", "Close combat", "Egypt", "1")
                .does("Egypt", "do it", "skip")
                .awaits("Rome", "2(b)")
                .does("Rome", "Close combat", "Egypt", "1")
                .awaitsTogether("Rome at CloseCombat (e)", "Egypt at CloseCombat (e)");
    }

    @Test
    @Plays({"trigger-halt", "Close Combat (k)"})
    void anOrderGivenInAReactionReturnsIntoTheReactionAndThenToWhereThatCameFrom() {
        Played game = Legions.duel()
                .does("Rome", "Ranged combat", "skip")
                .enters("Ranged combat", "RangedCombat (a)", "RangedCombat (l)", "Vengeance for a combat")
                .does("Egypt", "do it")
                .enters("CloseCombat (a)")
                .does("Egypt", "Rome", "0")
                .awaits("Rome", "Countermand a combat order")
                .does("Rome", "skip");
        Legions.fight(game, "Egypt", "Rome");

        game.awaits("Rome", "Vengeance for a combat")
                .look()
                .does("Rome", "skip")
                .enters("CloseCombat (k)", "RangedCombat (m)")
                .awaits("Rome", "2(b)");
    }

    @Test
    @Plays({"trigger-halt", "Close Combat (c)", "Close Combat (k)"})
    void reactionsToAnOrderThatIsItselfAReactionAreResolvedFirst() {
        Legions.duel()
                .does("Rome", "Close combat", "skip")
                .does("Egypt", "do it", "Rome", "0")
                .awaits("Rome", "Countermand a combat order")
                .look()
                .does("Rome", "do it")
                .enters("CloseCombat (j)", "Vengeance for a combat")
                .awaits("Rome", "Vengeance for a combat")
                .does("Rome", "do it")
                .enters("CloseCombat (a)")
                .awaits("Rome", "CloseCombat (a)")
                .does("Rome", "Egypt", "0")
                .awaits("Egypt", "Countermand a combat order")
                .does("Egypt", "do it")
                // The third combat ends, then the second, then the first; both have used up their abilities.
                .enters(
                        "CloseCombat (b)",
                        "CloseCombat (c)",
                        "Countermand a combat order",
                        "CloseCombat (j)",
                        "CloseCombat (k)",
                        "CloseCombat (k)",
                        "CloseCombat (k)")
                .awaits("Rome", "2(b)")
                .holds("Rome", "orderPoints", "4");
    }

    @Test
    @Plays("trigger-halt")
    void severalPlayersReactOneAfterTheOtherInTurnFromTheActiveOne() {
        Played game = Played.of("legions", "FourCorners");
        game.does("Rome", "0", "no more").does("Egypt", "0", "no more").does("Han", "0", "Close combat", "skip");

        game.awaits("Carthage", "Vengeance for a combat").does("Carthage", "skip");
        game.awaits("Rome", "Vengeance for a combat").does("Rome", "skip");
        game.awaits("Egypt", "Vengeance for a combat").does("Egypt", "skip");
        game.awaits("Han", "2(b)");
    }

    @Test
    @Plays({"trigger-halt", "Close Combat (c)"})
    void oneCountermandIsEnoughButEverybodyIsAskedBeforeTheSequenceGoesOn() {
        Played game = Played.of("legions", "FourCorners");
        game.does("Rome", "0", "Close combat", "Han", "2");

        game.awaits("Egypt", "Countermand a combat order").does("Egypt", "do it");
        game.awaits("Han", "Countermand a combat order").does("Han", "skip");
        game.awaits("Carthage", "Countermand a combat order").look().does("Carthage", "skip");
        game.passes("CloseCombat (j)").never("CloseCombat (d)");
    }

    @Test
    @Plays("trigger-halt")
    void withoutAbilitiesInPlayNobodyIsAskedOutOfTurn() {
        Legions.quietDuel()
                .does("Rome", "Close combat", "Egypt", "1")
                .reacts()
                .awaitsTogether("Rome at CloseCombat (e)", "Egypt at CloseCombat (e)");
    }

    @Test
    @Plays("trigger-halt")
    void anAbilityRaisedByHandHaltsTheSequenceWhichResumesExactlyWhereItWas() {
        Played game = Legions.duel().does("Rome", "Move", "2", "no", "5").awaits("Rome", "MoveOrder (e)");
        String question = game.sighting("Rome").decisions().getFirst().prompt();

        game.raises("Egypt", "Resolve an ability")
                .awaits("Egypt", "Resolve an ability")
                .does("Egypt", "It gives one of your units an order", "Regroup")
                .awaits("Egypt", "RegroupOrder (a)")
                .look()
                .does("Egypt", "do it", "skip", "skip")
                .enters(
                        "RegroupOrder (b)",
                        "RegroupOrder (c)",
                        "RegroupOrder (d)",
                        "RegroupOrder (e)",
                        "RegroupOrder (f)")
                .awaits("Rome", "MoveOrder (e)")
                .asks("Rome", question)
                .does("Rome", "Name a direction to step in and pay for it", "front")
                .offers("Rome", "MoveOrder (e)1", "1", "2", "3", "4", "5");
    }

    @Test
    @Plays("trigger-halt")
    void anAbilityMayBeRaisedWhileAnotherIsBeingResolved() {
        Legions.duel()
                .does("Rome", "Close combat", "skip")
                .awaits("Egypt", "Vengeance for a combat")
                .raises("Rome", "Resolve an ability")
                .raises("Egypt", "Resolve an ability")
                .awaits("Egypt", "Resolve an ability")
                .does("Egypt", "It earns victory points", "2")
                .awaits("Rome", "Resolve an ability")
                .does("Rome", "On the table")
                .awaits("Egypt", "Vengeance for a combat")
                .holds("Egypt", "victory", "2");
    }

    @Test
    @Plays("trigger-halt")
    void whoeverLosesHisLastUnitAgreesThatTheOtherHasWon() {
        Legions.duel()
                .raises("Egypt", "Claim that no enemy unit is left")
                .awaits("Rome", "Agree that your last unit is gone")
                .does("Rome", "skip")
                .awaits("Rome", "2(b)")
                .raises("Egypt", "Claim that no enemy unit is left")
                .does("Rome", "done")
                .isWonBy("Egypt");
    }
}
