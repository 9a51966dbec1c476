package org.phaseline.benchmarks;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.NewGame;
import org.phaseline.journal.Replay;
import org.phaseline.journal.Replayed;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.language.RulebookText;

/** Reading a journal and playing it again, with every decision, word, die and hash checked. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
public class ReplayBenchmark {

    static final int ANSWERS = 10_000;

    private final RulebookText text = BenchmarkTexts.operational();
    private final CompiledRulebook rulebook = BenchmarkTexts.rulebook(text, BenchmarkTexts.LONG);
    private @Nullable JournaledGame recorded;

    @Setup(Level.Trial)
    public void record() throws JournalProblem {
        SecretSeed seed = SecretSeed.of(new byte[32]);
        Seats seats = Seats.ofSides(rulebook.outline().parties());
        JournaledGame game = JournaledGame.inMemory(
                NewGame.rolledByTheUmpire(text, BenchmarkTexts.LONG, List.of(), List.of(), rulebook, seats, seed));
        long state = 1;
        while (game.game().answers() < ANSWERS) {
            List<OpenDecision> open = game.umpire().decisions(game.position());
            state = state * 6364136223846793005L + 1442695040888963407L;
            OpenDecision decision = open.get((int) Math.floorMod(state >>> 33, (long) open.size()));
            List<LegalChoice> choices = decision.choices();
            state = state * 6364136223846793005L + 1442695040888963407L;
            LegalChoice choice = choices.get((int) Math.floorMod(state >>> 33, (long) choices.size()));
            int seat = Long.numberOfTrailingZeros(decision.seats());
            game.answer(new Answer.Pick(decision.id(), seat, choice.item(), ""));
        }
        recorded = game;
    }

    @Benchmark
    public Replayed replay() throws JournalProblem {
        Journal journal = Objects.requireNonNull(recorded).journal();
        Replayed replayed = Replay.of(journal, rulebook);
        if (replayed instanceof Replayed.Disagreed disagreed) {
            throw new IllegalStateException(disagreed.disagreement().say());
        }
        return replayed;
    }
}
