package org.phaseline.journal;

import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.Game;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.journal.format.AnswerDigest;
import org.phaseline.journal.format.DiceProtocol;
import org.phaseline.journal.format.DiceShare;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.FileJournal;
import org.phaseline.journal.store.JournalWriter;
import org.phaseline.journal.store.MemoryJournal;
import org.phaseline.journal.store.OpenedJournal;
import org.phaseline.journal.store.SecretSeed;

/**
 * A game and its journal. Whatever is accepted was written down for good before; what could not be written did not happen.
 * Not thread-safe.
 */
public final class JournaledGame implements AutoCloseable {

    private static final int NOBODY = -1;

    private final Header header;
    private final Game game;
    private final AnswerEvents events;
    private final TableDice dice;
    private final JournalWriter writer;
    private final Optional<SecretSeed> seed;
    private final List<Report> opening;
    private final Optional<String> notice;

    /** Why it cannot go on, though it can be looked at. */
    private final Optional<String> stopped;

    private boolean revealed;

    JournaledGame(
            Header header,
            Game game,
            TableDice dice,
            JournalWriter writer,
            Optional<SecretSeed> seed,
            List<Report> opening,
            Optional<String> notice,
            boolean revealed,
            Optional<String> stopped) {
        this.header = header;
        this.game = game;
        this.events = new AnswerEvents(game);
        this.dice = dice;
        this.writer = writer;
        this.seed = seed;
        this.opening = opening;
        this.notice = notice;
        this.revealed = revealed;
        this.stopped = stopped;
    }

    /** Begins a game in a new file. */
    public static JournaledGame create(Path file, NewGame start) throws JournalProblem {
        return begin(start, (header, began, game, seed) -> FileJournal.create(file, header, began, seed));
    }

    /** Begins a game that is kept only as long as this object is. */
    public static JournaledGame inMemory(NewGame start) throws JournalProblem {
        return begin(start, (header, began, game, seed) -> new MemoryJournal(header, began));
    }

    /** Begins a game that is kept wherever the keeper keeps it. */
    public static JournaledGame begin(NewGame start, Keeper keeper) throws JournalProblem {
        Opening opening = Opening.of(start);
        return opening.keptBy(keeper.keep(opening.header(), opening.event(), opening.game(), start.seed()));
    }

    /** Goes on where a journal was left, with the rulebook it carries. */
    public static JournaledGame resume(Path file) throws JournalProblem {
        return resume(file, Compiled::from);
    }

    public static JournaledGame resume(Path file, RulebookSource source) throws JournalProblem {
        return resume(FileJournal.open(file), source, umpire -> Watcher.NOBODY);
    }

    /** Goes on with a journal that was opened, while somebody looks on at what is played again. */
    public static JournaledGame resume(OpenedJournal opened, RulebookSource source, Function<Umpire, Watcher> watcher)
            throws JournalProblem {
        return orClose(opened, () -> Resumption.resume(opened, source, watcher));
    }

    /**
     * The same, but a game whose secret seed is missing can be looked at: it refuses whatever would change it.
     *
     * @param stopped the sentence it does that with
     */
    public static JournaledGame resumeOrLook(
            OpenedJournal opened, RulebookSource source, Function<Umpire, Watcher> watcher, String stopped)
            throws JournalProblem {
        return orClose(opened, () -> Resumption.resumeOrLook(opened, source, watcher, stopped));
    }

    private interface Resuming {
        JournaledGame resume() throws JournalProblem;
    }

    private static JournaledGame orClose(OpenedJournal opened, Resuming resuming) throws JournalProblem {
        boolean done = false;
        try {
            JournaledGame game = resuming.resume();
            done = true;
            return game;
        } finally {
            if (!done) {
                opened.writer().close();
            }
        }
    }

    /** Rules on an answer, and keeps it if it is accepted. */
    public Ruling answer(Answer answer) throws JournalProblem {
        return answer(answer, events.word(answer));
    }

    /** The same for who has looked up the word of what is picked. */
    public Ruling answer(Answer.Pick pick, LegalChoice choice) throws JournalProblem {
        return answer((Answer) pick, pick.item() == choice.item() ? choice.word() : events.word(pick));
    }

    private Ruling answer(Answer answer, String word) throws JournalProblem {
        if (stopped.isPresent()) {
            return new Ruling.Refused(stopped.get());
        }
        Optional<String> unwritable = AnswerEvents.whyNotWritable(answer);
        if (unwritable.isPresent()) {
            return new Ruling.Refused(unwritable.get());
        }
        Ruling ruling = game.propose(answer, dice.next(events.of(answer, word)));
        if (ruling instanceof Ruling.Accepted accepted) {
            writer.append(events.of(answer, word, accepted), accepted.position());
            dice.answered();
            game.accept(answer, accepted);
            revealIfOver();
        }
        return ruling;
    }

    // ---- dice shared by the roll

    /**
     * What the seats have to share before an answer can be ruled on, by its digest; nothing where it is refused, throws no dice,
     * or throws them where not everybody may know of it: asking for shares would tell.
     */
    public Optional<String> wantsShares(Answer answer) {
        if (header.protocol() != DiceProtocol.SHARED) {
            return Optional.empty();
        }
        Event event = events.of(answer, events.word(answer));
        return dice.shares(event).isEmpty() && umpire().throwsOpenDice(position(), answer)
                ? AnswerDigest.of(event)
                : Optional.empty();
    }

