package org.phaseline.server.table;

import java.lang.ref.Reference;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.phaseline.bots.BotLevel;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.RollProof;
import org.phaseline.journal.format.DiceShare;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.planner.PieceRef;
import org.phaseline.server.store.SecretHash;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.TableId;
import org.phaseline.server.view.GameJson;
import org.phaseline.server.view.HintJson;
import org.phaseline.server.view.OverlayJson;
import org.phaseline.server.view.View;
import org.phaseline.server.view.WhyJson;
import org.phaseline.session.AnswerLists;
import org.phaseline.session.BotSeat;
import org.phaseline.session.ConsentProtocol;
import org.phaseline.session.LogLine;
import org.phaseline.session.Reply;
import org.phaseline.session.ShareRound;
import org.phaseline.session.TableMessage;

/**
 * A table that is being played. One thread at a time rules on answers and waits until they are on the disk; only then does
 * anybody see where they led. Looking never waits for that.
 */
public final class GameTable {

    /** A browser that is present shows its share within a second or so. */
    private static final Duration PATIENCE = Duration.ofSeconds(12);

    /** So many pieces can be given orders together. */
    public static final int MOST_PLANNED = TablePlans.MOST_PIECES;

    private static final Reply BOT_PLAYS =
            new Reply.Refused("A bot plays this seat. Take the seat back to answer yourself.");

    private final TableId id;
    private final String title;
    private final Store store;
    private final SeatAccess access;
    private final PublishedTable showing;
    private final OneWriter writer;
    private final Projector projector;
    private final SignIn signIn;
    private final TableBots bots;
    private final TablePlans plans = new TablePlans();
    private final BotThreads botThreads;

    GameTable(StoredTable stored, Store store, Library library, LongSupplier clock, BotThreads botThreads)
            throws JournalProblem {
        this(stored, store, library, clock, botThreads, OneWriter.read(stored, store, library, clock));
    }

    GameTable(
            StoredTable stored,
            Store store,
            Library library,
            LongSupplier clock,
            BotThreads botThreads,
            OneWriter.Session session) {
        this.id = stored.id();
        this.title = stored.title();
        this.store = store;
        this.botThreads = botThreads;
        this.bots = new TableBots(
                botThreads.library(), session.playing().game().header().text());
        this.access = new SeatAccess(stored.seats());
        this.showing = new PublishedTable(session.playing(), stored.seats());
        this.writer = new OneWriter(id, store, library, clock, session, showing, access);
        this.projector = new Projector(writer);
        this.signIn = new SignIn(id, store, access, clock, writer, this::write);
    }

    public TableId id() {
        return id;
    }

    public String title() {
        return title;
    }

    public Seats seats() {
        return writer.playing().seats();
    }

    // ---- who may come in, and who is there

    /** Whether what a browser's cookie holds lets it in to this seat, or among those who watch. */
    public boolean admits(int viewer, SecretHash secret) {
        return access.admits(viewer, secret);
    }

    /** For who comes in, and who goes out. */
    public SignIn signIn() {
        return signIn;
    }

    /** Takes it away for good; whoever looks on is told, and nothing is written any more. */
    void end(String sentence, OneWriter.Deletion deletion) throws StoreProblem {
        writer.end(sentence, deletion);
        showing.changed().raise();
    }

    /** Why it is no longer there, once it was deleted. */
    public Optional<String> ended() {
        return writer.ended();
    }

    /** A browser of somebody looks on from now on. */
    public void comes(int viewer) {
        showing.comes(viewer);
    }

    /** It does no longer. */
    public void goes(int viewer) {
        showing.goes(viewer);
    }

    boolean isHere(int seat) {
        return showing.isHere(seat);
    }

    /** About how many bytes of memory it takes: the positions that are kept, and the log. */
    long weight() {
        JournaledGame game = writer.playing().game();
        return (long) Long.BYTES * game.position().slots.length * game.game().positionsKept()
                + showing.now().log().weight();
    }

    // ---- looking

    /** Raised whenever somebody may see something new. */
    public Signal changed() {
        return showing.changed();
    }

