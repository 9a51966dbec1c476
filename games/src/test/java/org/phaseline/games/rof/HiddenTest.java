package org.phaseline.games.rof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.rof.Skirmish.M;
import static org.phaseline.games.rof.Skirmish.moves;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

class HiddenTest {

    /** From one counter the British are seen, from the other a house is in the way; nobody is spotted by chance. */
    private static Skirmish hideout() {
        return Skirmish.table()
                .line("sightRange = 0")
                .line("stumble = 2")
                .element("Able", "British", 8, "rifles", "6, 4")
                .hidden("Berta", "German", 8, "rifles")
                .hidden("Straw", "German", 0, "rifles")
                .counter("One", "German", "6, 18")
                .counter("Two", "German", "20, 20")
                .terrain("House", "building", 6, 4, "17, 15");
    }

    /** The British go forward; of the Germans everybody keeps quiet. */
    private static Played advance(String underOne, String underTwo) {
        Played game = hideout().begins().does("German", underOne, underTwo).does("British", "First");
        return moves(game, "British", "Able", M, "6,7");
    }

    @Test
    @Plays("Spotting Phase")
    void thatTheOwnerIsAskedWhetherHeWatchesOrShootsDoesNotTellWhatLiesWhere() {
        Played real = advance("Berta", "Straw");
        Played decoy = advance("Straw", "Berta");

        real.awaits("German", "Move1:opfire");
        for (int answer = 0; answer < 40 && !real.over(); answer++) {
            assertThat(decoy.sighting("British")).as("answer %d", answer).isEqualTo(real.sighting("British"));
            real.leastAnswer();
            decoy.leastAnswer();
        }
    }

    @Test
    @Plays("Spotting Phase")
    void aDecoyThatIsNamedDoesNothingAndOneWhoShootsFromHidingIsUncoveredWhenThePhaseIsOver() {
        Played game = hideout()
                .begins()
                .does("German", "Berta", "Straw")
                .does("British", "First")
                .does("British", "no more");
        game.does("German", "no more").offers("German", "SFire:eligible", "Berta", "Straw", "no more");

        game.does("German", "Straw").offers("German", "SFire:eligible", "Berta", "no more");
        game.doesAt("German", "SFire:eligible", "Berta").doesAt("German", "SFire:eligible", "Direct fire");
        game.doesAt("German", "Direct fire", "Able");
        // Asked all the same: that none of those who are hidden could still shoot is theirs to know.
        game.offers("German", "SFire:eligible", "no more").doesAt("German", "SFire:eligible", "no more");

        game.tells("Berta lay under One")
                .has("Berta", "at", "6,18")
                .has("One", "at", "none")
                .has("Two", "at", "20,20");
    }

    @Test
    @Plays("Move1:activate")
    void whoMovesOutOfHidingIsSeenFromThenOn() {
        Played game = hideout().begins().does("German", "Berta", "Straw").does("British", "Second");
        assertThat(game.sighting("British").pieces())
                .noneMatch(piece -> piece.name().equals("Berta"));

        game.offers("German", "Move1:activate", "Berta", "no more").does("German", "Berta", M, "6,16");

        game.has("Berta", "at", "6,16").has("Berta", "order", "moveAndFire").has("One", "at", "none");
    }

    @Test
    @Plays("3.2(6)")
    void whoLiesHiddenHoldsNoObjectiveAndDoesNotTestWithTheForce() {
        Played game = hideout()
                .objective("Farm", "6, 18", "British")
                .line("German.lost = 9")
                .begins();
        game.does("German", "Berta", "Straw")
                .idlesTo("British", "Initiative:choice")
                .does("British", "First");
        while (game.sighting("British").gameTurn() == 1) {
            game.leastAnswer();
        }
        game.has("Farm", "holder", "British").rolled("for the morale of the whole force");
    }
}
