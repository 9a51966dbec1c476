package org.phaseline.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BotsBenchTest {

    @TempDir
    Path folder;

    @Test
    void gamesOfAnotherSeedAreOthersAndAreKeptApart() throws IOException, InterruptedException {
        Path kept = folder.resolve("kept");

        List<String> usual = measured("kept=" + kept);
        List<String> other = measured("kept=" + kept, "seed=2");

        assertThat(usual).contains("Seed 1.");
        assertThat(other).contains("Seed 2.");
        List<String> lines = Files.readAllLines(kept);
        List<String> ofOther =
                lines.stream().filter(line -> line.contains(" seed 2 ")).toList();
        assertThat(lines).hasSize(40);
        assertThat(ofOther).hasSize(20);
        assertThat(ofOther.stream().map(line -> line.replace(" seed 2", "")).toList())
                .isNotEqualTo(lines.subList(0, 20));
    }

    @Test
    void aSeedIsANumber() {
        assertThat(BotsBench.problem(List.of("seed=17"))).isEmpty();
        assertThat(BotsBench.problem(List.of("seed=luck")))
                .hasValueSatisfying(
                        problem -> assertThat(problem).startsWith("'seed=luck' is no setting of bench bots"));
    }

    private static List<String> measured(String... more) throws IOException, InterruptedException {
        List<String> settings =
                new ArrayList<>(List.of("games=20", "only=drum", "pair=normal-random", "budget=0.005", "threads=1"));
        settings.addAll(List.of(more));
        return BotsBench.measure(settings);
    }
}
