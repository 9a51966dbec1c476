package org.phaseline.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Hashes;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;

class ReplayTest {

    private static final CompiledRulebook RULEBOOK = Skirmish.rulebook(3);

    /** Line 3 is Rome's first attack, line 4 Egypt's skip, 5 a digression and 6 its answer, 7 an attack, 8 a take-back. */
    private static Journal unfinished() throws JournalProblem {
        try (JournaledGame game = JournaledGame.inMemory(Skirmish.rolled(3))) {
            Skirmish.playEverything(game);
            return game.journal();
        }
    }

    private static Journal finished() throws JournalProblem {
        try (JournaledGame game = JournaledGame.inMemory(Skirmish.rolled(3))) {
            Skirmish.playEverything(game);
            Skirmish.playToTheEnd(game);
            return game.journal();
        }
    }

    private static Disagreement disagreement(Rewritten rewritten) throws JournalProblem {
        return ((Replayed.Disagreed) Replay.of(rewritten.journal(), RULEBOOK)).disagreement();
    }

    private static Event.Answered answered(Rewritten rewritten, int line) {
        return (Event.Answered) rewritten.line(line);
    }

    private static Event.Answered with(Event.Answered old, List<DiceRoll> rolls) {
        return new Event.Answered(old.n(), old.decision(), old.seat(), old.choice(), old.note(), rolls, old.hash());
    }

    @Test
    void anUnfinishedGameReplaysWithoutItsSeed() throws JournalProblem {
        Journal journal = unfinished();

        assertThat(Replay.of(journal, RULEBOOK)).isInstanceOfSatisfying(Replayed.Agreed.class, agreed -> {
            assertThat(agreed.answers()).isEqualTo(2);
            assertThat(agreed.ended()).isFalse();
            assertThat(Hashes.say(agreed.hash()))
                    .isEqualTo(Hashes.say(((Event.Answered) journal.events().getLast()).hash()));
        });
    }

    @Test
    void anUnfinishedGameReplaysWithItsSeedToo() throws JournalProblem {
        assertThat(Replay.of(unfinished(), RULEBOOK, Optional.of(Skirmish.SEED), Watcher.NOBODY))
                .isInstanceOf(Replayed.Agreed.class);
    }

    @Test
    void aFinishedGameReplaysToItsEnd() throws JournalProblem {
        assertThat(Replay.of(finished(), RULEBOOK)).isInstanceOfSatisfying(Replayed.Agreed.class, agreed -> {
            assertThat(agreed.ended()).isTrue();
            assertThat(agreed.game().position().over).isTrue();
        });
    }

    @Test
    void somebodyCanLookOnLineByLine() throws JournalProblem {
        Journal journal = finished();
        List<Integer> lines = new ArrayList<>();
        Replay.of(journal, RULEBOOK, Optional.empty(), (line, event, ruling) -> {
            lines.add(line);
            assertThat(event).isEqualTo(journal.events().get(line - 2));
        });

        assertThat(lines).hasSize(journal.events().size()).startsWith(2, 3, 4);
    }

    @Test
    void aWordThatWasNotAChoiceIsFound() throws JournalProblem {
        Rewritten rewritten = new Rewritten(finished());
        Event.Answered old = answered(rewritten, 4);
        rewritten.line(4, new Event.Answered(2, old.decision(), old.seat(), "surrender", "", old.rolls(), old.hash()));

        assertThat(disagreement(rewritten).say())
                .isEqualTo("Line 4: 'surrender' is not among the choices of 'Counter': done, skip.");
    }

    @Test
    void anotherLegalWordIsFoundByTheHash() throws JournalProblem {
        Rewritten rewritten = new Rewritten(finished());
        Event.Answered old = answered(rewritten, 4);
        rewritten.line(4, new Event.Answered(2, old.decision(), old.seat(), "done", "", old.rolls(), old.hash()));

        assertThat(disagreement(rewritten).line()).isEqualTo(4);
        assertThat(disagreement(rewritten).sentence())
                .matches("the position after it has the hash [0-9a-f]{16}, not " + Hashes.say(old.hash()) + "\\.");
    }

    @Test
    void anAnswerToADecisionThatWasNotOpenIsFound() throws JournalProblem {
        Rewritten rewritten = new Rewritten(finished());
        Event.Answered old = answered(rewritten, 3);
        rewritten.line(3, new Event.Answered(1, "12", "Rome", "done", "", old.rolls(), old.hash()));

        assertThat(disagreement(rewritten).say()).isEqualTo("Line 3: decision 12 is not open here; open: 1.");
    }

