package org.phaseline.server.table;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntPredicate;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.phaseline.journal.format.DiceShare;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.OpenedJournal;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.server.limit.Rate;
import org.phaseline.server.limit.RateLimiter;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.TableId;
import org.phaseline.session.AnswerLists;
import org.phaseline.session.ClockTime;
import org.phaseline.session.ConsentProtocol;
import org.phaseline.session.DiceRounds;
import org.phaseline.session.GameEndings;
import org.phaseline.session.GameSession;
import org.phaseline.session.LeftOutSteps;
import org.phaseline.session.Rematch;
import org.phaseline.session.Reply;
import org.phaseline.session.StandingAnswers;
import org.phaseline.session.TableMessage;

/**
 * Lets one at a time change a table, waits until that is on the disk, and only then has it shown. When a write ends otherwise than
 * well the disk alone knows whether it happened: then the table is read again before anything else.
 */
final class OneWriter {

    static final String NO_SEED = "This game can be viewed, but not continued: its secret dice seed is not on"
            + " this server. Whoever runs it can add the seed from a backup, with 'phaseline restore --key'.";

    /** A rulebook that asks again and again for ever is not answered for ever. */
    private static final int MOST_STANDING_ANSWERS = 100;

    private final TableId id;
    private final Store store;
    private final Library library;
    private final LongSupplier clock;
    private final ClockTime time;
    private final Rematching rematches;
    private final PublishedTable showing;
    private final SeatAccess access;
    private final DiceRounds rounds;
    private final ReentrantLock lock = new ReentrantLock(true);

    /** Changed only by who holds the lock. */
    private volatile Session session;

    /** Whether the store may hold something this table does not know of. */
    private boolean doubtful;

    /** Why the table is no longer there; from then on nothing is written. */
    private volatile @Nullable String ended;

    /** A session as it is written to, with what players do in it. */
    record Session(
            GameSession playing,
            TableStream stream,
            ConsentProtocol consent,
            GameEndings endings,
            StandingAnswers standing,
            Films films) {

        Session(GameSession playing, TableStream stream, Rematching rematches) {
            this(playing, stream, new ConsentProtocol(playing, () -> rematches.make(playing)));
        }

        private Session(GameSession playing, TableStream stream, ConsentProtocol consent) {
            this(
                    playing,
                    stream,
                    consent,
                    new GameEndings(playing, consent),
                    new StandingAnswers(playing),
                    new Films(playing));
        }
    }

    /** Makes the table for a rematch. */
    interface Rematching {
        Rematch make(GameSession played) throws JournalProblem;
    }

    OneWriter(
            TableId id,
            Store store,
            Library library,
            LongSupplier clock,
            ClockTime time,
            Rematching rematches,
            Session session,
            PublishedTable showing,
            SeatAccess access) {
        this.id = id;
        this.store = store;
        this.library = library;
        this.clock = clock;
        this.time = time;
        this.rematches = rematches;
        this.showing = showing;
        this.access = access;
        this.session = session;
        this.rounds = new DiceRounds(showing::here, showing::round);
        session.playing.share(rounds);
    }

    static Session read(StoredTable stored, Store store, Library library, LongSupplier clock, Rematching rematches)
            throws JournalProblem {
        Journal journal = TableStream.read(stored);
        TableStream stream = new TableStream(store, stored, journal.check());
        Optional<SecretSeed> seed = stored.seed().map(SecretSeed::of);
        GameSession playing = GameSession.resumed(
                new OpenedJournal(stream, journal, seed, Optional.empty()),
                TableStream.messages(stored),
                library::rulebook,
                NO_SEED,
                stream,
                sayingRate());
        stream.playing(playing.looks(), playing.game().position(), clock);
        return new Session(playing, stream, rematches);
    }

    /** How fast a seat may send messages, notes and names. */
    static IntPredicate sayingRate() {
        RateLimiter limiter = new RateLimiter(Rate.of(300, 3, Duration.ofSeconds(1)));
        return seat -> limiter.take(String.valueOf(seat));
    }

    GameSession playing() {
        return session.playing;
    }

    /** For what is written. */
    ConsentProtocol consent() {
        return session.consent;
    }

    /** For what is written. */
    StandingAnswers standing() {
        return session.standing;
    }

    /** For what is written. */
    GameEndings endings() {
        return session.endings;
    }

    /** For what is written. */
    AnswerLists lists() {
        return new AnswerLists(session.playing);
    }

    /** For what is written. */
    TableStream stream() {
        return session.stream;
    }

    /** How a seat stands from now on; it shows with what is shown next. */
    void stands(StoredSeat seat) {
        showing.stands(seat);
    }

    /** For what is looked up. */
    Film film(int viewer) {
        return session.films.of(session.playing, viewer);
    }