    public View view(int viewer) {
        return showing.now().view(viewer);
    }

    public List<LogLine> log(int viewer, int from, int to) {
        return showing.now().log().lines(viewer, from, to);
    }

    /** The first of these lines, as many as go in one reply. */
    public List<LogLine> logPage(int viewer, int from, int to) {
        return showing.now().log().first(viewer, from, to);
    }

    /** The last of these lines, as many as go with an event. */
    public List<LogLine> logTail(int viewer, int from, int to) {
        return showing.now().log().last(viewer, from, to);
    }

    /** What never changes, for this viewer. */
    public byte[] game(int viewer) {
        JournaledGame game = writer.playing().game();
        return GameJson.of(title, game.umpire().rulebook(), seats(), game.header(), viewer);
    }

    /** Why play stands where it does, as far as this one may know. */
    public byte[] why(int viewer) {
        return WhyJson.of(showing.now().scene().why(viewer));
    }

    /** What this one can lay over the boards, with the spaces of those that are to be shown. */
    public byte[] overlays(int viewer, List<String> shown) {
        return OverlayJson.of(showing.now().scene().look().overlays(viewer), shown);
    }

    /** What the choices of a decision would do, or one of them; nothing when it is not asked of this seat. */
    public Optional<byte[]> preview(int seat, String decision, Optional<String> choice) {
        if (seat < 0) {
            return Optional.empty();
        }
        AnswerPreview trial = new AnswerPreview(showing.now().scene().look(), seat);
        return choice.isPresent() ? trial.of(decision, choice.get()) : trial.of(decision);
    }

    /** The pieces of a seat that can be given orders. */
    public byte[] movable(int seat) {
        return plans.movable(showing.now().scene().look(), seat);
    }

    /** All that some pieces of a seat can do; nothing when they are not all its own. */
    public Optional<byte[]> plans(int seat, List<PieceRef> pieces) {
        return plans.menu(showing.now().scene().look(), seat, pieces);
    }

    /** One way in full: to a space, at a piece, or another order by its style; nothing when there is none. */
    public Optional<byte[]> plan(
            int seat, List<PieceRef> pieces, int to, int facing, Optional<PieceRef> at, Optional<String> style) {
        return plans.plan(showing.now().scene().look(), seat, new TablePlans.Wanted(pieces, to, facing, at, style));
    }

    /** How many different views somebody has had of the game as it stands. */
    public int film(int viewer) throws StoreProblem {
        return projector.moments(viewer);
    }

    /** One of them, unless the game has been taken back behind it meanwhile. */
    public Optional<PastView> film(int viewer, int moment) throws StoreProblem {
        return projector.at(viewer, moment);
    }

    /** How a roll can be computed again; nothing when there is none with this number that this one may know of. */
    public Optional<byte[]> proof(int viewer, String roll) throws StoreProblem {
        TableSnapshot then = showing.now();
        Optional<LogLine> line = then.log().lines(viewer, 0, then.view(viewer).lines()).stream()
                .filter(each ->
                        each.dice().filter(dice -> dice.roll().equals(roll)).isPresent())
                // Of a roll that only some see, those have two lines.
                .max(Comparator.comparing(
                        each -> each.dice().filter(LogLine.Thrown::isShown).isPresent()));
        if (line.isEmpty()) {
            return Optional.empty();
        }
        revealIfOver();
        try {
            Journal journal = TableStream.read(store.table(id).orElseThrow());
            return Optional.of(RollEvidence.of(line.get(), RollProof.of(journal, roll), journal));
        } catch (JournalProblem problem) {
            throw new StoreProblem(String.valueOf(problem.getMessage()), problem);
        }
    }

    // ---- what is written down

    /** Whoever writes holds the table until it is done, so that nobody else fetches it a second time meanwhile. */
    private Reply write(ConsentProtocol.Act act) {
        try {
            long until = System.nanoTime() + PATIENCE.toNanos();
            for (; ; ) {
                Reply reply = writer.write(act);
                if (!(reply instanceof Reply.SharesWanted(ShareRound round))) {
                    return reply;
                }
                boolean complete = round.await(until - System.nanoTime());
                if (!complete && System.nanoTime() - until >= 0) {
                    return new Reply.NotKept(waitingFor(round) + " You can send it again: it counts only once.");
                }
            }
        } finally {
            botThreads.wake(this);
            Reference.reachabilityFence(this);
        }
    }

