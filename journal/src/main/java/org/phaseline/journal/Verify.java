package org.phaseline.journal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.engine.dice.FairDice;
import org.phaseline.engine.dice.SeedCommitment;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.journal.format.AnswerDigest;
import org.phaseline.journal.format.DiceMode;
import org.phaseline.journal.format.DiceProtocol;
import org.phaseline.journal.format.DiceShare;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Hashes;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.SecretSeed;

/**
 * Checks a finished game: that the seed is the one that was committed to, that every die follows from it, that no roll was
 * made twice, and that every line follows from the rules. Each is checked apart from the others, so that one false die is
 * told as one false die.
 */
public final class Verify {

    private final Journal journal;
    private final List<String> checked = new ArrayList<>();
    private final List<String> open = new ArrayList<>();
    private final List<String> wrong = new ArrayList<>();

    private Verify(Journal journal) {
        this.journal = journal;
    }

    /** With the rulebook the journal carries. */
    public static Verification of(Journal journal) throws JournalProblem {
        return of(journal, Compiled.from(journal));
    }

    public static Verification of(Journal journal, CompiledRulebook rulebook) throws JournalProblem {
        journal.requireItsOwnText();
        Verify verify = new Verify(journal);
        verify.checked.add(
                "The rulebook's text has the hash " + journal.header().rulebookHash() + ".");
        journal.leftOut().ifPresent(verify.open::add);
        verify.dice();
        verify.rules(rulebook);
        return new Verification(verify.checked, verify.open, verify.wrong);
    }

    private void dice() {
        if (journal.header().dice() == DiceMode.TYPED) {
            checked.add("The dice were rolled on the real table: there is nothing to check about them.");
            return;
        }
        rollNumbers();
        sharesNotUsed();
        if (!journal.ended()) {
            open.add("The game has not ended: its seed is still secret, and the dice cannot be checked.");
            return;
        }
        Optional<byte[]> seed = journal.revealedSeed();
        if (seed.isEmpty() || !new SeedCommitment(journal.header().commitment()).fits(seed.get())) {
            wrong.add("Line " + Journal.lineOf(journal.events().size() - 1)
                    + ": the revealed seed is not the one that was committed to.");
            return;
        }
        checked.add("The revealed seed is the one the umpire committed to before the first roll.");
        faces(seed.get());
    }

    private void rollNumbers() {
        Map<String, Integer> seen = new HashMap<>();
        int wrongBefore = wrong.size();
        for (int i = 0; i < journal.events().size(); i++) {
            for (DiceRoll roll : journal.events().get(i).rolls()) {
                Integer before = seen.putIfAbsent(roll.roll(), Journal.lineOf(i));
                if (before != null) {
                    wrong.add("Line " + Journal.lineOf(i) + ": roll " + roll.roll() + " was already made on line "
                            + before + ".");
                }
            }
        }
        if (wrong.size() == wrongBefore) {
            checked.add("No roll number was used twice.");
        }
    }

    /** Shares that were shown for a roll that then did not come, or not for that answer: somebody knew it before and called it off. */
    private void sharesNotUsed() {
        Map<String, Integer> used = new HashMap<>();
        for (int i = 0; i < journal.events().size(); i++) {
            switch (journal.events().get(i)) {
                case Event.Added added -> used.put(added.seat(), 0);
                case Event.Shared shared -> {
                    for (DiceShare share : shared.shares()) {
                        int last = used.getOrDefault(share.seat(), 0);
                        if (share.n() > last + 1) {
                            int unused = share.n() - last - 1;
                            open.add("Line " + Journal.lineOf(i) + ": " + unused + " of " + share.seat()
                                    + "'s shares before this one "
                                    + (unused == 1
                                            ? "was shown but not used; its roll was called off."
                                            : "were shown but not used; their rolls were called off."));
                        }
                        used.put(share.seat(), share.n());
                    }
                    if (i + 1 == journal.events().size()
                            || !AnswerDigest.of(journal.events().get(i + 1)).equals(Optional.of(shared.answer()))) {
                        open.add(
                                "Line " + Journal.lineOf(i) + ": these shares were not used by the answer after them.");
                    }
                }
                default -> {}
            }
        }
    }

    private void faces(byte[] seed) {
        TableDice fair = new TableDice(journal.header(), SecretSeed.of(seed));
        int rolls = 0;
        int shared = 0;
        int dice = 0;
        int wrongBefore = wrong.size();
        for (int i = 0; i < journal.events().size(); i++) {
            Event event = journal.events().get(i);
            for (DiceRoll roll : event.rolls()) {
                rolls++;
                shared += fair.shares(event).isEmpty() ? 0 : 1;
                dice += roll.faces().size();
                faces(fair.fair(event), Journal.lineOf(i), roll);
            }
            fair.pass(event);
        }
        if (wrong.size() == wrongBefore) {
            checked.add(count(rolls, "roll", "rolls") + ", " + count(dice, "die", "dice")
                    + ": all follow from the committed seed.");
            if (journal.header().protocol() == DiceProtocol.SHARED) {
                checked.add(count(shared, "roll has", "rolls have") + " shares from the seats that were present, "
                        + count(rolls - shared, "has none.", "have none."));
            }
        }
    }

    private void faces(FairDice fair, int line, DiceRoll roll) {
        if (roll.sides() < 1) {
            wrong.add("Line " + line + ": roll " + roll.roll() + " was made with dice without sides.");
            return;
        }
        for (int die = 0; die < roll.faces().size(); die++) {
            int face = fair.face(roll.roll(), die, roll.sides());
            if (face != roll.faces().get(die)) {
                wrong.add("Line " + line + ": die " + (die + 1) + " of roll " + roll.roll() + " shows "
                        + roll.faces().get(die) + ", but " + face + " follows from the seed.");
            }
        }
    }

    private void rules(CompiledRulebook rulebook) throws JournalProblem {
        switch (Replay.asRecorded(journal, rulebook, Watcher.NOBODY)) {
            case Replayed.Disagreed disagreed -> {
                String sentence = disagreed.disagreement().say();
                if (!wrong.contains(sentence)) {
                    wrong.add(sentence);
                }
            }
            case Replayed.Agreed agreed -> {
                checked.add(count(answersGiven(), "answer", "answers") + ", "
                        + count(takenBack(), "time", "times") + " taken back: all were legal, and lead to the position "
                        + Hashes.say(agreed.hash()) + ".");
                agreed.hashes().notice().ifPresent(open::add);
            }
        }
    }

    private int answersGiven() {
        return (int) journal.events().stream()
                .filter(event -> event instanceof Event.Answered
                        || event instanceof Event.Raised
                        || event instanceof Event.Corrected)
                .count();
    }

    private int takenBack() {
        return (int) journal.events().stream()
                .filter(event -> event instanceof Event.TakenBack)
                .count();
    }

    private static String count(int number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }
}
