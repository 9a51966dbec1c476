package org.phaseline.server.table;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredSession;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.TableId;
import org.phaseline.session.ClockRules;
import org.phaseline.session.GameSession;
import org.phaseline.session.OpeningMessages;
import org.phaseline.session.TableMessage;

/** Begins games: from an order to a table that is on the disk, with a code for each seat. */
final class TableCreation {

    private static final int ID_BYTES = 9;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final GameTable.House house;
    private final Store store;
    private final Library library;
    private final LongSupplier clock;
    private final Supplier<SecretSeed> seeds;
    private final OpenTables open;
    private final PublicTables offers;
    private final DueTables due;

    TableCreation(
            GameTable.House house, Supplier<SecretSeed> seeds, OpenTables open, PublicTables offers, DueTables due) {
        this.house = house;
        this.store = house.store();
        this.library = house.library();
        this.clock = house.clock();
        this.seeds = seeds;
        this.open = open;
        this.offers = offers;
        this.due = due;
    }

    /** Begins a game; it is on the disk before anybody gets a link to it. */
    Created create(TableOrder order) throws StoreProblem {
        Optional<RulebookText> found =
                order.own().or(() -> Games.find(order.game()).map(Games::text));
        if (found.isEmpty()) {
            return new Created.Refused("There is no game '" + order.game() + "'.");
        }
        RulebookText text = found.get();
        Optional<String> unknown = OrderWords.unknown(order, library.load(text, "", List.of(), List.of()));
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
        Optional<String> noClock = order.clocks().problem();
        if (noClock.isPresent()) {
            return new Created.Refused(noClock.get());
        }
        Created created = begin(start, OrderWords.title(order, loaded), seating, order.clocks());
        if (order.open() && created instanceof Created.Made made) {
            offers.open(made.table());
        }
        return created;
    }

    Created begin(NewGame start, String title, Seating seating, ClockRules rules) throws StoreProblem {
        due.opened(rules);
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
        List<TableMessage> messages = new ArrayList<>(OpeningMessages.handedOver(seating.bots()));
        if (!messages.isEmpty()) {
            TableWeights.of(start.text(), start.rulebook().outline().title())
                    .trouble()
                    .ifPresent(sentence -> messages.add(OpeningMessages.remark(sentence)));
        }
        if (!rules.equals(ClockRules.NONE)) {
            messages.add(OpeningMessages.pace(rules));
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
                    new GameTable(stored, house, new OneWriter.Session(playing, stream, house.rematching(stored.id())));
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

    private static TableId freshId() {
        byte[] bytes = new byte[ID_BYTES];
        RANDOM.nextBytes(bytes);
        return new TableId(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }
}