    private String waitingFor(ShareRound round) {
        String names =
                round.missing().stream().map(seat -> seats().get(seat).name()).collect(Collectors.joining(", "));
        return "The dice are waiting for the browser of " + names + ".";
    }

    /** Rules on an answer and keeps it; comes back when it is on the disk. */
    public Reply answer(int seat, String decision, String choice, String note) {
        return write(() -> isBot(seat) ? BOT_PLAYS : writer.playing().answer(seat, decision, choice, note));
    }

    /** Rules on several answers one by one and keeps each, up to where one of them does not fit any more. */
    public Reply answers(int seat, String id, List<AnswerLists.Planned> answers) {
        return write(() -> isBot(seat) ? BOT_PLAYS : writer.lists().give(seat, id, answers));
    }

    /** Only for whoever writes. */
    private boolean isBot(int seat) {
        return !writer.playing().log().talk().bot(seat).isEmpty();
    }

    /** Halts the sequence by hand; once for the same id, if it has one. */
    public Reply raise(int seat, String id, String digression, String note) {
        return write(() -> writer.consent().raise(seat, id, digression, note));
    }

    /** Takes back the last answer of a seat, or asks the others whether they agree. */
    public Reply back(int seat, String id) {
        return back(seat, id, false);
    }

    /** {@code list}: with all that were given at once with it. */
    public Reply back(int seat, String id, boolean list) {
        return write(() -> writer.consent()
                .back(seat, id, showing.now().scene().seenBy(seat).chosenUnseen(), list));
    }

    /** Puts something right when all others agree. */
    public Reply correct(int seat, String id, Correction correction) {
        return write(() -> writer.consent().correct(seat, id, correction));
    }

    /** Answers, and until the game turn ends always the same where that step asks this seat again. */
    public Reply stand(int seat, String decision, String choice) {
        return write(() -> isBot(seat) ? BOT_PLAYS : writer.standing().begin(seat, decision, choice));
    }

    /** Wants to be asked again in a step. */
    public Reply stop(int seat, int step) {
        return write(() -> writer.standing().end(seat, step));
    }

    /** Hands a seat to a bot of some level, or takes it back with an empty one, or asks the others whether they agree. */
    public Reply handOver(int seat, String id, String level) {
        if (!level.isEmpty() && BotLevel.of(level).isEmpty()) {
            return new Reply.Refused(Seating.noSuchLevel(level));
        }
        return write(() -> writer.consent().handOver(seat, id, level));
    }

    // ---- bots

    boolean hasBots() {
        return showing.now().bots().stream().anyMatch(level -> !level.isEmpty());
    }

    TableBots bots() {
        return bots;
    }

    /** Lets a bot that play waits for think; nothing when there is none. */
    Optional<TableBots.Move> nextBotMove() {
        return ended().isPresent() ? Optional.empty() : bots.next(showing.now());
    }

    /** Gives the answer that a bot has decided on. */
    TableBots.Outcome moveBot(TableBots.Move move) {
        int seat = move.seat();
        BotSeat.BotAnswer answer = move.answer();
        Reply reply = write(() -> isBot(seat)
                ? writer.playing()
                        .answer(seat, answer.decision().id(), answer.choice().word(), "")
                : new Reply.Done(true));
        return switch (reply) {
            case Reply.Taken taken -> TableBots.Outcome.MOVED;
            case Reply.Done done -> TableBots.Outcome.MOVED;
            case Reply.Listed listed -> TableBots.Outcome.MOVED;
            // The table has changed while the bot thought, and calls it again; or it is full.
            case Reply.Refused refused -> TableBots.Outcome.NOTHING_TO_DO;
            case Reply.NotKept notKept -> TableBots.Outcome.NOT_KEPT;
            case Reply.SharesWanted wanted -> TableBots.Outcome.NOT_KEPT;
        };
    }