    /** One at a time; comes back when it is on the disk, or has not happened. */
    Reply write(ConsentProtocol.Act act) {
        lock.lock();
        try {
            String why = ended;
            if (why != null) {
                return new Reply.Refused(why);
            }
            certain();
            goOnIfItCan();
            reveal();
            doubtful = true;
            // Whose time is over answers too late.
            boolean expired = expire();
            Reply reply = act.on();
            boolean changed = reply instanceof Reply.Taken(boolean again) && !again
                    || reply instanceof Reply.Done
                    || reply instanceof Reply.Listed
                    || reply instanceof Reply.SharesWanted;
            if (changed || expired) {
                settleClocks();
            }
            doubtful = false;
            if (changed || expired) {
                showing.show(session.playing);
                giveStandingAnswers();
            }
            return reply;
        } catch (JournalProblem | StoreProblem problem) {
            return new Reply.NotKept(
                    problem.getMessage() + " Try again in a moment; if it was saved after all, it counts only once.");
        } finally {
            lock.unlock();
        }
    }

    /** A seat shows its share of a roll; whether all that was waited for is there now. */
    boolean show(int seat, String digest, DiceShare share) {
        return rounds.show(seat, digest, share);
    }

    /** Takes away what is kept of a table. */
    interface Deletion {
        void run() throws StoreProblem;
    }

    /** Nobody writes meanwhile, and nobody does any more when it is done. */
    void end(String sentence, Deletion deletion) throws StoreProblem {
        lock.lock();
        try {
            if (ended == null) {
                deletion.run();
                ended = sentence;
            }
        } finally {
            lock.unlock();
        }
    }

    Optional<String> ended() {
        return Optional.ofNullable(ended);
    }

    /** Something that is looked up in the game itself, which nobody changes meanwhile. */
    interface Look<T> {
        T at(GameSession playing) throws JournalProblem;
    }

    <T> T look(Look<T> look) throws StoreProblem {
        lock.lock();
        try {
            certain();
            return look.at(session.playing);
        } catch (JournalProblem problem) {
            throw new StoreProblem(String.valueOf(problem.getMessage()), problem);
        } finally {
            lock.unlock();
        }
    }

    /** Tells the seed of a game that is over, if that could not be written down at once. */
    void revealIfOver() {
        lock.lock();
        try {
            certain();
            reveal();
        } catch (JournalProblem | StoreProblem later) {
            // Whoever asks next tries again.
        } finally {
            lock.unlock();
        }
    }

    /** Whether the line is on the disk after all only the disk knows; reading the table again writes it if it is not. */
    private void reveal() throws JournalProblem, StoreProblem {
        if (session.playing.game().over()
                && !session.playing.game().revealed()
                && session.playing.game().stopped().isEmpty()) {
            readAgain();
        }
    }

    /** Does what was agreed with all who have no time left; whether there was anybody. */
    private boolean expire() throws JournalProblem {
        boolean any = false;
        while (session.endings.expireNext(time)) {
            any = true;
            settleClocks();
        }
        return any;
    }

    /** Writes down what the clocks show where one begins or stops to run; whether that was so. */
    private boolean settleClocks() throws JournalProblem {
        Optional<TableMessage> next = session.playing.nextClocks(time);
        if (next.isPresent()) {
            session.playing.clocksKept(next.get());
            session.stream.keepClocks(next.get(), session.playing.log().clocks().deadline());
        }
        return next.isPresent();
    }

    /** Goes on with what was left in between: clocks, and what players have said they always answer or leave out. */
    void goOn() {
        lock.lock();
        try {
            certain();
            doubtful = true;
            boolean expired = expire();
            boolean settled = settleClocks();
            doubtful = false;
            if (expired || settled) {
                showing.show(session.playing);
            }
            giveStandingAnswers();
        } catch (JournalProblem | StoreProblem later) {
            // Whoever answers next tries again to read it.
        } finally {
            lock.unlock();
        }
    }

    /** What came before stands and was seen, whatever becomes of this. */
    private void giveStandingAnswers() {
        try {
            boolean answered = true;
            for (int i = 0; answered && i < MOST_STANDING_ANSWERS; i++) {
                doubtful = true;
                answered = new LeftOutSteps(session.playing).leaveNext() || session.standing.answerNext();
                if (answered) {
                    settleClocks();
                }
                doubtful = false;
                if (answered) {
                    showing.show(session.playing);
                }
            }
            if (answered) {
                doubtful = true;
                session.standing.endAll();
                doubtful = false;
                showing.show(session.playing);
            }
        } catch (JournalProblem later) {
            // The store did not answer: the table is read again before anything else, and the question is still open.
        }
    }

    private void certain() throws JournalProblem, StoreProblem {
        String why = ended;
        if (why != null) {
            throw new StoreProblem(why);
        }
        if (doubtful) {
            readAgain();
        }
    }

    /** A seed that was missing may have been brought meanwhile, by somebody who restored it from a backup. */
    private void goOnIfItCan() throws JournalProblem, StoreProblem {
        if (session.playing.game().stopped().isPresent() && store.hasSeed(id)) {
            readAgain();
        }
    }

    private void readAgain() throws JournalProblem, StoreProblem {
        StoredTable stored = store.table(id).orElseThrow(() -> new StoreProblem("The table no longer exists."));
        Session again = read(stored, store, library, clock, rematches);
        again.playing.share(rounds);
        session = again;
        showing.called(stored.seats());
        access.changeTo(stored.seats());
        doubtful = false;
        showing.show(again.playing);
    }
}
