package org.phaseline.server.table;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.phaseline.journal.RollProof;
import org.phaseline.journal.format.DiceShare;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.TableId;
import org.phaseline.session.LogLine;
import org.phaseline.session.Reply;

/** The dice of a table: what the players' browsers add to them, and what it takes to compute every roll again. */
public final class ProvableDice {

    private final TableId id;
    private final Store store;
    private final OneWriter writer;
    private final SignIn.Writing writing;
    private final PublishedTable showing;

    ProvableDice(TableId id, Store store, OneWriter writer, SignIn.Writing writing, PublishedTable showing) {
        this.id = id;
        this.store = store;
        this.writer = writer;
        this.writing = writing;
        this.showing = showing;
    }

    /** Adds to the dice what a player's browser made up, unless this seat has added something else before. */
    public Reply add(int seat, byte[] bytes) {
        return writing.write(() -> writer.playing().addToDice(seat, bytes));
    }

    /** A seat shows its share of the rolls of the answer with this digest. One that comes again, or too late, changes nothing. */
    public Reply share(int seat, String digest, int n, String share) throws StoreProblem {
        DiceShare shown = new DiceShare(writer.playing().seats().get(seat).name(), n, share);
        Optional<String> whyNot = writer.look(playing -> playing.whyNotShare(shown));
        if (whyNot.isPresent()) {
            return writer.look(playing -> playing.isPast(shown))
                    ? new Reply.Done(true)
                    : new Reply.Refused("This cannot be used: " + whyNot.get());
        }
        if (writer.show(seat, digest, shown)) {
            // Standing answers that waited for it go on; whoever waits for their own answer goes on by themselves.
            writer.goOn();
        }
        return new Reply.Done(true);
    }

    /** What it takes to compute every roll again that this one may know of; the seed once the game is over. */
    public byte[] evidence(int viewer) throws StoreProblem {
        writer.revealIfOver();
        TableSnapshot then = showing.now();
        List<LogLine.Thrown> told = then
                .log()
                .lines(viewer, 0, then.view(viewer).lines())
                .stream()
                .flatMap(line -> line.dice().stream())
                .toList();
        try {
            Journal journal = TableStream.read(store.table(id).orElseThrow());
            Set<String> known = told.stream()
                    .filter(thrown -> journal.ended() || thrown.isShown())
                    .map(LogLine.Thrown::roll)
                    .collect(Collectors.toSet());
            return DiceJson.of(journal, known);
        } catch (JournalProblem problem) {
            throw new StoreProblem(String.valueOf(problem.getMessage()), problem);
        }
    }

    /** How a roll can be computed again; nothing when there is none with this number that this one may know of. */
    public Optional<byte[]> proof(int viewer, String roll) throws StoreProblem {
        TableSnapshot then = showing.now();
        Optional<LogLine> line = then.log().lines(viewer, 0, then.view(viewer).lines()).stream()
                .filter(each ->
                        each.dice().filter(dice -> dice.roll().equals(roll)).isPresent())
                // Of a roll that only some see, those have two lines.
                .max(Comparator.comparing(
                        each -> each.dice().filter(LogLine.Thrown::isShown).isPresent()));
        if (line.isEmpty()) {
            return Optional.empty();
        }
        writer.revealIfOver();
        try {
            Journal journal = TableStream.read(store.table(id).orElseThrow());
            return Optional.of(RollEvidence.of(line.get(), RollProof.of(journal, roll), journal));
        } catch (JournalProblem problem) {
            throw new StoreProblem(String.valueOf(problem.getMessage()), problem);
        }
    }
}
