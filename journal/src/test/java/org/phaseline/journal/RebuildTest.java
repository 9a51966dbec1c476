package org.phaseline.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.JournalWriter;
import org.phaseline.journal.store.OpenedJournal;
import org.phaseline.journal.store.SecretSeed;

/** A journal whose rolls are wrong, and nothing else, is written anew from its answers and its seed. */
class RebuildTest {

    private static final CompiledRulebook RULEBOOK = Skirmish.rulebook(3);
    private static final Optional<SecretSeed> SEED = Optional.of(Skirmish.SEED);

    private static Journal unfinished() throws JournalProblem {
        try (JournaledGame game = JournaledGame.inMemory(Skirmish.rolled(3))) {
            Skirmish.playEverything(game);
            return game.journal();
        }
    }

    private static Event.Answered with(Event.Answered old, List<DiceRoll> rolls) {
        return new Event.Answered(old.n(), old.decision(), old.seat(), old.choice(), old.note(), rolls, old.hash());
    }

    /** Rolls of earlier answers have got into a later line, in front of its own. */
    private static Rewritten contaminated(Journal journal) throws JournalProblem {
        Rewritten rewritten = new Rewritten(journal);
        Event.Answered first = (Event.Answered) rewritten.line(3);
        Event.Answered later = (Event.Answered) rewritten.line(7);
        List<DiceRoll> rolls = new ArrayList<>(first.rolls());
        rolls.addAll(later.rolls());
        return rewritten.line(7, with(later, rolls));
    }

    private static byte[] joined(List<byte[]> lines) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        lines.forEach(bytes::writeBytes);
        return bytes.toByteArray();
    }

    @Test
    void rollsThatGotIntoAnotherLineAreTakenOutAgain() throws JournalProblem {
        Journal right = unfinished();
        Journal wrong = contaminated(right).journal();
        assertThat(Replay.of(wrong, RULEBOOK, SEED, Watcher.NOBODY)).isInstanceOf(Replayed.Disagreed.class);
        assertThat(Rebuild.of(wrong, RULEBOOK, SEED)).isInstanceOfSatisfying(Rebuilt.Whole.class, whole -> {
            assertThat(whole.changed()).containsExactly(7);
            try {
                Journal rebuilt = Journal.read("it", joined(whole.lines()));
                assertThat(rebuilt.events()).isEqualTo(right.events());
                assertThat(rebuilt.check()).isEqualTo(right.check());
            } catch (JournalProblem problem) {
                throw new AssertionError(problem);
            }
        });
    }

    @Test
    void aJournalThatIsRightStaysAsItIs() throws JournalProblem {
        assertThat(Rebuild.of(unfinished(), RULEBOOK, SEED))
                .isInstanceOfSatisfying(
                        Rebuilt.Whole.class,
                        whole -> assertThat(whole.changed()).isEmpty());
    }

    @Test
    void anAnswerThatWasChangedIsNotExplainedAwayByOtherRolls() throws JournalProblem {
        Rewritten rewritten = new Rewritten(unfinished());
        Event.Answered first = (Event.Answered) rewritten.line(3);
        Event.Answered other = new Event.Answered(
                first.n(), first.decision(), first.seat(), "skip", first.note(), List.of(), first.hash());
        assertThat(Rebuild.of(rewritten.line(3, other).journal(), RULEBOOK, SEED))
                .isInstanceOfSatisfying(
                        Rebuilt.Impossible.class,
                        impossible ->
                                assertThat(impossible.disagreement().line()).isEqualTo(3));
    }

    @Test
    void withoutItsSeedNothingIsKnownOfTheRolls() throws JournalProblem {
        Journal wrong = contaminated(unfinished()).journal();
        assertThat(Rebuild.of(wrong, RULEBOOK, Optional.empty())).isInstanceOf(Rebuilt.Impossible.class);
        assertThat(Rebuild.of(wrong, RULEBOOK, Optional.of(SecretSeed.fresh()))).isInstanceOf(Rebuilt.Impossible.class);
    }

    @Test
    void aGameWithoutItsSeedCanBeLookedAtAndRefusesToGoOn() throws JournalProblem {
        Journal journal = unfinished();
        OpenedJournal opened = new OpenedJournal(
                new JournalWriter() {
                    @Override
                    public void append(Event event) {
                        throw new AssertionError("written: " + event);
                    }

                    @Override
                    public Journal journal() {
                        return journal;
                    }

                    @Override
                    public void close() {}
                },
                journal,
                Optional.empty(),
                Optional.empty());
        JournaledGame game =
                JournaledGame.resumeOrLook(opened, any -> RULEBOOK, umpire -> Watcher.NOBODY, "Its seed is missing.");
        assertThat(game.stopped()).contains("Its seed is missing.");
        assertThat(game.game().answers()).isPositive();
        assertThat(game.takeBack(0).toString()).contains("Its seed is missing.");
        assertThat(game.contribute(0, new byte[4]).toString()).contains("Its seed is missing.");
    }
}
