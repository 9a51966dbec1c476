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
import org.phaseline.bots.RandomPlayer;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.games.Games;
import org.phaseline.language.RulebookText;

/** A large rulebook on hex maps that ships: random decisions of two scenarios, and where one unit may go. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xss8m")
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class OperationalBenchmark {

    private static final int DECISIONS = 200;
    private static final String LARGE = "Campaign";

    private final RulebookText text = Games.text(Games.find("ocs").orElseThrow());
    private final RandomGames small = new RandomGames(BenchmarkTexts.rulebook(text, "River"));
    private final RandomGames large = new RandomGames(BenchmarkTexts.rulebook(text, LARGE));
    private final Umpire umpire;
    private final Position asked;
    private final Answer unit;

    public OperationalBenchmark() {
        CompiledRulebook rulebook = BenchmarkTexts.rulebook(text, LARGE);
        umpire = new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(1), false);
        Sandbox game = Sandbox.begin(rulebook, new QuickDice(1));
        RandomPlayer player = new RandomPlayer(1);
        OpenDecision decision = umpire.decisions(game.position().copy()).getFirst();
        while (!decision.prompt().equals("Which unit moves?")) {
            if (!player.play(game)) {
                throw new IllegalStateException("nobody has moved in the whole game");
            }
            decision = umpire.decisions(game.position().copy()).getFirst();
        }
        asked = game.position().copy();
        long item = decision.choices().get(decision.choices().size() / 2).item();
        unit = new Answer.Pick(decision.id(), Long.numberOfTrailingZeros(decision.seats()), item, "");
    }

    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public long riverCrossing() {
        return small.play(DECISIONS);
    }

    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public long campaign() {
        return large.play(DECISIONS);
    }

    /** A unit is chosen, and everything that it may do is listed, all hexes it can reach among it. */
    @Benchmark
    public List<OpenDecision> whereOneUnitMayGo() {
        return umpire.decisions(((Ruling.Accepted) umpire.rule(asked, unit)).position());
    }
}
