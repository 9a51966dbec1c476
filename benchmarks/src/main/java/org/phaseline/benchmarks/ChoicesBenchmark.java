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
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Umpire;

/** What a seat sees when it may go anywhere within 12 inches of the largest table, ground and all: every place in words. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
public class ChoicesBenchmark {

    private static final List<String> WAY_THERE = List.of("First", "squad", "At the Double");

    private final Umpire umpire;
    private final Position position;
    private final int seat;

    public ChoicesBenchmark() {
        CompiledRulebook rulebook = BenchmarkTexts.rulebook(BenchmarkTexts.skirmish(), "Meeting");
        umpire = new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(1), false);
        Position at = ((Ruling.Accepted) umpire.begin()).position();
        for (String word : WAY_THERE) {
            at = answered(at, word);
        }
        position = at;
        seat = Long.numberOfTrailingZeros(asked(at).seats());
    }

    private OpenDecision asked(Position at) {
        return umpire.decisions(at).stream()
                .filter(OpenDecision::awaited)
                .findFirst()
                .orElseThrow();
    }

    private Position answered(Position at, String word) {
        OpenDecision decision = asked(at);
        LegalChoice choice = decision.choices().stream()
                .filter(offered -> offered.word().contains(word))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("'" + word + "' is not among " + decision.choices()));
        int who = Long.numberOfTrailingZeros(decision.seats());
        return ((Ruling.Accepted) umpire.rule(at, new Answer.Pick(decision.id(), who, choice.item(), ""))).position();
    }

    /** How many places there are to go. */
    int places() {
        return asked(position).choices().size() - 1;
    }

    @Benchmark
    public Sighting choices() {
        return umpire.sighting(position, seat);
    }
}