    /** Whether a seat has published the end of a chain, and so can share in rolls. */
    public boolean sharesDice(int seat) {
        return dice.shares(seat);
    }

    /** The number of the share of a seat that was used last, 0 for none. */
    public int sharesUsed(int seat) {
        return dice.sharesUsed(seat);
    }

    /** Why this is not one of a seat's next shares. */
    public Optional<String> whyNotShare(DiceShare share) {
        return Optional.ofNullable(dice.whyNotShare(share));
    }

    /** Whether this is a share of a seat that is no longer wanted, because it or a later one has been used. */
    public boolean isPast(DiceShare share) {
        return dice.isPast(share);
    }

    /** Keeps what the present seats share for the answer with this digest, in the order of the seats; it counts for no other. */
    public Ruling share(String digest, List<DiceShare> shares) throws JournalProblem {
        Event.Shared event = new Event.Shared(digest, shares);
        String wrong = dice.whyNotShare(event);
        if (wrong != null) {
            return new Ruling.Refused(wrong);
        }
        writer.append(event, position());
        dice.share(event);
        return new Ruling.Accepted(position(), List.of(), false);
    }

    /** Puts something right that the table has agreed on; {@code seat} is who asked for it. Counts as an answer. */
    public Ruling correct(int seat, Correction correction) throws JournalProblem {
        return answer(new Answer.Correct(correction, seat, ""));
    }

    /** Goes back to where only the first so many answers stand. A game that is over is over: its seed is known. */
    public Ruling takeBack(int answers) throws JournalProblem {
        return takeBack(answers, NOBODY);
    }

    /** The same, asked for by a seat. */
    public Ruling takeBack(int answers, int seat) throws JournalProblem {
        if (stopped.isPresent()) {
            return new Ruling.Refused(stopped.get());
        }
        if (over()) {
            return new Ruling.Refused("The game is over; nothing can be taken back.");
        }
        if (answers < 0 || answers >= game.answers()) {
            return new Ruling.Refused("The game cannot be taken back to answer " + answers + "; it has "
                    + game.answers() + (game.answers() == 1 ? " answer." : " answers."));
        }
        Position back = game.proposeTakeBack(answers);
        writer.append(
                new Event.TakenBack(
                        answers,
                        seat == NOBODY ? "" : umpire().seats().get(seat).name(),
                        back.hash()),
                back);
        boolean exposed = game.exposedSince(answers);
        return new Ruling.Accepted(game.takeBack(answers), List.of(), exposed);
    }

    /**
     * A seat adds bytes of its own to the dice, once: every roll from now on depends on them. It is no answer, and is not
     * taken back with any.
     */
    public Ruling contribute(int seat, byte[] bytes) throws JournalProblem {
        if (stopped.isPresent()) {
            return new Ruling.Refused(stopped.get());
        }
        if (over()) {
            return new Ruling.Refused("The game is over; no more dice are rolled.");
        }
        if (seat < 0 || seat >= umpire().seats().all().size()) {
            return new Ruling.Refused("There is no seat number " + (seat + 1) + " at this table.");
        }
        String name = umpire().seats().get(seat).name();
        String refused = dice.whyNotAdd(seat, name, bytes);
        if (refused != null) {
            return new Ruling.Refused(refused);
        }
        writer.append(new Event.Added(name, HexFormat.of().formatHex(bytes)), position());
        dice.add(seat, bytes);
        return new Ruling.Accepted(position(), List.of(), false);
    }

    /** What each seat has added to the dice so far, in hexadecimal digits; empty for one that has added nothing. */
    public List<String> contributions() {
        return dice.added().hex();
    }

    /** Whether a seat has added to the dice. */
    public boolean hasContributed(int seat) {
        return dice.added().has(seat);
    }

    /**
     * The answer that ended the game stands, even if the seed cannot be revealed now: then it is when the journal is opened
     * next.
     */
    void revealIfOver() {
        if (!over() || revealed || stopped.isPresent()) {
            return;
        }
        try {
            writer.append(new Event.Ended(seed.map(SecretSeed::hex).orElse("")), position());
            revealed = true;
        } catch (JournalProblem later) {
            // See above; close tries once more.
        }
    }

    public Header header() {
        return header;
    }

    public Game game() {
        return game;
    }

    /** For looking and trying. It has no dice: those of the table are thrown only for an answer that is written down. */
    public Umpire umpire() {
        return game.umpire();
    }

    public Position position() {
        return game.position();
    }

    public boolean over() {
        return game.position().over;
    }

    /** Why it cannot go on, if it can only be looked at. */
    public Optional<String> stopped() {
        return stopped;
    }

    /** Whether the line that reveals the seed is written. */
    public boolean revealed() {
        return revealed;
    }

    /** What happened before the first question; empty for a game that was resumed. */
    public List<Report> opening() {
        return opening;
    }

    /** Something people should be told about how the journal was found. */
    public Optional<String> notice() {
        return notice;
    }

    /** Everything that is kept so far. */
    public Journal journal() throws JournalProblem {
        return writer.journal();
    }

    @Override
    public void close() {
        revealIfOver();
        writer.close();
    }
}
