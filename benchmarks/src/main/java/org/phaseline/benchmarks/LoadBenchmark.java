package org.phaseline.benchmarks;

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

/** From the text of the two largest rulebooks that ship to the compiled form, with every check. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xss8m")
@Warmup(iterations = 6, time = 3)
@Measurement(iterations = 5, time = 2)
public class LoadBenchmark {

    private final RulebookText sequence = text("fe");
    private final RulebookText maps = text("ocs");

    private static RulebookText text(String game) {
        return Games.text(Games.find(game).orElseThrow());
    }

    /** Mostly steps, one inside the other. */
    @Benchmark
    public Loaded sequence() {
        return Loader.load(sequence, "", List.of(), List.of());
    }

    /** Formulas, a large map and hundreds of pieces. */
    @Benchmark
    public Loaded campaign() {
        return Loader.load(maps, "Campaign", List.of(), List.of());
    }
}
