package org.phaseline.server.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.server.store.SecretHash;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoredCode;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredSession;
import org.phaseline.server.store.TableId;
import org.phaseline.session.ConsentProtocol;
import org.phaseline.session.Reply;
import org.phaseline.session.TableMessage;

/**
 * Signing in to the seats of a table. A link holds a one-time code, which one browser trades for a session of its own; from then on
 * the link opens nothing, and whoever made the table has no way into a seat that the others are not told of. All of it is idempotent,
 * since an answer may get lost: a browser makes up its session itself and may send the same again.
 */
public final class SignIn {

    /** How many devices a seat is open on at most; a person has fewer. */
    public static final int MOST_DEVICES = 10;

    /** How long a link for another device can be used. */
    public static final Duration DEVICE_LINK_LASTS = Duration.ofHours(1);

    /** The same for a code that is wrong, one that was replaced and a table that is not there: nobody learns which. */
    public static final String UNKNOWN = "This link does not work: it is incomplete, or a newer one has replaced it,"
            + " or the table was deleted. Ask whoever sent it for a new one.";

    private static final String USED =
            "This link has already been used on another device. If that was you, open the table there and"
                    + " choose \"Link another device\" (⚙). If it was not, ask the table's owner to free the seat and send you a new link.";
    private static final String EXPIRED =
            "This link has expired. Make another one on the device where the seat is open.";
    private static final String TOO_MANY =
            "This seat is already open on " + MOST_DEVICES + " devices; sign out the others on one of them (⚙).";
    private static final String CLOSED = "This table is not open any more. Choose another, or make one yourself.";
    private static final String SIGNED_OUT = "This browser has been signed out.";

    /** Lets one at a time change the table, and holds the table meanwhile. */
    interface Writing {
        Reply write(ConsentProtocol.Act act);
    }

    private final TableId id;
    private final Store store;
    private final SeatAccess access;
    private final LongSupplier clock;
    private final OneWriter writer;
    private final Writing writing;

    SignIn(TableId id, Store store, SeatAccess access, LongSupplier clock, OneWriter writer, Writing writing) {
        this.id = id;
        this.store = store;
        this.access = access;
        this.clock = clock;
        this.writer = writer;
        this.writing = writing;
    }

    /** Trades the code of a link for a session. The first browser that comes with it gets it; to the same one it is confirmed. */
    public Reply claim(int viewer, Secret code, Secret session) {
        return writing.write(() -> {
            Optional<StoredSeat> found = access.seat(viewer).filter(seat -> seat.knows(code.hash()));
            if (found.isEmpty()) {
                return new Reply.Refused(UNKNOWN);
            }
            StoredSeat seat = found.get();
            if (seat.admits(session.hash())) {
                return new Reply.Taken(true);
            }
            if (seat.wasUsed(code.hash())) {
                return new Reply.Refused(USED);
            }
            if (seat.code().filter(each -> each.isExpired(clock.getAsLong())).isPresent()) {
                return new Reply.Refused(EXPIRED);
            }
            if (seat.sessions().size() >= MOST_DEVICES) {
                return new Reply.Refused(TOO_MANY);
            }
            StoredSession added = new StoredSession(session.hash(), Optional.of(code.hash()), clock.getAsLong());
            List<StoredSession> sessions = new ArrayList<>(seat.sessions());
            sessions.add(added);
            keep(
                    seat.withCode(Optional.empty()).withSessions(sessions),
                    seat.sessions().isEmpty() ? TableMessage.Kind.SAT_DOWN : TableMessage.Kind.DEVICE);
            return new Reply.Done(true);
        });
    }

    /** Takes a free seat at a table that anybody may join. Of two who come at once the second is told that it is taken. */
    public Reply join(int viewer, Secret session, String player) {
        String name = player.strip();
        Optional<String> refusal = Seating.refusal(name);
        if (refusal.isPresent()) {
            return new Reply.Refused(refusal.get());
        }
        return writing.write(() -> {
            Optional<StoredSeat> found = viewer < 0 ? Optional.empty() : access.seat(viewer);
            if (found.isEmpty()) {
                return new Reply.Refused("There is no such seat at this table.");
            }
            StoredSeat seat = found.get();
            if (seat.admits(session.hash())) {
                return new Reply.Taken(true);
            }
            if (!isOpen()) {
                return new Reply.Refused(CLOSED);
            }
            boolean bot = !writer.playing().log().talk().bot(viewer).isEmpty();
            if (bot || !seat.sessions().isEmpty()) {
                return new Reply.Refused("Somebody else has just taken this seat.");
            }
            admit(seat.withPlayer(name), session);
            GameTable.kept(() -> store.name(id, viewer, name));
            return new Reply.Done(true);
        });
    }

    private boolean isOpen() throws JournalProblem {
        boolean[] open = {false};
        GameTable.kept(() -> open[0] = store.isOffered(id));
        return open[0];
    }

