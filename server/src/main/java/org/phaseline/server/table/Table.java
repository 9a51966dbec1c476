package org.phaseline.server.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.OpenedJournal;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.TableId;
import org.phaseline.server.view.GameJson;
import org.phaseline.server.view.LogLine;
import org.phaseline.server.view.View;

/**
 * A table that is being played. One thread at a time rules on answers and waits until they are on the disk; only then does
 * anybody see where they led. Looking never waits for that.
 */
public final class Table {

    private final TableId id;
    private final String title;
    private final List<StoredSeat> secrets;
    private final Store store;
    private final Library library;
    private final LongSupplier clock;
    private final Signal changed = new Signal();
    private final ReentrantLock writing = new ReentrantLock(true);

    /** Only for who holds the lock. */
    private Playing playing;

    /** Whether the store may hold something this table does not know of, because a write ended otherwise than well. */
    private boolean doubtful;

    private volatile Moment now;

    Table(StoredTable stored, Store store, Library library, LongSupplier clock) throws JournalProblem {
        this(stored, store, library, clock, read(stored, store, library, clock));
    }

    Table(StoredTable stored, Store store, Library library, LongSupplier clock, Playing playing) {
        this.id = stored.id();
        this.title = stored.title();
        this.secrets = stored.seats();
        this.store = store;
        this.library = library;
        this.clock = clock;
        this.playing = playing;
        this.now = playing.moment();
    }

    private static Playing read(StoredTable stored, Store store, Library library, LongSupplier clock)
            throws JournalProblem {
        Journal journal = StoreJournal.read(stored);
        StoreJournal writer = new StoreJournal(store, stored, journal.check());
        Optional<SecretSeed> seed = stored.seed().map(SecretSeed::of);
        Playing playing = Playing.resumed(new OpenedJournal(writer, journal, seed, Optional.empty()), library);
        writer.playing(playing.game().umpire(), playing.game().position(), clock);
        return playing;
    }

    public TableId id() {
        return id;
    }

    public String title() {
        return title;
    }

    public Seats seats() {
        return playing.game().umpire().seats();
    }

    /** Whether the secret is the one for this seat, or for those who watch. */
    public boolean admits(int viewer, Secret secret) {
        return secrets.stream().anyMatch(seat -> seat.number() == viewer && secret.fits(seat.secretHash()));
    }

    /** Raised whenever somebody may see something new. */
    public Signal changed() {
        return changed;
    }

    public View view(int viewer) {
        return now.view(viewer);
    }

    public List<LogLine> log(int viewer, int from, int to) {
        return now.chronicle().lines(viewer, from, to);
    }

    /** What never changes, for this viewer. */
    public byte[] game(int viewer) {
        return GameJson.of(
                title,
                playing.game().umpire().rulebook(),
                seats(),
                playing.game().header().commitment(),
                viewer);
    }

    /** Rules on an answer and keeps it; comes back when it is on the disk. */
    public Reply answer(int seat, String decision, String choice, String note) {
        writing.lock();
        try {
            if (doubtful) {
                readAgain();
            }
            doubtful = true;
            Reply reply = playing.answer(seat, decision, choice, note);
            doubtful = false;
            if (reply instanceof Reply.Taken taken && !taken.again()) {
                show();
            }
            return reply;
        } catch (JournalProblem | StoreProblem problem) {
            return new Reply.NotKept(problem.getMessage() + " Try again in a moment; sending it twice does no harm.");
        } finally {
            writing.unlock();
        }
    }

    /** After a write that failed the disk alone knows whether it happened. */
    private void readAgain() throws JournalProblem, StoreProblem {
        StoredTable stored = store.table(id).orElseThrow(() -> new StoreProblem("The table is gone."));
        playing = read(stored, store, library, clock);
        doubtful = false;
        show();
    }

    private void show() {
        now = playing.moment();
        changed.raise();
    }
}
