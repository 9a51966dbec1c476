package org.phaseline.server.table;

import org.phaseline.bots.BotLevel;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.session.Reply;

/**
 * What players do at a table besides answering: some of it at once, most of it only when the others agree. Each is on the disk when it
 * comes back.
 */
public final class ConsentActs {

    private final OneWriter writer;
    private final SignIn.Writing writing;
    private final PublishedTable showing;

    ConsentActs(OneWriter writer, SignIn.Writing writing, PublishedTable showing) {
        this.writer = writer;
        this.writing = writing;
        this.showing = showing;
    }

    /** Halts the sequence by hand; once for the same id, if it has one. */
    public Reply raise(int seat, String id, String digression, String note) {
        return writing.write(() -> writer.consent().raise(seat, id, digression, note));
    }

    /** Takes back the last answer of a seat, or asks the others whether they agree. */
    public Reply back(int seat, String id) {
        return back(seat, id, false);
    }

    /** {@code list}: with all that were given at once with it. */
    public Reply back(int seat, String id, boolean list) {
        return writing.write(() -> writer.consent()
                .back(seat, id, showing.now().scene().seenBy(seat).chosenUnseen(), list));
    }

    /** Puts something right when all others agree. */
    public Reply correct(int seat, String id, Correction correction) {
        return writing.write(() -> writer.consent().correct(seat, id, correction));
    }

    /** Leaves a step out of the game for good, or takes it in again, or asks the others whether they agree. */
    public Reply leaveOut(int seat, String id, int step, boolean out) {
        return writing.write(() -> writer.consent().leaveOut(seat, id, step, out));
    }

    /** Hands a seat to a bot of some level, or takes it back with an empty one, or asks the others whether they agree. */
    public Reply handOver(int seat, String id, String level) {
        if (!level.isEmpty() && BotLevel.of(level).isEmpty()) {
            return new Reply.Refused(Seating.noSuchLevel(level));
        }
        return writing.write(() -> writer.consent().handOver(seat, id, level));
    }

    public Reply agree(int seat, String ask) {
        return writing.write(() -> writer.consent().agree(seat, ask));
    }

    public Reply refuse(int seat, String ask) {
        return writing.write(() -> writer.consent().refuse(seat, ask));
    }

    public Reply withdraw(int seat, String ask) {
        return writing.write(() -> writer.consent().withdraw(seat, ask));
    }
}
