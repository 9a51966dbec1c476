package org.phaseline.server.table;

import java.lang.ref.Reference;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.server.store.SecretHash;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.TableId;
import org.phaseline.server.view.CorrectableJson;
import org.phaseline.server.view.GameJson;
import org.phaseline.server.view.View;
import org.phaseline.session.AnswerLists;
import org.phaseline.session.BotSeat;
import org.phaseline.session.ClockRules;
import org.phaseline.session.ClockTime;
import org.phaseline.session.ConsentProtocol;
import org.phaseline.session.LogLine;
import org.phaseline.session.Rematch;
import org.phaseline.session.Reply;
import org.phaseline.session.ShareRound;

/**
 * A table that is being played. One thread at a time rules on answers and waits until they are on the disk; only then does
 * anybody see where they led. Looking never waits for that.
 */
public final class GameTable {

    /** A browser that is present shows its share within a second or so. */
    private static final Duration PATIENCE = Duration.ofSeconds(12);

    private static final Reply BOT_PLAYS =
            new Reply.Refused("A bot plays this seat. Take the seat back to answer yourself.");

    private final TableId id;
    private final String title;
    private final SeatAccess access;
    private final PublishedTable showing;
    private final OneWriter writer;
    private final Projector projector;
    private final SignIn signIn;
    private final TableBots bots;
    private final BotThreads botThreads;
    private final FinishedGame finished;
    private final DecisionHelp help;
    private final ProvableDice dice;
    private final ConsentActs consent;
    private final TalkActs talk;
    private final EndingActs endings;

    /** Whether anybody may watch. */
    private volatile boolean shared;

    /** What all tables of a server have in common. */
    record House(
            Store store, Library library, LongSupplier clock, ClockTime time, BotThreads bots, Rematches rematches) {

        OneWriter.Rematching rematching(TableId table) {
            return played -> rematches.make(table, played);
        }

        OneWriter.Session read(StoredTable stored) throws JournalProblem {
            return OneWriter.read(stored, store, library, clock, rematching(stored.id()));
        }
    }

    GameTable(StoredTable stored, House house) throws JournalProblem {
        this(stored, house, house.read(stored));
    }

    GameTable(StoredTable stored, House house, OneWriter.Session session) {
        Store store = house.store();
        BotThreads botThreads = house.bots();
        this.id = stored.id();
        this.title = stored.title();
        this.botThreads = botThreads;
        this.bots = new TableBots(
                botThreads.library(), session.playing().game().header().text());
        this.access = new SeatAccess(stored.seats());
        this.showing = new PublishedTable(session.playing(), stored.seats());
        this.writer = new OneWriter(
                id,
                store,
                house.library(),
                house.clock(),
                house.time(),
                house.rematching(id),
                session,
                showing,
                access);
        this.projector = new Projector(writer);
        this.finished = new FinishedGame(id, store, writer, showing, projector);
        this.help = new DecisionHelp(showing, bots);
        this.dice = new ProvableDice(id, store, writer, this::write, showing);
        this.consent = new ConsentActs(writer, this::write, showing);
        this.talk = new TalkActs(id, store, writer, this::write, showing);
        this.endings = new EndingActs(writer, this::write);
        this.signIn = new SignIn(id, store, access, house.clock(), writer, this::write);
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
        return access.admits(viewer, secret) || viewer == StoredSeat.WATCHING && shared;
    }

    /** Anybody may look at it like those who watch, or no longer. */
    public void openToWatchers(boolean open) {
        shared = open;
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

    /** What can be set by agreement, the same for everybody. */
    public byte[] correctable() {
        return CorrectableJson.of(writer.playing().game().umpire().rulebook());
    }

    /** What helps somebody to decide. */
    public DecisionHelp help() {
        return help;
    }

    /** How many different views somebody has had of the game as it stands. */
    public int film(int viewer) throws StoreProblem {
        return projector.moments(viewer);
    }

    /** One of them, unless the game has been taken back behind it meanwhile. */
    public Optional<PastView> film(int viewer, int moment) throws StoreProblem {
        return projector.at(viewer, moment);
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
    public Reply answers(int seat, String id, List<AnswerLists.Planned> answers, AnswerLists.Binding binding) {
        return write(() -> isBot(seat) ? BOT_PLAYS : writer.lists().give(seat, id, answers, binding));
    }

    /** Only for whoever writes. */
    private boolean isBot(int seat) {
        return !writer.playing().log().talk().bot(seat).isEmpty();
    }

    /** Answers, and until the game turn or the game ends always the same where that step asks this seat again. */
    public Reply stand(int seat, String decision, String choice, boolean forGood) {
        return write(() -> isBot(seat) ? BOT_PLAYS : writer.standing().begin(seat, decision, choice, forGood));
    }

    /** Wants to be asked again in a step. */
    public Reply stop(int seat, int step) {
        return write(() -> writer.standing().end(seat, step));
    }

    /** For who takes something back, puts something right, or wants anything else that the others agree to. */
    public ConsentActs consent() {
        return consent;
    }

    /** For who says something. */
    public TalkActs talk() {
        return talk;
    }

    /** For who adds to the dice, or wants to compute them again. */
    public ProvableDice dice() {
        return dice;
    }

    // ---- how it ends, and how fast

    /** For who gives up, offers a draw, wants the clocks to stand still, or to play again. */
    public EndingActs endings() {
        return endings;
    }

    /** The table at which the same people play again, if there is one. */
    public Optional<Rematch> rematch() throws StoreProblem {
        return writer.look(playing -> playing.log().talk().rematch());
    }

    /** How fast this table plays. */
    public ClockRules clocks() {
        return writer.playing().log().clocks().rules();
    }

    /** Which seats bots play, the level for each; empty for a person. */
    public List<String> botLevels() {
        return showing.now().bots();
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

    /** What there is to tell of a game that is over. */
    public FinishedGame finished() {
        return finished;
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
