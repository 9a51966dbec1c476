package org.phaseline.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiFunction;
import java.util.function.LongSupplier;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.journal.RollProof;
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
import org.phaseline.server.view.SightingJson;
import org.phaseline.server.view.View;

/**
 * A table that is being played. One thread at a time rules on answers and waits until they are on the disk; only then does
 * anybody see where they led. Looking never waits for that.
 */
public final class Table {

    private static final int LONGEST_NAME = 40;

    /** A rulebook that asks again and again for ever is not answered for ever. */
    private static final int MOST_STANDING_ANSWERS = 100;

    private final TableId id;
    private final String title;
    private final AtomicIntegerArray keys;
    private volatile List<StoredSeat> secrets;
    private final Store store;
    private final Library library;
    private final LongSupplier clock;
    private final Signal changed = new Signal();
    private final ReentrantLock writing = new ReentrantLock(true);

    /** Only for who holds the lock. */
    private Playing playing;

    private Parley parley;

    private StandingAnswers standing;

    /** Whether the store may hold something this table does not know of, because a write ended otherwise than well. */
    private boolean doubtful;

    private final Gathering gathering;

    /** Swapped by whoever writes, and by whoever comes or goes meanwhile, one at a time. */
    private volatile Moment now;

    private final ReentrantLock showing = new ReentrantLock();

    Table(StoredTable stored, Store store, Library library, LongSupplier clock) throws JournalProblem {
        this(stored, store, library, clock, read(stored, store, library, clock));
    }

    Table(StoredTable stored, Store store, Library library, LongSupplier clock, Playing playing) {
        this.id = stored.id();
        this.title = stored.title();
        this.secrets = stored.seats();
        this.keys = new AtomicIntegerArray(stored.seats().size());
        this.store = store;
        this.library = library;
        this.clock = clock;
        this.playing = playing;
        this.parley = new Parley(playing, this::keep);
        this.standing = new StandingAnswers(playing, parley);
        this.gathering = new Gathering(playing.seats().all().size(), stored.seats());
        this.now = moment(new Scene(playing.game().umpire(), playing.game().position()));
    }

    private static Playing read(StoredTable stored, Store store, Library library, LongSupplier clock)
            throws JournalProblem {
        Journal journal = StoreJournal.read(stored);
        StoreJournal writer = new StoreJournal(store, stored, journal.check());
        Optional<SecretSeed> seed = stored.seed().map(SecretSeed::of);
        List<Said> talk = new ArrayList<>();
        for (byte[] record : stored.talk()) {
            talk.add(Said.read(record));
        }
        Playing playing = Playing.resumed(new OpenedJournal(writer, journal, seed, Optional.empty()), talk, library);
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
        return playing.seats();
    }

    /** Whether the secret is the one for this seat, or for those who watch. */
    public boolean admits(int viewer, Secret secret) {
        return secrets.stream().anyMatch(seat -> seat.number() == viewer && secret.fits(seat.secretHash()));
    }

    /** How often this seat has got another secret; who was let in before the last time is to be let in anew. */
    public int keys(int viewer) {
        for (int i = 0; i < keys.length(); i++) {
            if (secrets.get(i).number() == viewer) {
                return keys.get(i);
            }
        }
        return 0;
    }

