package org.phaseline.games;

import java.io.ByteArrayOutputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.journal.Replay;
import org.phaseline.journal.Replayed;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.format.LineWriter;

/**
 * Makes a recorded game anew when this Phaseline compiles its rulebook to another form than the one it was played in: the same
 * text, seed, answers and dice, but hashes of the positions as they are now, so that they can be checked again. A game that
 * does not replay is not made anew: that is for {@link Recorder}, and means that users lose their journals too.
 */
final class RecordedAnew {

    private RecordedAnew() {}

    static byte[] of(Journal journal, CompiledRulebook rulebook) throws JournalProblem {
        Map<Integer, Long> hashes = new HashMap<>();
        Replayed replayed = Replay.of(
                journal,
                rulebook,
                Optional.empty(),
                (line, event, ruling) -> hashes.put(line, ruling.position().hash()));
        if (replayed instanceof Replayed.Disagreed disagreed) {
            throw new JournalProblem(
                    journal.name() + ": " + disagreed.disagreement().say());
        }
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        LineWriter.Sealed line = LineWriter.header(journal.header().withForm(rulebook.form()));
        lines.writeBytes(line.bytes());
        for (int i = 0; i < journal.events().size(); i++) {
            Event event = journal.events().get(i);
            line = LineWriter.event(with(event, hashes.getOrDefault(Journal.lineOf(i), 0L)), line.check());
            lines.writeBytes(line.bytes());
        }
        return lines.toByteArray();
    }

    private static Event with(Event event, long hash) {
        return switch (event) {
            case Event.Began began -> new Event.Began(began.rolls(), hash);
            case Event.Answered old ->
                new Event.Answered(old.n(), old.decision(), old.seat(), old.choice(), old.note(), old.rolls(), hash);
            case Event.Raised old ->
                new Event.Raised(old.n(), old.digression(), old.seat(), old.note(), old.rolls(), hash);
            case Event.Corrected old ->
                new Event.Corrected(old.n(), old.seat(), old.correction(), old.note(), old.rolls(), hash);
            case Event.TakenBack old -> new Event.TakenBack(old.to(), old.seat(), hash);
            case Event.Added added -> added;
            case Event.Shared shared -> shared;
            case Event.Ended ended -> ended;
        };
    }
}