    @Test
    void anAnswerOfTheWrongSeatIsFound() throws JournalProblem {
        Rewritten rewritten = new Rewritten(finished());
        Event.Answered old = answered(rewritten, 3);
        rewritten.line(3, new Event.Answered(1, "1", "Egypt", "done", "", old.rolls(), old.hash()));
        assertThat(disagreement(rewritten).say()).isEqualTo("Line 3: This is for Rome to decide, not for Egypt.");

        rewritten.line(3, new Event.Answered(1, "1", "Gaul", "done", "", old.rolls(), old.hash()));
        assertThat(disagreement(rewritten).say()).isEqualTo("Line 3: there is no seat Gaul at this table.");
    }

    @Test
    void aChangedFaceIsFoundOnceTheSeedIsKnown() throws JournalProblem {
        Rewritten rewritten = new Rewritten(finished());
        Event.Answered old = answered(rewritten, 3);
        DiceRoll roll = old.rolls().getFirst();
        int first = roll.faces().getFirst();
        int second = roll.faces().getLast();
        rewritten.line(3, with(old, List.of(new DiceRoll("r1", 6, List.of(first % 6 + 1, second)))));

        assertThat(disagreement(rewritten).say())
                .isEqualTo("Line 3: the journal says roll r1 of 2d6 (" + (first % 6 + 1) + " " + second
                        + "), but the dice give roll r1 of 2d6 (" + first + " " + second + ").");
    }

    @Test
    void rollsThatAreMissingOrTooManyAreFoundWithoutTheSeed() throws JournalProblem {
        Rewritten rewritten = new Rewritten(unfinished());
        Event.Answered old = answered(rewritten, 3);
        rewritten.line(3, with(old, List.of()));
        assertThat(disagreement(rewritten).say())
                .isEqualTo("Line 3: the journal says no roll, but the dice give roll r1 of 2d6 (1 1).");

        rewritten.line(3, with(old, List.of(old.rolls().getFirst(), new DiceRoll("9", 6, List.of(1)))));
        assertThat(disagreement(rewritten).line()).isEqualTo(3);
        rewritten.line(3, with(old, List.of(new DiceRoll("2", 8, List.of(1, 1)))));
        assertThat(disagreement(rewritten).line()).isEqualTo(3);
        rewritten.line(3, with(old, List.of(new DiceRoll("r1", 6, List.of(7, 1)))));
        assertThat(disagreement(rewritten).line()).isEqualTo(3);
    }

    @Test
    void aWrongNumberIsFound() throws JournalProblem {
        Rewritten rewritten = new Rewritten(finished());
        Event.Answered old = answered(rewritten, 3);
        rewritten.line(3, new Event.Answered(5, "1", "Rome", "done", "", old.rolls(), old.hash()));

        assertThat(disagreement(rewritten).say())
                .isEqualTo("Line 3: this says it is answer 5, but it should be answer 1.");
    }

    @Test
    void aDigressionThatDoesNotExistIsFound() throws JournalProblem {
        Rewritten rewritten = new Rewritten(finished());
        Event.Raised old = (Event.Raised) rewritten.line(5);
        rewritten.line(5, new Event.Raised(3, "Have tea", old.seat(), old.note(), old.rolls(), old.hash()));

        assertThat(disagreement(rewritten).say()).isEqualTo("Line 5: the rulebook has no digression 'Have tea'.");
    }

    @Test
    void aTakeBackThatCannotBeIsFound() throws JournalProblem {
        Rewritten rewritten = new Rewritten(finished());
        Event.TakenBack old = (Event.TakenBack) rewritten.line(8);
        rewritten.line(8, new Event.TakenBack(7, old.hash()));
        assertThat(disagreement(rewritten).say())
                .isEqualTo("Line 8: the game cannot be taken back to answer 7: it has only 5.");

        rewritten.line(8, new Event.TakenBack(2, old.hash()));
        assertThat(disagreement(rewritten).sentence()).startsWith("the position after it has the hash ");
    }

    @Test
    void aFalseSeedIsFoundWhereItIsRevealed() throws JournalProblem {
        Rewritten rewritten = new Rewritten(finished());
        int last = finished().events().size() + 1;
        rewritten.line(last, new Event.Ended("ff".repeat(32)));

        assertThat(disagreement(rewritten).say())
                .isEqualTo("Line " + last + ": the revealed seed is not the one that was committed to.");
    }

