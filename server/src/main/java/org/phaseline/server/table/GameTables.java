package org.phaseline.server.table;

import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.server.limit.FairLimiter;
import org.phaseline.server.store.SecretHash;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;
import org.phaseline.server.store.TableListing;
import org.phaseline.session.ClockTime;

/** All tables of a server: begun here, and fetched from the store when somebody comes back to one. */
public final class GameTables implements AutoCloseable {

    /** Tables that are fetched, which means that all their answers are ruled on again: so many at once, and so many wait. */
    private static final FairLimiter.Size FETCHING = new FairLimiter.Size(
            Math.max(1, Runtime.getRuntime().availableProcessors() / 2),
            Math.max(1, Runtime.getRuntime().availableProcessors() / 2),
            256,
            8_192,
            Duration.ofSeconds(15));

    private final Store store;
    private final LongSupplier clock;
    private final OpenTables open;
    private final BotThreads bots = new BotThreads();
    private final ClockTime time;
    private final GameTable.House house;
    private final PublicTables offers;
    private final DueTables due;
    private final TableCreation creation;
    private final FairLimiter fetching = new FairLimiter(FETCHING);

    /** Those that were deleted since the start, so that nobody takes up one that was read just before. */
    private final Set<TableId> deleted = ConcurrentHashMap.newKeySet();

    private volatile Upkeep upkeep = Upkeep.USUAL;
    private volatile StorageQuota quota;

    public GameTables(Store store, Library library) {
        this(store, library, System::currentTimeMillis, SecretSeed::fresh);
    }

    /** With a clock and seeds of one's own, for tests. */
    public GameTables(Store store, Library library, LongSupplier clock, Supplier<SecretSeed> seeds) {
        this(store, library, clock, seeds, Runtime.getRuntime().maxMemory() / 4);
    }

    GameTables(Store store, Library library, LongSupplier clock, Supplier<SecretSeed> seeds, long mostBytesOpen) {
        this(store, library, clock, seeds, mostBytesOpen, ClockTime.NONE);
    }

    /** With a time for clocks. */
    public GameTables(Store store, Library library, ClockTime time) {
        this(
                store,
                library,
                System::currentTimeMillis,
                SecretSeed::fresh,
                Runtime.getRuntime().maxMemory() / 4,
                time);
    }

    GameTables(
            Store store,
            Library library,
            LongSupplier clock,
            Supplier<SecretSeed> seeds,
            long mostBytesOpen,
            ClockTime time) {
        this.time = time;
        this.offers = new PublicTables(store, clock);
        this.house = new GameTable.House(store, library, clock, time, bots, new Rematches(this, library));
        this.store = store;
        this.clock = clock;
        this.open = new OpenTables(clock, mostBytesOpen);
        this.due = new DueTables(store, time);
        this.creation = new TableCreation(house, seeds, open, offers, due);
        this.quota = new StorageQuota(store, upkeep, System::nanoTime);
    }

    /** How the store is kept from filling up; before the first visitor comes. */
    public void keepUp(Upkeep wanted) {
        upkeep = wanted;
        quota = new StorageQuota(store, wanted, System::nanoTime);
    }

    /** Whether there is space for new tables. */
    public StorageQuota.Status storage() {
        return quota.status();
    }

    /** When a table that stands like this will be deleted, in milliseconds, if it will be. */
    public OptionalLong deletedAt(Summary summary) {
        Optional<Duration> keep = upkeep.keep();
        return summary.over() && keep.isPresent()
                ? OptionalLong.of(summary.updated() + keep.get().toMillis())
                : OptionalLong.empty();
    }

    List<TableId> finishedFor(Duration time) throws StoreProblem {
        return store.finishedBefore(clock.getAsLong() - time.toMillis());
    }

    /**
     * Takes a table away for good. Whoever sits at it is told why by a sentence, and whatever still comes for it is refused with that.
     */
    public void delete(TableId id, String sentence) throws StoreProblem {
        deleted.add(id);
        boolean done = false;
        try {
            Optional<GameTable> there = open.get(id);
            if (there.isPresent()) {
                there.get().end(sentence, () -> store.delete(List.of(id)));
            } else {
                store.delete(List.of(id));
            }
            done = true;
        } finally {
            if (!done) {
                deleted.remove(id);
            }
        }
        open.remove(id);
    }