    /** Gives a seat another secret. From then on the one before opens nothing, and lines it had opened end. */
    public Secret rekey(int viewer) throws StoreProblem {
        Secret secret = Secret.fresh();
        writing.lock();
        try {
            List<StoredSeat> changedSeats = new ArrayList<>(secrets);
            for (int i = 0; i < changedSeats.size(); i++) {
                StoredSeat seat = changedSeats.get(i);
                if (seat.number() == viewer) {
                    store.rekey(id, viewer, secret.hash());
                    changedSeats.set(i, new StoredSeat(viewer, secret.hash(), seat.player()));
                    secrets = List.copyOf(changedSeats);
                    keys.incrementAndGet(i);
                }
            }
        } finally {
            writing.unlock();
        }
        changed.raise();
        return secret;
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

    /** What the choices of a decision would do, or one of them; nothing when it is not asked of this seat. */
    public Optional<byte[]> preview(int seat, String decision, Optional<String> choice) {
        if (seat < 0) {
            return Optional.empty();
        }
        Trial trial = new Trial(now.scene(), seat);
        return choice.isPresent() ? trial.of(decision, choice.get()) : trial.of(decision);
    }

    /** How many different views somebody has had of the game as it stands. */
    public int film(int viewer) throws StoreProblem {
        return film(viewer, (film, then) -> film.moments());
    }

    /** One of them, unless the game has been taken back behind it meanwhile. */
    public Optional<Past> film(int viewer, int moment) throws StoreProblem {
        return film(viewer, (film, then) -> {
            if (moment >= film.moments()) {
                return Optional.empty();
            }
            int answers = film.answers(moment);
            Position position = then.game().game().at(answers);
            return Optional.of(new Past(
                    then.minutes().marks().lines(answers, viewer),
                    SightingJson.of(Scene.sighting(then.game().umpire(), position, viewer))));
        });
    }

    private <T> T film(int viewer, BiFunction<Film, Playing, T> look) throws StoreProblem {
        while (true) {
            Film film;
            int from;
            List<Position> stretch;
            Umpire umpire;
            writing.lock();
            try {
                certain();
                film = playing.film(viewer);
                from = film.looked();
                int all = playing.game().game().answers() + 1;
                if (from == all) {
                    return look.apply(film, playing);
                }
                umpire = playing.game().umpire();
                stretch = playing.game().game().stretch(from, Math.min(all, from + Film.STRETCH));
            } catch (JournalProblem problem) {
                throw new StoreProblem(String.valueOf(problem.getMessage()), problem);
            } finally {
                writing.unlock();
            }
            film.look(umpire, from, stretch);
        }
    }

    /** Rules on an answer and keeps it; comes back when it is on the disk. */
    public Reply answer(int seat, String decision, String choice, String note) {
        return write(() -> playing.answer(seat, decision, choice, note));
    }

    /** Halts the sequence by hand; once for the same id, if it has one. */
    public Reply raise(int seat, String id, String digression, String note) {
        return write(() -> parley.raise(seat, id, digression, note));
    }

    /** Takes back the last answer of a seat, or asks the others whether they agree. */
    public Reply back(int seat, String id) {
        return write(() -> parley.back(seat, id, now.scene().seenBy(seat).chosenUnseen()));
    }

    /** Puts something right when all others agree. */
    public Reply correct(int seat, String id, Correction correction) {
        return write(() -> parley.correct(seat, id, correction));
    }

    /** Answers, and until the game turn ends always the same where that step asks this seat again. */
    public Reply stand(int seat, String decision, String choice) {
        return write(() -> standing.begin(seat, decision, choice));
    }

    /** Wants to be asked again in a step. */
    public Reply stop(int seat, int step) {
        return write(() -> standing.end(seat, step));
    }

    /** Says something to everybody. */
    public Reply say(int seat, String id, String text) {
        return write(() -> parley.say(seat, Said.Kind.CHAT, id, text));
    }

    /** Keeps a note that nobody else reads. */
    public Reply keep(int seat, String id, String text) {
        return write(() -> parley.say(seat, Said.Kind.NOTE, id, text));
    }

    public Reply agree(int seat, String ask) {
        return write(() -> parley.agree(seat, ask));
    }

    public Reply refuse(int seat, String ask) {
        return write(() -> parley.refuse(seat, ask));
    }

    public Reply withdraw(int seat, String ask) {
        return write(() -> parley.withdraw(seat, ask));
    }

    /** What the others call the player on a seat. */
    public Reply name(int seat, String player) {
        String name = player.strip();
        if (name.length() > LONGEST_NAME || !Seating.isOneLine(name)) {
            return new Reply.Refused("A name has at most " + LONGEST_NAME + " characters, all on one line.");
        }
        return write(() -> {
            store.name(id, seat, name);
            gathering.called(seat, name);
            return new Reply.Done(true);
        });
    }

    /** Adds to the dice what a player's browser made up, unless this seat has added something before. */
    public Reply addToDice(int seat, byte[] bytes) {
        return write(() -> playing.addToDice(seat, bytes));
    }

    /** How a roll can be computed again; nothing when there is none with this number that this one may know of. */
    public Optional<byte[]> proof(int viewer, String roll) throws StoreProblem {
        Moment then = now;
        Optional<LogLine> line = then
                .chronicle()
                .lines(viewer, 0, then.view(viewer).lines())
                .stream()
                .filter(each ->
                        each.dice().filter(dice -> dice.roll().equals(roll)).isPresent())
                .findFirst();
        if (line.isEmpty()) {
            return Optional.empty();
        }
        try {
            Journal journal = StoreJournal.read(store.table(id).orElseThrow());
            return RollProof.of(journal, roll).map(proof -> Proof.of(line.get(), proof, journal));
        } catch (JournalProblem problem) {
            throw new StoreProblem(String.valueOf(problem.getMessage()), problem);
        }
    }

    private void keep(int number, byte[] record) throws StoreProblem {
        store.say(id, number, record);
    }

    /** One at a time; comes back when it is on the disk, or has not happened. */
    private Reply write(Parley.Act act) {
        writing.lock();
        try {
            certain();
            doubtful = true;
            Reply reply = act.on();
            doubtful = false;
            if (reply instanceof Reply.Taken(boolean again) && !again || reply instanceof Reply.Done) {
                show();
                giveStandingAnswers();
            }
            return reply;
        } catch (JournalProblem | StoreProblem problem) {
            return new Reply.NotKept(problem.getMessage() + " Try again in a moment; sending it twice does no harm.");
        } finally {
            writing.unlock();
        }
    }

    /** Goes on with what players have said they always answer; also when a table is read again that was left in between. */
    void goOn() {
        writing.lock();
        try {
            certain();
            giveStandingAnswers();
        } catch (JournalProblem | StoreProblem later) {
            // Whoever answers next tries again to read it.
        } finally {
            writing.unlock();
        }
    }

    /** What came before stands and was seen, whatever becomes of this. */
    private void giveStandingAnswers() {
        try {
            boolean answered = true;
            for (int i = 0; answered && i < MOST_STANDING_ANSWERS; i++) {
                doubtful = true;
                answered = standing.answerNext();
                doubtful = false;
                if (answered) {
                    show();
                }
            }
            if (answered) {
                doubtful = true;
                standing.endAll();
                doubtful = false;
                show();
            }
        } catch (JournalProblem | StoreProblem later) {
            // The store did not answer: the table is read again before anything else, and the question is still open.
        }
    }

    private void certain() throws JournalProblem, StoreProblem {
        if (doubtful) {
            readAgain();
        }
    }

    /** After a write that failed the disk alone knows whether it happened. */
    private void readAgain() throws JournalProblem, StoreProblem {
        StoredTable stored = store.table(id).orElseThrow(() -> new StoreProblem("The table is gone."));
        playing = read(stored, store, library, clock);
        parley = new Parley(playing, this::keep);
        standing = new StandingAnswers(playing, parley);
        gathering.called(stored.seats());
        doubtful = false;
        show();
    }

    private void show() {
        showing.lock();
        try {
            // What was only said leaves the position, and what everybody sees of it, as they are.
            now = moment(
                    now.scene().position() == playing.game().position()
                            ? now.scene()
                            : new Scene(playing.game().umpire(), playing.game().position()));
        } finally {
            showing.unlock();
        }
        changed.raise();
    }

    private Moment moment(Scene scene) {
        return new Moment(scene, playing.minutes().chronicle(), playing.desks(gathering.company()));
    }

    /** A browser of somebody looks on from now on. */
    public void comes(int viewer) {
        if (viewer >= 0 && gathering.comes(viewer)) {
            showCompany();
        }
    }

    /** It does no longer. */
    public void goes(int viewer) {
        if (viewer >= 0 && gathering.goes(viewer)) {
            showCompany();
        }
    }

    boolean isHere(int seat) {
        return (gathering.company().here() >>> seat & 1) != 0;
    }

    private void showCompany() {
        showing.lock();
        try {
            now = now.with(gathering.company());
        } finally {
            showing.unlock();
        }
        changed.raise();
    }
}