    /** Sits down where the same people play again; who it is was found out at the table before. */
    public Reply follow(int viewer, Secret session) {
        return writing.write(() -> {
            StoredSeat seat = access.seat(viewer).orElseThrow();
            if (seat.admits(session.hash())) {
                return new Reply.Taken(true);
            }
            if (seat.sessions().size() >= MOST_DEVICES) {
                return new Reply.Refused(TOO_MANY);
            }
            admit(seat, session);
            return new Reply.Done(true);
        });
    }

    /** The link that was made for the seat opens nothing any more. */
    private void admit(StoredSeat seat, Secret session) throws JournalProblem {
        List<StoredSession> sessions = new ArrayList<>(seat.sessions());
        sessions.add(new StoredSession(session.hash(), Optional.empty(), clock.getAsLong()));
        keep(
                seat.withCode(Optional.empty()).withSessions(sessions),
                seat.sessions().isEmpty() ? TableMessage.Kind.SAT_DOWN : TableMessage.Kind.DEVICE);
    }

    /** A link for another device of the player who is signed in by this session; it takes the place of one nobody has used. */
    public Reply linkDevice(int viewer, SecretHash session, Secret code) {
        return signedIn(viewer, session, seat -> {
            long expires = clock.getAsLong() + DEVICE_LINK_LASTS.toMillis();
            keep(seat.withCode(Optional.of(new StoredCode(code.hash(), expires))));
            return new Reply.Done(true);
        });
    }

    /** How many devices a seat is open on. */
    public int devices(int viewer) {
        return access.seat(viewer).map(seat -> seat.sessions().size()).orElse(0);
    }

    /**
     * Gives a browser another session. The one before stays good until the others are signed out: if this answer gets lost, the
     * player still has a way in.
     */
    public Reply renew(int viewer, SecretHash session, Secret next) {
        return signedIn(viewer, session, seat -> {
            if (seat.admits(next.hash())) {
                return new Reply.Taken(true);
            }
            Optional<SecretHash> code = seat.session(session).flatMap(StoredSession::code);
            List<StoredSession> sessions = new ArrayList<>(seat.sessions());
            while (sessions.size() >= MOST_DEVICES) {
                sessions.remove(sessions.getFirst().hash().equals(session) ? 1 : 0);
            }
            sessions.add(new StoredSession(next.hash(), code, clock.getAsLong()));
            keep(seat.withSessions(sessions));
            return new Reply.Done(true);
        });
    }

    /** Ends every other session of the seat, and a link that nobody has used yet. */
    public Reply signOutOthers(int viewer, SecretHash session) {
        Reply reply = signedIn(viewer, session, seat -> {
            StoredSeat alone = seat.withCode(Optional.empty())
                    .withSessions(seat.session(session).stream().toList());
            if (alone.equals(seat)) {
                return new Reply.Taken(true);
            }
            if (seat.sessions().size() > 1) {
                keep(alone, TableMessage.Kind.SIGNED_OUT);
            } else {
                keep(alone);
            }
            return new Reply.Done(true);
        });
        return certainly(reply);
    }

    /** Frees a seat: every session and every link of it ends, and a new link is made. All at the table are told. */
    public Reply free(int viewer, Secret code) {
        return certainly(writing.write(() -> {
            Optional<StoredSeat> seat = access.seat(viewer);
            if (seat.isEmpty()) {
                return new Reply.Refused("There is no such seat at this table.");
            }
            keep(StoredSeat.open(viewer, code.hash(), seat.get().player()), TableMessage.Kind.LINK);
            return new Reply.Done(true);
        }));
    }

    private interface Change {
        Reply of(StoredSeat seat) throws JournalProblem;
    }

    /** Looks again whether the session is good: it may have ended while this waited for its turn. */
    private Reply signedIn(int viewer, SecretHash session, Change change) {
        return writing.write(() -> {
            Optional<StoredSeat> seat = access.seat(viewer).filter(each -> each.admits(session));
            return seat.isPresent() ? change.of(seat.get()) : new Reply.Refused(SIGNED_OUT);
        });
    }

    private void keep(StoredSeat seat) throws JournalProblem {
        GameTable.kept(() -> store.admit(id, seat));
        changed(seat);
    }

    private void keep(StoredSeat seat, TableMessage.Kind told) throws JournalProblem {
        writer.consent().tell(seat.number(), told, seat.player(), message -> {
            writer.stream().keep(message, seat);
            changed(seat);
        });
    }

    private void changed(StoredSeat seat) {
        access.change(seat);
        writer.stands(seat);
    }

    /** If it is on the disk although nobody said so, what was to end has ended. */
    private Reply certainly(Reply reply) {
        if (reply instanceof Reply.NotKept) {
            writer.goOn();
        }
        return reply;
    }
}
