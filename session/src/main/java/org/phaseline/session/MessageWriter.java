package org.phaseline.session;

import java.util.Map;
import java.util.Optional;
import org.phaseline.journal.format.JournalProblem;

/** Writes what players say and settle to the stream of a table, and then to its log: durable before visible. */
final class MessageWriter {

    private final GameSession playing;
    private final TableLog log;

    MessageWriter(GameSession playing) {
        this.playing = playing;
        this.log = playing.log();
    }

    /** So that the line of the journal it is kept with is known again as what this page wanted. */
    Optional<TableMessage> announced(int seat, String id) {
        return id.isEmpty() ? Optional.empty() : Optional.of(message(seat, TableMessage.Kind.DOES, id, "", Map.of()));
    }

    TableMessage message(int seat, TableMessage.Kind kind, String id, String text, Map<String, String> more) {
        return new TableMessage(log.lines(), seat, kind, id, text, more);
    }

    void keep(int seat, TableMessage.Kind kind, String id, String text, Map<String, String> more)
            throws JournalProblem {
        keep(message(seat, kind, id, text, more), playing.keeper()::keep);
    }

    void keep(TableMessage said, ConsentProtocol.Keeping by) throws JournalProblem {
        by.keep(said);
        log.said(said);
    }

    /** {@code level}: of the bot; empty when the seat's player plays again. */
    void keepHandOver(int seat, String id, String level) throws JournalProblem {
        keep(seat, TableMessage.Kind.BOT, id, "", level.isEmpty() ? Map.of() : Map.of(TableLog.LEVEL, level));
    }
}
