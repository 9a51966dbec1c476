package org.phaseline.benchmarks;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.phaseline.games.Games;
import org.phaseline.language.Loaded;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/** From the text of the largest rulebook that ships to the compiled form, with every check. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
public class LoadBenchmark {

    private final RulebookText largest = largest();

    static RulebookText largest() {
        return Games.all().stream()
                .map(Games::text)
                .max(Comparator.comparingInt(LoadBenchmark::length))
                .orElseThrow();
    }

    private static int length(RulebookText text) {
        return text.text().length()
                + text.others().values().stream().mapToInt(String::length).sum();
    }

    @Benchmark
    public Loaded load() {
        return Loader.load(largest, "", List.of(), List.of());
    }
}
