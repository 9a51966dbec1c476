package org.phaseline.server.table;

import java.util.Optional;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.TableId;
import org.phaseline.session.Reply;
import org.phaseline.session.TableMessage;

/** What players say at a table, and what they are called there. Each is on the disk when it comes back. */
public final class TalkActs {

    private final TableId id;
    private final Store store;
    private final OneWriter writer;
    private final SignIn.Writing writing;
    private final PublishedTable showing;

    TalkActs(TableId id, Store store, OneWriter writer, SignIn.Writing writing, PublishedTable showing) {
        this.id = id;
        this.store = store;
        this.writer = writer;
        this.writing = writing;
        this.showing = showing;
    }

    /** Says something to everybody. */
    public Reply say(int seat, String id, String text) {
        return writing.write(() -> writer.consent().say(seat, TableMessage.Kind.CHAT, id, text));
    }

    /** Keeps a note that nobody else reads. */
    public Reply keep(int seat, String id, String text) {
        return writing.write(() -> writer.consent().say(seat, TableMessage.Kind.NOTE, id, text));
    }

    /** What the others call the player on a seat. */
    public Reply name(int seat, String player) {
        String name = player.strip();
        Optional<String> refusal = Seating.refusal(name);
        if (refusal.isPresent()) {
            return new Reply.Refused(refusal.get());
        }
        return writing.write(() -> {
            Optional<String> tooFast = writer.playing().log().quota().whyNotYet(seat);
            if (tooFast.isPresent()) {
                return new Reply.Refused(tooFast.get());
            }
            GameTable.kept(() -> store.name(id, seat, name));
            showing.called(seat, name);
            return new Reply.Done(true);
        });
    }
}
