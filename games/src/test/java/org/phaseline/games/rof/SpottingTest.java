package org.phaseline.games.rof;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

class SpottingTest {

    /** Both sides have two counters, one of them a decoy; 10 inches from an enemy who stands in the open. */
    private static Skirmish hideAndSeek() {
        return Skirmish.table()
                .element("Able", "British", 8, "rifles", "6, 6")
                .hidden("Baker", "British", 5, "rifles")
                .hidden("Hay", "British", 0, "rifles")
                .counter("Red one", "British", "10, 4")
                .counter("Red two", "British", "16, 4")
                .element("Anton", "German", 8, "rifles", "6, 18")
                .hidden("Berta", "German", 5, "rifles")
                .hidden("Straw", "German", 0, "rifles")
                .counter("Grey one", "German", "10, 20")
                .counter("Grey two", "German", "16, 20");
    }

    private static Played hidden(Skirmish skirmish) {
        return skirmish.begins().does("British", "Baker", "Hay").does("German", "Berta", "Straw");
    }

    @Test
    @Plays({"Spotting Phase", "Spotting:both", "Spotting:roll", "Spotting:loop"})
    void bothSidesSpotAtOnceAndWhatOneUncoversDoesNotStopTheOther() {
        Played game = hidden(hideAndSeek())
                .awaitsTogether("British at Spotting:nominate", "German at Spotting:nominate")
                .offers("British", "Spotting:nominate", "Grey one", "Grey two")
                .offers("German", "Spotting:nominate", "Red one", "Red two");

        game.rolls(6, 1).does("British", "Grey one");
        game.has("Grey one", "at", "10,20").offers("German", "Spotting:nominate", "Red one", "Red two");
        game.rolls(6, 6).does("German", "Red two");

        game.tells("Berta lay under Grey one").tells("Red two was a decoy").tells("Baker lay under Red one");
        game.neverTells("Grey two was a decoy");
        game.has("Grey one", "at", "none").has("Berta", "hidden", "no").has("Grey two", "at", "16,20");
    }

    @Test
    @Plays({"Spotting:roll", "Spotting:nominate"})
    void theNumberNeededGrowsWithTheDistanceAndUnderCover() {
        Skirmish.table()
                .element("Able", "British", 8, "rifles", "12, 4")
                .element("Anton", "German", 8, "rifles", "1, 23")
                .hidden("Straw", "German", 0, "rifles")
                .hidden("Hay", "German", 0, "rifles")
                .hidden("Cart", "German", 0, "rifles")
                .counter("Near", "German", "12, 12")
                .counter("Far", "German", "16, 18")
                .counter("Wooded", "German", "5, 16")
                .terrain("Wood", "wood", 4, 4, "5, 16")
                .begins()
                .does("German", "Straw", "Hay", "Cart")
                .does("British", "Near", "Far")
                .tells("Near is found with 3 or more")
                .tells("Far is found with 4 or more")
                .tells("Wooded is found with 5 or more");
    }

    @Test
    @Plays("Spotting:nominate")
    void brokenFiguresSpotNothingAndNobodyLooksThroughAWood() {
        Skirmish blind = Skirmish.table()
                .element("Able", "British", 8, "rifles", "6, 6", "regular", "broken", 0)
                .element("Anton", "German", 8, "rifles", "20, 18")
                .hidden("Straw", "German", 0, "rifles")
                .counter("One", "German", "6, 18");
        blind.begins().does("German", "Straw").never("Spotting:roll");

        Skirmish seeing = Skirmish.table()
                .element("Able", "British", 8, "rifles", "6, 6")
                .element("Anton", "German", 8, "rifles", "20, 18")
                .hidden("Straw", "German", 0, "rifles")
                .counter("One", "German", "6, 18");
        assertThat(seeing.begins().does("German", "Straw").cameAbout()).contains("Spotting:roll");
        seeing.terrain("Wood", "wood", 6, 2, "6, 12")
                .begins()
                .does("German", "Straw")
                .never("Spotting:roll");
    }

    @Test
    void whoeverComesUponACounterTurnsItOver() {
        Played game = Skirmish.table()
                .element("Able", "British", 8, "rifles", "6, 6")
                .hidden("Straw", "German", 0, "rifles")
                .hidden("Berta", "German", 5, "rifles")
                .counter("One", "German", "6, 18")
                .counter("Two", "German", "20, 18")
                .begins();
        game.rolls(1, 1).does("German", "Straw", "Berta").does("British", "One").does("British", "First");

        Skirmish.moves(game, "British", "Able", Skirmish.M, "6, 13".replace(" ", ""));

        game.tells("One was a decoy").has("One", "at", "none").has("Two", "at", "20,18");
    }
}
