package org.phaseline.games.rof;

import static org.phaseline.games.rof.Skirmish.shoots;
import static org.phaseline.games.rof.Skirmish.stand;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

class MoraleTest {

    @Test
    @Plays({"Morale Phase", "Morale:test", "Morale:good", "Morale:suppressed", "Morale:broken"})
    void whoLostFiguresTestsOnceAndFallsByOneLevel() {
        Played game = Skirmish.table()
                .element("Able", "British", 1, "rifles", "4, 6")
                .element("Baker", "British", 1, "rifles", "12, 6")
                .element("Charlie", "British", 1, "rifles", "20, 6")
                .element("Anton", "German", 5, "rifles", "4, 16")
                .element("Berta", "German", 5, "rifles", "12, 16", "regular", "suppressed", 0)
                .element("Caesar", "German", 5, "rifles", "20, 16", "regular", "broken", 0)
                .begins();
        game.rolls(6, 6).does("German", "Berta").idlesTo("British", "Initiative:choice");
        stand(game);
        shoots(game.rolls(6, 6), "British", "Able", "Direct fire", "Anton");
        shoots(game.rolls(6, 6), "British", "Baker", "Direct fire", "Berta");
        shoots(game.rolls(6, 6), "British", "Charlie", "Direct fire", "Caesar");
        game.does("German", "no more");

        game.awaits("German", "Morale:test").offers("German", "Morale:test", "Anton", "Berta", "Caesar");
        game.rolls(5).does("German", "Caesar").tells("Caesar disperses");
        game.rolls(5, 5).does("German", "Anton");

        game.has("Anton", "morale", "suppressed").has("Berta", "morale", "broken");
        game.has("Caesar", "at", "none").has("Caesar", "figures", "0").holds("German", "lost", "7");
    }

    @Test
    @Plays({"Morale:test", "3.1(8)"})
    void bothSidesTestAtTheSameTimeAndALeaderHelps() {
        Played game = stand(Skirmish.table()
                .element("Able", "British", 4, "rifles", "6, 6")
                .element("Baker", "British", 4, "rifles", "16, 6")
                .element("Anton", "German", 4, "rifles", "6, 16", "regular", "good", 1)
                .element("Berta", "German", 4, "rifles", "16, 16")
                .begins());
        shoots(game.rolls(6, 1, 1, 1, 6), "British", "Able", "Direct fire", "Anton");
        shoots(game.rolls(6, 1, 1, 1, 6), "British", "Baker", "Direct fire", "Berta");
        shoots(game.rolls(6, 1, 1, 1, 6), "German", "Anton", "Direct fire", "Able");
        shoots(game.rolls(6, 1, 1, 1, 6), "German", "Berta", "Direct fire", "Baker");

        game.awaitsTogether("British at Morale:test", "German at Morale:test");
        game.rolls(5, 5).does("German", "Anton").has("Anton", "morale", "good").has("Berta", "morale", "suppressed");
        game.rolls(1, 1).does("British", "Able").has("Able", "morale", "good");
    }

    @Test
    @Plays("Morale:test")
    void whoLostNobodyDoesNotTest() {
        Played game = stand(Skirmish.table()
                .element("Able", "British", 1, "rifles", "6, 6")
                .element("Anton", "German", 4, "rifles", "6, 16")
                .begins());
        shoots(game.rolls(1), "British", "Able", "Direct fire", "Anton");

        game.does("German", "no more").never("Morale:test");
    }
}
