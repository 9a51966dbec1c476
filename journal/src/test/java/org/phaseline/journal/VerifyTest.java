package org.phaseline.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Hashes;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;

class VerifyTest {

    private static final CompiledRulebook RULEBOOK = Skirmish.rulebook(3);

    private static Journal played(NewGame start, boolean toTheEnd) throws JournalProblem {
        try (JournaledGame game = JournaledGame.inMemory(start)) {
            if (start.seed().isPresent()) {
                Skirmish.playEverything(game);
            }
            if (toTheEnd) {
                Skirmish.playToTheEnd(game);
            }
            return game.journal();
        }
    }

    private static Journal finished() throws JournalProblem {
        return played(Skirmish.rolled(3), true);
    }

    private static Verification verified(Rewritten rewritten) throws JournalProblem {
        return Verify.of(rewritten.journal(), RULEBOOK);
    }

    /** Changes the first die of the roll in line 3, and makes the hash fit nothing any more. */
    private static Rewritten withAFalseDie() throws JournalProblem {
        Rewritten rewritten = new Rewritten(finished());
        Event.Answered old = (Event.Answered) rewritten.line(3);
        List<Integer> faces = old.rolls().getFirst().faces();
        return rewritten.line(
                3,
                new Event.Answered(
                        1,
                        "1",
                        "Rome",
                        "done",
                        "",
                        List.of(new DiceRoll("r1", 6, List.of(faces.getFirst() % 6 + 1, faces.getLast()))),
                        old.hash()));
    }

    @Test
    void aFinishedGameIsVerifiedInSentences() throws JournalProblem {
        Journal journal = finished();
        Verification verification = Verify.of(journal, RULEBOOK);
        Replayed.Agreed agreed = (Replayed.Agreed) Replay.of(journal, RULEBOOK);

        assertThat(verification.holds()).isTrue();
        assertThat(verification.wrong()).isEmpty();
        assertThat(verification.open()).isEmpty();
        assertThat(verification.checked())
                .containsExactly(
                        "The rulebook's text has the hash " + journal.header().rulebookHash() + ".",
                        "No roll number was used twice.",
                        "The revealed seed is the one the umpire committed to before the first roll.",
                        "6 rolls, 12 dice: all follow from the committed seed.",
                        "13 answers, 2 times taken back: all were legal, and lead to the position "
                                + Hashes.say(agreed.hash()) + ".");
    }

    @Test
    void aGameThatIsNotOverCannotBeVerifiedYet() throws JournalProblem {
        Verification verification = Verify.of(played(Skirmish.rolled(3), false), RULEBOOK);

        assertThat(verification.holds()).isFalse();
        assertThat(verification.wrong()).isEmpty();
        assertThat(verification.open())
                .containsExactly("The game has not ended: its seed is still secret, and the dice cannot be checked.");
    }

    @Test
    void whatCouldNotBeCheckedOfTheHashesStandsAmongWhatIsOpen() throws JournalProblem {
        Rewritten rewritten = new Rewritten(finished());
        Event.Began old = (Event.Began) rewritten.line(2);
        rewritten.header(rewritten.header().withForm(RULEBOOK.form() + 1));
        rewritten.line(2, new Event.Began(old.rolls(), old.hash() + 1));

        Verification verification = verified(rewritten);

        assertThat(verification.wrong()).isEmpty();
        assertThat(verification.holds()).isFalse();
        assertThat(verification.open())
                .containsExactly("The hashes of positions cannot be checked from line 2 on: this Phaseline compiles the"
                        + " rulebook to a different form from the one in the journal.");
    }

    @Test
    void aLineThatWasLeftOutStandsAmongWhatIsOpen() throws JournalProblem {
        byte[] bytes = new Rewritten(finished()).bytes();
        Journal journal = Journal.read("war", Arrays.copyOf(bytes, bytes.length + 1));

        assertThat(Verify.of(journal, RULEBOOK).open())
                .containsExactly(
                        "war, line " + Journal.lineOf(journal.events().size())
                                + ": a part of this line was never written to the disk, or the disk has lost it; it is left out.");
    }

    @Test
    void aGameWithDiceFromTheRealTableHasNoDiceToVerify() throws JournalProblem {
        Verification verification = Verify.of(played(Skirmish.typed(3), true), RULEBOOK);

        assertThat(verification.holds()).isTrue();
        assertThat(verification.checked())
                .contains("The dice were rolled on the real table: there is nothing to check about them.");
    }

    @Test
    void aFalseDieIsToldExactly() throws JournalProblem {
        Event.Answered old = (Event.Answered) finished().events().get(1);
        int face = old.rolls().getFirst().faces().getFirst();
        Verification verification = verified(withAFalseDie());

        assertThat(verification.wrong())
                .contains("Line 3: die 1 of roll r1 shows " + (face % 6 + 1) + ", but " + face
                        + " follows from the seed.");
        assertThat(verification.wrong().getLast()).startsWith("Line 3: the position after it has the hash ");
        assertThat(verification.checked())
                .contains("The revealed seed is the one the umpire committed to before the first roll.");
    }

    @Test
    void aFalseSeedIsToldOnce() throws JournalProblem {
        Journal journal = finished();
        int last = journal.events().size() + 1;
        Verification verification = verified(new Rewritten(journal).line(last, new Event.Ended("ab".repeat(32))));

        assertThat(verification.wrong())
                .containsExactly("Line " + last + ": the revealed seed is not the one that was committed to.");
        verification = verified(new Rewritten(journal).line(last, new Event.Ended("")));
        assertThat(verification.wrong()).hasSize(1);
    }

    @Test
    void aContributionThatWasChangedAfterwardsIsNoticedByEveryDie() throws JournalProblem {
        Journal journal = finished();
        Header header = journal.header();
        Header changed = new Header(
                header.rulebookHash(),
                header.text(),
                header.scenario(),
                header.on(),
                header.off(),
                List.of(header.seats().getFirst(), new Header.SeatLine("Egypt", List.of("Egypt"), "00")),
                header.dice(),
                header.protocol(),
                header.commitment(),
                header.form(),
                header.language(),
                header.semantics());

        assertThat(verified(new Rewritten(journal).header(changed)).wrong())
                .hasSizeGreaterThan(5)
                .allSatisfy(sentence -> assertThat(sentence).contains("follows from the seed"));
    }

    @Test
    void aRollThatWasMadeTwiceIsTold() throws JournalProblem {
        Rewritten rewritten = new Rewritten(finished());
        Event.Answered first = (Event.Answered) rewritten.line(3);
        Event.Answered second = (Event.Answered) rewritten.line(7);
        rewritten.line(
                7,
                new Event.Answered(
                        second.n(),
                        second.decision(),
                        second.seat(),
                        second.choice(),
                        second.note(),
                        first.rolls(),
                        second.hash()));

        assertThat(verified(rewritten).wrong()).contains("Line 7: roll r1 was already made on line 3.");
    }
}