    /**
     * The table, if the secret opens this seat. Of one that is not in memory the seats alone are looked at first: who has only guessed
     * has no journal read.
     *
     * @param from who asks; they take turns where it takes long
     */
    public Optional<GameTable> find(TableId id, int viewer, SecretHash session, String from) throws StoreProblem {
        Optional<GameTable> there = open.get(id);
        if (there.isPresent()) {
            return there.filter(table -> table.admits(viewer, session));
        }
        if (viewer == StoredSeat.WATCHING && store.isShared(id)) {
            return fetch(id, from);
        }
        boolean admitted = store.glance(id).stream()
                .flatMap(glance -> glance.seats().stream())
                .anyMatch(seat -> seat.number() == viewer && seat.admits(session));
        return admitted ? fetch(id, from) : Optional.empty();
    }

    /** The table, for whoever was found to have something that opens it. */
    public Optional<GameTable> fetch(TableId id, String from) throws StoreProblem {
        try {
            return fetching.run(from, () -> find(id));
        } catch (FairLimiter.Busy busy) {
            throw new StoreProblem("Too many tables are being loaded at the moment; try again shortly.");
        }
    }

    public Optional<GameTable> find(TableId id) throws StoreProblem {
        if (deleted.contains(id)) {
            return Optional.empty();
        }
        Optional<GameTable> there = open.get(id);
        if (there.isPresent()) {
            return there;
        }
        Optional<StoredTable> stored = store.table(id);
        if (stored.isEmpty()) {
            return Optional.empty();
        }
        try {
            GameTable read = new GameTable(stored.get(), house);
            read.openToWatchers(store.isShared(id));
            GameTable table = open.add(read);
            due.opened(table.clocks());
            if (deleted.contains(id)) {
                open.remove(id);
                return Optional.empty();
            }
            table.goOn();
            return Optional.of(table);
        } catch (JournalProblem problem) {
            throw new StoreProblem("The table cannot be loaded: " + problem.getMessage(), problem);
        }
    }

    /** Whether anybody may join a table, from the store alone. */
    public boolean isOpenToAll(TableId id) throws StoreProblem {
        return store.isOffered(id);
    }

    /** Those that anybody may join. */
    public PublicTables offers() {
        return offers;
    }

    /** Lets anybody look at a finished game who knows where it is, or nobody any more. */
    public void share(TableId id, boolean shared) throws StoreProblem {
        store.share(id, shared, clock.getAsLong());
    }

    public boolean isShared(TableId id) throws StoreProblem {
        return store.isShared(id);
    }

    /** Those at which somebody may have no time left. */
    DueTables due() {
        return due;
    }

    /** For who makes one. */
    TableCreation creation() {
        return creation;
    }

    /** Begins a game; it is on the disk before anybody gets a link to it. */
    public Created create(TableOrder order) throws StoreProblem {
        return creation.create(order);
    }

    /** The time the clocks run by. */
    public ClockTime time() {
        return time;
    }

    /** How a table stands, from the store alone. */
    public Optional<TableListing> glance(TableId id) throws StoreProblem {
        return store.glance(id);
    }

    /** Whether somebody has the page of a seat open just now. */
    public boolean isHere(TableId id, int seat) {
        return open.get(id).filter(table -> table.isHere(seat)).isPresent();
    }

    /** The journal of a table as a file would hold it. */
    public byte[] journal(TableId id) throws StoreProblem {
        open.get(id).ifPresent(GameTable::revealIfOver);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        store.table(id)
                .orElseThrow(() -> new StoreProblem("The table no longer exists."))
                .lines()
                .forEach(bytes::writeBytes);
        return bytes.toByteArray();
    }

    /** Lets no bot move any more. */
    @Override
    public void close() {
        bots.close();
    }
}