    @Test
    void anEndThatComesTooSoonOrTwiceIsFound() throws JournalProblem {
        Journal journal = unfinished();
        int next = journal.events().size() + 2;
        assertThat(disagreement(new Rewritten(journal).plus(new Event.Ended(Skirmish.SEED.hex())))
                        .say())
                .isEqualTo("Line " + next + ": the journal ends, but the game is not over.");

        Journal finished = finished();
        next = finished.events().size() + 2;
        assertThat(disagreement(new Rewritten(finished).plus(new Event.Ended(Skirmish.SEED.hex())))
                        .say())
                .isEqualTo("Line " + next + ": something follows the end of the game.");
        int last = next - 1;
        assertThat(disagreement(new Rewritten(finished).without(last).plus(new Event.TakenBack(0, 1)))
                        .say())
                .isEqualTo("Line " + last + ": something was taken back after the game was over.");
    }

    @Test
    void aBeginningThatIsMissingOrComesTwiceIsFound() throws JournalProblem {
        Rewritten rewritten = new Rewritten(unfinished());
        Event began = rewritten.line(2);
        assertThat(disagreement(new Rewritten(unfinished()).without(2)).say())
                .isEqualTo("Line 2: the game has not begun yet.");
        assertThat(disagreement(rewritten.line(3, began)).say()).isEqualTo("Line 3: the game begins a second time.");
        Rewritten empty = new Rewritten(unfinished());
        while (!empty.isEmpty()) {
            empty.without(2);
        }
        assertThat(disagreement(empty).say()).isEqualTo("Line 2: the line that begins the game is missing.");
    }

    @Test
    void allHashesAreCheckedWhereTheFormIsTheSame() throws JournalProblem {
        assertThat(Replay.of(finished(), RULEBOOK))
                .isInstanceOfSatisfying(
                        Replayed.Agreed.class,
                        agreed -> assertThat(agreed.hashes().complete()).isTrue());
    }

    @Test
    void allHashesAreCheckedInAnotherFormTooAsLongAsTheyAgree() throws JournalProblem {
        Journal journal = inAnotherForm(new Rewritten(finished())).journal();

        assertThat(Replay.of(journal, RULEBOOK)).isInstanceOfSatisfying(Replayed.Agreed.class, agreed -> {
            assertThat(agreed.hashes().complete()).isTrue();
            assertThat(agreed.hashes().notice()).isEmpty();
        });
    }

    /** A newer Phaseline may compile the text to another form and still plays it: but nobody is told that all was checked. */
    @Test
    void thatHashesCannotBeCheckedInAnotherFormIsSaidWithTheLine() throws JournalProblem {
        Rewritten rewritten = inAnotherForm(new Rewritten(finished()));
        Event.Answered old = answered(rewritten, 4);
        rewritten.line(4, new Event.Answered(2, old.decision(), old.seat(), "skip", "", old.rolls(), old.hash() ^ 1));

        assertThat(Replay.of(rewritten.journal(), RULEBOOK)).isInstanceOfSatisfying(Replayed.Agreed.class, agreed -> {
            assertThat(agreed.hashes().complete()).isFalse();
            assertThat(agreed.hashes().notice())
                    .hasValue("The hashes of positions cannot be checked from line 4 on: this Phaseline compiles"
                            + " the rulebook to a different form from the one in the journal.");
        });
    }

    private static Rewritten inAnotherForm(Rewritten rewritten) {
        return rewritten.header(rewritten.header().withForm(RULEBOOK.form() + 1));
    }

    @Test
    void aSeatThatSpeaksForNobodyKnownIsRefused() throws JournalProblem {
        Journal journal = unfinished();
        Header header = journal.header();
        Rewritten rewritten = new Rewritten(journal)
                .header(new Header(
                        header.rulebookHash(),
                        header.text(),
                        "",
                        List.of(),
                        List.of(),
                        List.of(new Header.SeatLine("Rome", List.of("Gaul"), "")),
                        header.dice(),
                        header.protocol(),
                        header.commitment(),
                        header.form(),
                        header.language(),
                        header.semantics()));

        org.assertj.core.api.Assertions.assertThatThrownBy(() -> Replay.of(rewritten.journal(), RULEBOOK))
                .hasMessage("rewritten, line 1: the seat Rome speaks for Gaul, which the rulebook does not have.");
    }
}