    /** What a bot would answer for a seat now; nothing when play does not wait for it. */
    public Optional<byte[]> hint(int seat) {
        Look look = showing.now().scene().look();
        return bots.hint(look, seat).map(HintJson::of);
    }

    /** Says something to everybody. */
    public Reply say(int seat, String id, String text) {
        return write(() -> writer.consent().say(seat, TableMessage.Kind.CHAT, id, text));
    }

    /** Keeps a note that nobody else reads. */
    public Reply keep(int seat, String id, String text) {
        return write(() -> writer.consent().say(seat, TableMessage.Kind.NOTE, id, text));
    }

    public Reply agree(int seat, String ask) {
        return write(() -> writer.consent().agree(seat, ask));
    }

    public Reply refuse(int seat, String ask) {
        return write(() -> writer.consent().refuse(seat, ask));
    }

    public Reply withdraw(int seat, String ask) {
        return write(() -> writer.consent().withdraw(seat, ask));
    }

    /** What the others call the player on a seat. */
    public Reply name(int seat, String player) {
        String name = player.strip();
        Optional<String> refusal = Seating.refusal(name);
        if (refusal.isPresent()) {
            return new Reply.Refused(refusal.get());
        }
        return write(() -> {
            Optional<String> tooFast = writer.playing().log().quota().whyNotYet(seat);
            if (tooFast.isPresent()) {
                return new Reply.Refused(tooFast.get());
            }
            kept(() -> store.name(id, seat, name));
            showing.called(seat, name);
            return new Reply.Done(true);
        });
    }

    /** Something else that is kept of a table than a record. */
    interface Keeping {
        void run() throws StoreProblem;
    }

    static void kept(Keeping keeping) throws JournalProblem {
        try {
            keeping.run();
        } catch (StoreProblem problem) {
            throw new JournalProblem(problem.sentence(), problem);
        }
    }

    /** A seat shows its share of the rolls of the answer with this digest. One that comes again, or too late, changes nothing. */
    public Reply share(int seat, String digest, int n, String share) throws StoreProblem {
        DiceShare shown = new DiceShare(seats().get(seat).name(), n, share);
        Optional<String> whyNot = writer.look(playing -> playing.whyNotShare(shown));
        if (whyNot.isPresent()) {
            return writer.look(playing -> playing.isPast(shown))
                    ? new Reply.Done(true)
                    : new Reply.Refused("This cannot be used: " + whyNot.get());
        }
        if (writer.show(seat, digest, shown)) {
            // Standing answers that waited for it go on; whoever waits for their own answer goes on by themselves.
            writer.goOn();
        }
        return new Reply.Done(true);
    }

    /** What it takes to compute every roll again that this one may know of; the seed once the game is over. */
    public byte[] dice(int viewer) throws StoreProblem {
        revealIfOver();
        TableSnapshot then = showing.now();
        List<LogLine.Thrown> told = then
                .log()
                .lines(viewer, 0, then.view(viewer).lines())
                .stream()
                .flatMap(line -> line.dice().stream())
                .toList();
        try {
            Journal journal = TableStream.read(store.table(id).orElseThrow());
            Set<String> known = told.stream()
                    .filter(thrown -> journal.ended() || thrown.isShown())
                    .map(LogLine.Thrown::roll)
                    .collect(Collectors.toSet());
            return DiceJson.of(journal, known);
        } catch (JournalProblem problem) {
            throw new StoreProblem(String.valueOf(problem.getMessage()), problem);
        }
    }

    /** Adds to the dice what a player's browser made up, unless this seat has added something else before. */
    public Reply addToDice(int seat, byte[] bytes) {
        return write(() -> writer.playing().addToDice(seat, bytes));
    }

    /** Tells the seed of a game that is over, if that could not be written down at once. */
    void revealIfOver() {
        writer.revealIfOver();
    }

    /** Goes on with what players have said they always answer, when a table is read again that was left in between. */
    void goOn() {
        writer.goOn();
        botThreads.wake(this);
    }
}
