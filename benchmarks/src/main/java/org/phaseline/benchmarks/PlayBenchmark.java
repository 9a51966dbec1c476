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

/** Random play of the operational game and of the largest one, and of the former written by hand. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
public class PlayBenchmark {

    static final int DECISIONS = 10_000;

    private final RandomGames operational =
            new RandomGames(BenchmarkTexts.rulebook(BenchmarkTexts.operational(), "Spring"));
    private final RandomGames strategic = new RandomGames(BenchmarkTexts.rulebook(BenchmarkTexts.strategic(), "Late"));
    private long seed;
    private HandWritten hand = new HandWritten(seed);

    /** Compiled from its rulebook. */
    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public long rulebook() {
        return operational.play(DECISIONS);
    }

    /** The largest rulebook that ships, with most of its options on. */
    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public long largest() {
        return strategic.play(DECISIONS);
    }

    /** The same questions and menus in the same order, written by hand as one switch over the state. */
    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public long byHand() {
        long left = DECISIONS;
        while (left > 0) {
            left -= hand.play(left);
            if (left > 0) {
                hand = new HandWritten(++seed);
            }
        }
        return hand.gameTurn();
    }
}
