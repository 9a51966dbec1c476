package org.phaseline.games.rof;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

class RallyTest {

    private static Skirmish shaken() {
        return Skirmish.table()
                .element("Able", "British", 8, "rifles", "6, 10", "regular", "broken", 0)
                .element("Baker", "British", 8, "rifles", "18, 10", "regular", "suppressed", 0)
                .element("Anton", "German", 8, "rifles", "6, 20", "regular", "broken", 0)
                .element("Berta", "German", 8, "rifles", "18, 20", "regular", "suppressed", 0);
    }

    @Test
    @Plays({"Rally Phase", "Rally:roll", "Rally:suppressed-fail", "Rally:broken-fail"})
    void brokenElementsThatFailToRallyRunForTheirCampWhenAllHaveRolled() {
        Played game = shaken().begins().awaitsTogether("British at Rally:roll", "German at Rally:roll");

        game.rolls(5, 5).does("British", "Able").closes("Run for the camp");
        game.has("Able", "at", "6,10").has("Baker", "morale", "suppressed");
        game.rolls(4, 5).does("German", "Anton");
        game.has("Anton", "morale", "good").has("Berta", "morale", "suppressed");

        game.awaits("British", "Run for the camp").cannot("British", "6,16").does("British", "8,5");
        game.has("Able", "at", "8,5").has("Able", "morale", "broken").has("Able", "order", "flight");
        game.has("Able", "exposed", "yes")
                .does("British", "First")
                .offers("British", "Move1:activate", "Baker", "no more");
    }

    @Test
    @Plays("Rally:roll")
    void aScenarioMayLetBrokenElementsRallyByOneLevelOnly() {
        Played game = shaken().line("oneLevel = yes").begins();

        game.rolls(1, 1, 1, 1).does("British", "Able").does("German", "Anton");

        game.has("Able", "morale", "suppressed").has("Baker", "morale", "good");
    }

    @Test
    @Plays("Rally:roll")
    void trainingAndALeaderWithinSixInchesDecideWhatMustBeThrown() {
        Played game = Skirmish.table()
                .element("Able", "British", 8, "rifles", "6, 6", "green", "suppressed", 0)
                .element("Baker", "British", 8, "rifles", "10, 6", "regular", "good", 2)
                .element("Charlie", "British", 8, "rifles", "22, 6", "green", "suppressed", 0)
                .element("Anton", "German", 8, "rifles", "12, 22")
                .begins();

        game.rolls(5, 4).does("British", "Able");

        game.has("Able", "morale", "good").has("Charlie", "morale", "suppressed");
    }
}
