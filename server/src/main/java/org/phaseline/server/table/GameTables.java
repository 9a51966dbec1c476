package org.phaseline.server.table;

import java.io.ByteArrayOutputStream;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Game;
import org.phaseline.games.Games;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.NewGame;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.format.LineWriter;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.language.Loaded;
import org.phaseline.language.RulebookText;
import org.phaseline.server.limit.FairLimiter;
import org.phaseline.server.store.SecretHash;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredSession;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;
import org.phaseline.server.store.TableListing;
import org.phaseline.session.GameSession;
import org.phaseline.session.TableMessage;

/** All tables of a server: begun here, and fetched from the store when somebody comes back to one. */
public final class GameTables implements AutoCloseable {

    private static final int ID_BYTES = 9;
    private static final SecureRandom RANDOM = new SecureRandom();

    /** Tables that are fetched, which means that all their answers are ruled on again: so many at once, and so many wait. */
    private static final FairLimiter.Size FETCHING = new FairLimiter.Size(
            Math.max(1, Runtime.getRuntime().availableProcessors() / 2),
            Math.max(1, Runtime.getRuntime().availableProcessors() / 2),
            256,
            8_192,
            Duration.ofSeconds(15));

    private final Store store;
    private final Library library;
    private final LongSupplier clock;
    private final Supplier<SecretSeed> seeds;
    private final OpenTables open;
    private final BotThreads bots = new BotThreads();
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
        this.store = store;
        this.library = library;
        this.clock = clock;
        this.seeds = seeds;
        this.open = new OpenTables(clock, mostBytesOpen);
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
            GameTable table = open.add(new GameTable(stored.get(), store, library, clock, bots));
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

    /** Begins a game; it is on the disk before anybody gets a link to it. */
    public Created create(TableOrder order) throws StoreProblem {
        Optional<RulebookText> found =
                order.own().or(() -> Games.find(order.game()).map(Games::text));
        if (found.isEmpty()) {
            return new Created.Refused("There is no game '" + order.game() + "'.");
        }
        RulebookText text = found.get();
        Optional<String> unknown = unknown(order, library.load(text, "", List.of(), List.of()));
        if (unknown.isPresent()) {
            return new Created.Refused(unknown.get());
        }
        Loaded loaded = library.load(text, order.scenario(), order.on(), order.off());
        Optional<CompiledRulebook> rulebook = loaded.rulebook();
        if (rulebook.isEmpty()) {
            return new Created.Refused(
                    "This cannot be played: " + loaded.firstError().orElseThrow() + ".");
        }
        Seating seating = Seating.of(order.chairs(), rulebook.get().outline().parties());
        if (seating.problem().isPresent()) {
            return new Created.Refused(seating.problem().get());
        }
        NewGame start = NewGame.rolledByTheUmpire(
                        text, order.scenario(), order.on(), order.off(), rulebook.get(), seating.seats(), seeds.get())
                .with(order.dice());
        return begin(start, title(order, loaded), seating);
    }

    private static Optional<String> unknown(TableOrder order, Loaded loaded) {
        List<String> scenarios =
                loaded.scenarios().stream().map(Loaded.ScenarioInfo::name).toList();
        if (!order.scenario().isEmpty() && !scenarios.contains(order.scenario())) {
            return Optional.of("This game has no scenario '" + order.scenario() + "'.");
        }
        List<String> options =
                loaded.options().stream().map(Loaded.OptionInfo::name).toList();
        List<String> named = new ArrayList<>(order.on());
        named.addAll(order.off());
        return named.stream()
                .filter(option -> !options.contains(option))
                .findFirst()
                .map(option -> "This game has no option '" + option + "'.");
    }

    private static String title(TableOrder order, Loaded loaded) {
        return loaded.scenarios().stream()
                .filter(info -> order.scenario().isEmpty() || info.name().equals(order.scenario()))
                .findFirst()
                .map(info -> loaded.title() + ", " + info.title())
                .orElse(loaded.title());
    }

    private Created begin(NewGame start, String title, Seating seating) throws StoreProblem {
        List<Created.Chair> chairs = new ArrayList<>();
        List<StoredSeat> seats = new ArrayList<>();
        for (int i = 0; i < start.seats().all().size(); i++) {
            Secret code = Secret.fresh();
            chairs.add(new Created.Chair(
                    i, start.seats().get(i).name(), code, seating.bots().get(i)));
            seats.add(StoredSeat.open(i, code.hash(), seating.players().get(i)));
        }
        Secret watching = Secret.fresh();
        seats.add(StoredSeat.open(StoredSeat.WATCHING, watching.hash(), ""));
        Secret owner = Secret.fresh();
        Secret session = Secret.fresh();
        seats.add(StoredSeat.open(StoredSeat.OWNER, owner.hash(), "")
                .withSessions(List.of(new StoredSession(session.hash(), Optional.empty(), clock.getAsLong()))));
        List<TableMessage> messages = new ArrayList<>(GameSession.handedOverAtTheBeginning(seating.bots()));
        if (!messages.isEmpty()) {
            TableWeights.of(start.text(), start.rulebook().outline().title())
                    .trouble()
                    .ifPresent(sentence -> messages.add(GameSession.remarkAtTheBeginning(sentence)));
        }
        AtomicReference<StoredTable> kept = new AtomicReference<>();
        AtomicReference<TableStream> journal = new AtomicReference<>();
        try {
            JournaledGame game = JournaledGame.begin(start, (header, began, first, seed) -> {
                StoredTable table = stored(header, began, first, seed, title, seats, messages);
                kept.set(table);
                TableStream lines = keep(table);
                journal.set(lines);
                return lines;
            });
            StoredTable stored = Objects.requireNonNull(kept.get());
            TableStream stream = Objects.requireNonNull(journal.get());
            GameSession playing = GameSession.begun(game, stream, OneWriter.sayingRate(), messages);
            stream.playing(playing.looks(), game.position(), clock);
            GameTable table =
                    new GameTable(stored, store, library, clock, bots, new OneWriter.Session(playing, stream));
            open.add(table);
            table.goOn();
            return new Created.Made(table, chairs, watching, owner, session);
        } catch (JournalProblem problem) {
            if (kept.get() == null) {
                // It came to no first question, so there was nothing to keep yet.
                return new Created.Refused(String.valueOf(problem.getMessage()));
            }
            throw new StoreProblem(String.valueOf(problem.getMessage()), problem);
        }
    }

    private StoredTable stored(
            Header header,
            Event.Began began,
            Game game,
            Optional<SecretSeed> seed,
            String title,
            List<StoredSeat> seats,
            List<TableMessage> messages) {
        long now = clock.getAsLong();
        LineWriter.Sealed first = LineWriter.header(header);
        LineWriter.Sealed second = LineWriter.event(began, first.check());
        return new StoredTable(
                freshId(),
                title,
                now,
                seed.map(SecretSeed::bytes),
                seats,
                List.of(first.bytes(), second.bytes()),
                messages.stream().map(TableMessage::bytes).toList(),
                Summaries.first(game.umpire(), game.position(), now));
    }

    private TableStream keep(StoredTable table) throws JournalProblem {
        try {
            store.create(table);
            String check = TableStream.read(table).check();
            return new TableStream(store, table, check);
        } catch (StoreProblem problem) {
            throw new JournalProblem(problem.sentence(), problem);
        }
    }

    /** Lets no bot move any more. */
    @Override
    public void close() {
        bots.close();
    }

    private static TableId freshId() {
        byte[] bytes = new byte[ID_BYTES];
        RANDOM.nextBytes(bytes);
        return new TableId(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }
}
