package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.bots.BotLevel;
import org.phaseline.bots.Budget;
import org.phaseline.bots.FoundWeights;
import org.phaseline.bots.LearnedGame;
import org.phaseline.bots.Learning;
import org.phaseline.bots.LearningCheckpoint;
import org.phaseline.bots.LearningSettings;
import org.phaseline.bots.LevelMatch;
import org.phaseline.bots.MatchScore;
import org.phaseline.bots.Players;
import org.phaseline.bots.Weights;
import org.phaseline.bots.WeightsFile;
import org.phaseline.engine.machine.CompiledRulebook;

/** Bots learn from games against themselves, and keep what they learned in a file. */
class BotLearningTest {

    @Test
    void learningFindsOutThatWhoeverTakesFewerWins() {
        CompiledRulebook rulebook = HeapsRulebook.of("<", 20);
        Learning learning = learning(rulebook);
        while (learning.games() < 100) {
            learning.add(learning.play(learning.games()));
        }
        assertThat(learning.weights().values().get("side.heap")).isNegative();
        MatchScore tally = new LevelMatch(rulebook, new Players(rulebook, learning.weights()), 100)
                .play(
                        new LevelMatch.Contender(BotLevel.HARD, Budget.playouts(100)),
                        new LevelMatch.Contender(BotLevel.RANDOM, Budget.playouts(1)),
                        10,
                        1,
                        now -> {});
        assertThat(tally.won()).isGreaterThanOrEqualTo(9);
    }

    private static Learning learning(CompiledRulebook rulebook) {
        return new Learning("Heaps", rulebook, new LearningSettings("", 1, 12, 100));
    }

    @Test
    void learningGoesOnFromItsGamesAsIfItHadNeverStopped() {
        CompiledRulebook rulebook = HeapsRulebook.of("<", 5);
        Learning whole = learning(rulebook);
        while (whole.games() < 45) {
            whole.add(whole.play(whole.games()));
        }
        Learning stopped = learning(rulebook);
        while (stopped.games() < 27) {
            stopped.add(stopped.play(stopped.games()));
        }
        byte[] kept = LearningCheckpoint.bytes(stopped);
        Learning resumed = learning(rulebook);
        resumed.resume(games(kept, resumed));
        assertThat(resumed.games()).isEqualTo(27);
        while (resumed.games() < 45) {
            resumed.add(resumed.play(resumed.games()));
        }
        assertThat(resumed.weights()).isEqualTo(whole.weights());
        assertThat(whole.weights().made().getFirst())
                .startsWith("Learned from 45 games against itself, ")
                .contains("in 3 generations", "seed 1.");

        byte[] torn = Arrays.copyOf(kept, kept.length - 9);
        assertThat(LearningCheckpoint.read(new ByteArrayInputStream(torn), learning(rulebook)))
                .isEqualTo(new LearningCheckpoint.Unusable("The games that are kept are damaged; it begins anew."));
        Learning other = new Learning("Heaps", rulebook, new LearningSettings("", 2, 12, 100));
        assertThat(LearningCheckpoint.read(new ByteArrayInputStream(kept), other))
                .isInstanceOf(LearningCheckpoint.Unusable.class);
    }

    private static List<LearnedGame> games(byte[] kept, Learning learning) {
        return ((LearningCheckpoint.Games) LearningCheckpoint.read(new ByteArrayInputStream(kept), learning)).games();
    }

    @Test
    void aFileSaysForWhichRulebookItWasLearned() {
        String text = file(learned(3)).text();
        assertThat(WeightsFile.read(text)).isEqualTo(new WeightsFile.Read(file(learned(3))));
        assertThat(FoundWeights.in("my.weights", text, "Heaps").weights()).isEqualTo(learned(3));
        assertThat(FoundWeights.in("my.weights", text, "Heaps, of sand").weights())
                .as("no scenario is named, so it is for all")
                .isEqualTo(learned(3));
        assertThat(FoundWeights.in("my.weights", text, "Chess").trouble())
                .contains(
                        "my.weights is not used, and bots play without it: it was learned for 'Heaps', not for 'Chess'.");
    }

    @Test
    void whatIsWrongWithAFileIsSaid() {
        String text = file(learned(3, "Sand"), learned(5, "Stone")).text();
        assertThat(WeightsFile.read("hello"))
                .isEqualTo(new WeightsFile.Refused("its first line is not 'phaseline weights 2'"));
        assertThat(WeightsFile.read(text.substring(0, text.lastIndexOf('\n', text.length() - 2) + 1)))
                .as("the last section is short of a weight")
                .isEqualTo(new WeightsFile.Refused("it does not have as many weights as it says"));
        assertThat(WeightsFile.read(text.replace("3.00000 side.heap\n", "")))
                .as("the first section is short of a weight")
                .isEqualTo(new WeightsFile.Refused("it does not have as many weights as it says"));
        assertThat(WeightsFile.read(text + "much side.heap\n"))
                .isEqualTo(new WeightsFile.Refused("line 13 is damaged"));
    }

    @Test
    void whatWasLearnedOfOneScenarioIsNotUsedInAnother() {
        String text = file(learned(3, "Sand"), learned(5, "Stone", "Ice")).text();
        assertThat(FoundWeights.in("my.weights", text, "Heaps, Sand").weights()).isEqualTo(learned(3, "Sand"));
        assertThat(FoundWeights.in("my.weights", text, "Heaps, Ice").weights()).isEqualTo(learned(5, "Stone", "Ice"));
        assertThat(FoundWeights.in("my.weights", text, "Heaps, Water")).isEqualTo(FoundWeights.NOTHING);
    }

    @Test
    void whatIsLearnedAnewReplacesWhatThereWasForItsScenariosAlone() {
        WeightsFile before = file(learned(3, "Sand"), learned(5, "Stone", "Ice"));
        assertThat(before.with(learned(7, "Sand", "Ice")))
                .isEqualTo(file(learned(5, "Stone"), learned(7, "Sand", "Ice")));
        assertThat(before.with(learned(7))).as("for all scenarios").isEqualTo(file(learned(7)));
        assertThat(file(learned(3)).with(learned(7, "Sand"))).isEqualTo(file(learned(7, "Sand")));
    }

    @Test
    void aFileFromBeforeThereWereSectionsIsForAllScenarios() {
        String text = "phaseline weights 1\nrulebook Heaps\ngames 12\nfeatures 1\n# Learned.\n3.00000 side.heap\n";
        assertThat(FoundWeights.in("my.weights", text, "Heaps, Sand").weights()).isEqualTo(learned(3));
    }

    private static WeightsFile file(Weights... sections) {
        return new WeightsFile("Heaps", List.of(sections));
    }

    private static Weights learned(double weight, String... scenarios) {
        LinkedHashMap<String, Double> values = new LinkedHashMap<>();
        values.put("side.heap", weight);
        return new Weights(List.of(scenarios), List.of("Learned."), 12, values);
    }
}
