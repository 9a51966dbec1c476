package org.phaseline.benchmarks;

import java.util.List;
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
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;

/** Random decisions on two maps, and where one unit may go on the larger one past live zones of control. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
public class MapBenchmark {

    private static final int DECISIONS = 100;

    private final RandomGames small = games(MapTexts.SMALL);
    private final RandomGames large = games(MapTexts.LARGE);
    private final Umpire umpire;
    private final Position moving;

    public MapBenchmark() {
        CompiledRulebook rulebook = BenchmarkTexts.rulebook(MapTexts.of(MapTexts.LARGE), "");
        umpire = new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(1), false);
        Position begun = ((Ruling.Accepted) umpire.begin()).position();
        OpenDecision unit = umpire.decisions(begun).getFirst();
        long item = unit.choices().get(unit.choices().size() / 2).item();
        moving = ((Ruling.Accepted) umpire.rule(begun, new Answer.Pick(unit.id(), 0, item, ""))).position();
    }

    private static RandomGames games(MapTexts.Size size) {
        return new RandomGames(BenchmarkTexts.rulebook(MapTexts.of(size), ""));
    }

    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public long smallMap() {
        return small.play(DECISIONS);
    }

    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public long largeMap() {
        return large.play(DECISIONS);
    }

    @Benchmark
    public List<OpenDecision> whereOneUnitMayGo() {
        return umpire.decisions(moving);
    }
}
