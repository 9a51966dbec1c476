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
import org.phaseline.bots.RandomPlayer;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.Rulebook;
import org.phaseline.engine.umpire.Sandbox;

/** Random play of the operational game, one decision after the other, a new game whenever one is over. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
public class PlayBenchmark {

    static final int DECISIONS = 10_000;

    private final Rulebook rulebook = Texts.rulebook(Texts.operational(), "Spring");
    private final RandomPlayer player = new RandomPlayer(1);
    private final RandomPlayer quick = new RandomPlayer(1);
    private long seed;
    private Sandbox game = Sandbox.begin(rulebook, new QuickDice(seed));
    private HandWritten hand = new HandWritten(seed);

    /** Compiled from its rulebook. */
    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public long rulebook() {
        long left = DECISIONS;
        while (left > 0) {
            left -= player.play(game, left);
            if (left > 0) {
                game = Sandbox.begin(rulebook, new QuickDice(++seed));
            }
        }
        return game.position().slots[Rulebook.GAME_TURN_SLOT];
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
