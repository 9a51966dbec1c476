package org.phaseline.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.phaseline.games.Games;
import org.phaseline.language.RulebookText;

/** The largest rulebook that ships: random decisions of two wars between empires, with supply grids, economics and sealed battles. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xss8m")
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class StarMapBenchmark {

    private static final int DECISIONS = 200;

    private final RulebookText text = Games.text(Games.find("fe").orElseThrow());
    private final RandomGames small = new RandomGames(BenchmarkTexts.rulebook(text, "BorderWar"));
    private final RandomGames large = new RandomGames(BenchmarkTexts.rulebook(text, "GreatWar"));

    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public long borderWar() {
        return small.play(DECISIONS);
    }

    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public long greatWar() {
        return large.play(DECISIONS);
    }
}
