package org.phaseline.games.rof;

import static org.phaseline.games.rof.Skirmish.A;
import static org.phaseline.games.rof.Skirmish.moves;
import static org.phaseline.games.rof.Skirmish.shoots;
import static org.phaseline.games.rof.Skirmish.stand;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

class MeleeTest {

    /** Two pairs that look each other in the eye, 4 inches apart. */
    private static Skirmish close() {
        return Skirmish.table()
                .element("Able", "British", 3, "rifles", "6, 8")
                .element("Baker", "British", 3, "rifles", "16, 8")
                .element("Anton", "German", 3, "rifles", "6, 14")
                .element("Berta", "German", 3, "rifles", "16, 14");
    }

    private static Played toMelee(Played game, String seat) {
        return game.idlesTo(seat, "Melee:eligible");
    }

    @Test
    @Plays({"Melee Phase", "Melee:eligible", "Melee:any-order"})
    void steadyElementsWithinFourInchesChargeWhateverTheirOrderWas() {
        Played game = Skirmish.table()
                .element("Able", "British", 3, "rifles", "6, 4")
                .element("Baker", "British", 3, "rifles", "16, 8", "regular", "suppressed", 0)
                .element("Charlie", "British", 3, "rifles", "20, 7")
                .element("Dog", "British", 3, "rifles", "9, 9")
                .element("Anton", "German", 3, "rifles", "6, 14")
                .element("Berta", "German", 3, "rifles", "16, 14")
                .rolling(6)
                .begins()
                .does("British", "First");
        moves(game, "British", "Able", A, "6,8").does("British", "no more").idlesTo("German", "Move1:activate");
        game.does("German", "no more");
        shoots(game.rolls(1, 1, 1), "British", "Dog", "Direct fire", "Anton");
        toMelee(game, "British");

        // Able doubled, Dog shot; Baker is suppressed, and Charlie is 5 inches away.
        game.offers("British", "Melee:eligible", "Able", "Dog", "no more");
        game.does("British", "Able", "Anton").offers("British", "Melee:eligible", "6,12");
    }

    @Test
    @Plays("Melee:terrain")
    void aChargeIsNotSlowedByAWoodButDoesNotCrossImpassableGround() {
        Played wooded = close().terrain("Wood", "wood", 6, 4, "6, 11").begins();
        toMelee(stand(wooded), "British").offers("British", "Melee:eligible", "Able", "Baker", "no more");

        Played wet = close().terrain("Pond", "water", 12, 1, "6, 11").begins();
        toMelee(stand(wet), "British").offers("British", "Melee:eligible", "Baker", "no more");
    }

    @Test
    @Plays({"Melee:moves-first", "Melee:resolve", "Initiative:melee-order"})
    void allChargesComeBeforeAnyFightAndTheWinnerOfTheInitiativeSaysWhichIsFoughtNext() {
        Played game = toMelee(stand(close().begins()), "British");
        game.does("British", "Able", "Anton", "6,12", "no more").awaits("German", "Melee:eligible");
        game.never("Melee:resolve").does("German", "Berta", "Baker", "16,10");

        game.asks("British", "Which charger is next?").look();
        game.rolls(1, 1, 1, 5, 1, 1).does("British", "Berta");
        game.tells("Berta loses 0, Baker loses 1")
                .has("Baker", "morale", "broken")
                .has("Baker", "figures", "2");
        game.awaits("British", "Run for the camp").neverTells("Able loses 0, Anton loses 0");
        game.rolls(1, 1, 1, 1, 1, 1).does("British", "13,3").tells("Able loses 0, Anton loses 0");
        game.has("Able", "morale", "good").has("Anton", "morale", "good").has("Anton", "at", "6,14");
    }

    @Test
    @Plays("Melee:resolve")
    void nobodyFightsForAnElementThatFellInAnotherMelee() {
        Played game = toMelee(
                stand(Skirmish.table()
                        .element("Able", "British", 3, "rifles", "4, 8")
                        .element("Baker", "British", 3, "rifles", "8, 8")
                        .element("Anton", "German", 2, "rifles", "6, 12")
                        .element("Berta", "German", 2, "rifles", "20, 20")
                        .begins()),
                "British");
        game.does("British", "Able", "Anton", "5,10").does("British", "Baker", "Anton", "7,10");

        game.look().rolls(6, 6, 1, 1, 1).does("British", "Able");

        game.has("Anton", "at", "none")
                .holds("German", "lost", "2")
                .rolled("for the blows of Able", 2)
                .rolled("for the blows of Anton", 0);
    }
}
