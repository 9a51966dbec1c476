package org.phaseline.journal;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.engine.dice.SeedCommitment;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.journal.format.DiceMode;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.format.LineWriter;
import org.phaseline.journal.store.SecretSeed;

/**
 * Writes the rolls of a journal anew from its answers and its seed. A server could once write rolls of earlier answers into the line
 * of a later one; its answers and the hashes of its positions were right all the same, so everything else is checked as in a replay.
 */
public final class Rebuild {

    private Rebuild() {}

    /**
     * Changes nothing; says how the journal should be.
     *
     * @param rulebook what the text in the journal compiles to
     * @param secret the seed of a game that is not over
     * @throws JournalProblem when the first line contradicts itself
     */
    public static Rebuilt of(Journal journal, CompiledRulebook rulebook, Optional<SecretSeed> secret)
            throws JournalProblem {
        journal.requireItsOwnText();
        if (journal.header().dice() == DiceMode.TYPED) {
            return impossible(1, "its dice were rolled on the real table, so no seed determines them.");
        }
        SeedCommitment commitment = new SeedCommitment(journal.header().commitment());
        Optional<SecretSeed> seed = journal.revealedSeed()
                .or(() -> secret.map(SecretSeed::bytes))
                .filter(commitment::fits)
                .map(SecretSeed::of);
        if (seed.isEmpty()) {
            return impossible(1, "the seed of its dice is not known.");
        }
        List<Event> events = new ArrayList<>();
        TableDice dice = TableDice.fromSeedAlone(journal.header(), seed.get());
        Seats seats = JournalWords.seats(journal, rulebook.outline().parties());
        Watcher noting = (line, event, ruling) -> events.add(with(event, ruling.rolls()));
        Optional<Disagreement> wrong = new Fold(journal, rulebook, seats, dice, umpire -> noting).play();
        if (wrong.isPresent()) {
            return new Rebuilt.Impossible(wrong.get());
        }
        List<byte[]> lines = lines(journal, events);
        return switch (Replay.of(read(journal.name(), lines), rulebook, seed, Watcher.NOBODY)) {
            case Replayed.Disagreed still -> new Rebuilt.Impossible(still.disagreement());
            case Replayed.Agreed agreed -> new Rebuilt.Whole(lines, changed(journal.events(), events));
        };
    }

    private static Rebuilt impossible(int line, String sentence) {
        return new Rebuilt.Impossible(new Disagreement(line, sentence));
    }

    private static Event with(Event event, List<DiceRoll> rolls) {
        return switch (event) {
            case Event.Began it -> new Event.Began(rolls, it.hash());
            case Event.Answered it ->
                new Event.Answered(it.n(), it.decision(), it.seat(), it.choice(), it.note(), rolls, it.hash());
            case Event.Raised it -> new Event.Raised(it.n(), it.digression(), it.seat(), it.note(), rolls, it.hash());
            case Event.Corrected it ->
                new Event.Corrected(it.n(), it.seat(), it.correction(), it.note(), rolls, it.hash());
            case Event.TakenBack it -> it;
            case Event.Added it -> it;
            case Event.Shared it -> it;
            case Event.Ended it -> it;
        };
    }

    private static List<byte[]> lines(Journal journal, List<Event> events) {
        List<byte[]> lines = new ArrayList<>();
        LineWriter.Sealed line = LineWriter.header(journal.header());
        lines.add(line.bytes());
        for (Event event : events) {
            line = LineWriter.event(event, line.check());
            lines.add(line.bytes());
        }
        return lines;
    }

    private static Journal read(String name, List<byte[]> lines) throws JournalProblem {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        lines.forEach(bytes::writeBytes);
        return Journal.read(name, bytes.toByteArray());
    }

    private static List<Integer> changed(List<Event> before, List<Event> now) {
        List<Integer> changed = new ArrayList<>();
        for (int i = 0; i < now.size(); i++) {
            if (!now.get(i).equals(before.get(i))) {
                changed.add(Journal.lineOf(i));
            }
        }
        return changed;
    }
}
