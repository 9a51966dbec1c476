package org.phaseline.session;

import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.RulebookSource;
import org.phaseline.journal.Watcher;
import org.phaseline.journal.format.DiceShare;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.OpenedJournal;

/**
 * A game that is being played, with its log and all that was said in it, as one thread at a time plays it. Whoever asks about a
 * decision that is not theirs learns nothing, not even whether there is one.
 */
public final class GameSession {

    private static final String NOT_ASKED = "You are not being asked this now.";

    private final JournaledGame game;
    private final TableLog log;
    private final RecordKeeper keeper;
    private final PositionLooks looks;
    private final TakeBacks takeBacks;
    private final UnpromptedActs unprompted;

    /** Where dice are shared by the roll; nobody shares in them as long as nobody has said so. */
    private @Nullable DiceRounds rounds;

    private GameSession(JournaledGame game, TableLog log, RecordKeeper keeper) {
        this.game = game;
        this.log = log;
        this.keeper = keeper;
        this.looks = new PositionLooks(game.umpire());
        this.takeBacks = new TakeBacks(this);
        this.unprompted = new UnpromptedActs(this);
    }

    /** {@code rate}: whether a seat may say something now, or has said too much at once. */
    public static GameSession begun(JournaledGame game, RecordKeeper keeper, IntPredicate rate) {
        return begun(game, keeper, rate, List.of());
    }

    /** {@code messages} are kept in the stream already, behind the line that begins the game. */
    public static GameSession begun(
            JournaledGame game, RecordKeeper keeper, IntPredicate rate, List<TableMessage> messages) {
        GameSession session = begun(game, new TableLog(game.umpire(), rate, false), keeper);
        messages.forEach(session.log::said);
        return session;
    }

    /** A game of which only the journal is kept. Its log is not sent anywhere, so it has room for the steps that do not apply. */
    public static GameSession begun(JournaledGame game) {
        return begun(game, new TableLog(game.umpire(), seat -> true, true), RecordKeeper.NONE);
    }

    private static GameSession begun(JournaledGame game, TableLog log, RecordKeeper keeper) {
        log.began(game.opening(), game.position());
        return new GameSession(game, log, keeper);
    }

    /**
     * Reads a session again from its stream.
     *
     * @param messages what stands in the stream between the lines of the journal
     * @param noSeed what players are told when the game can be looked at and cannot go on
     */
    public static GameSession resumed(
            OpenedJournal opened,
            List<TableMessage> messages,
            RulebookSource source,
            String noSeed,
            RecordKeeper keeper,
            IntPredicate rate)
            throws JournalProblem {
        AtomicReference<TableLogReplay> replay = new AtomicReference<>();
        JournaledGame game = JournaledGame.resumeOrLook(
                opened,
                source,
                umpire -> {
                    TableLogReplay watcher = new TableLogReplay(umpire, messages, rate, false);
                    replay.set(watcher);
                    return watcher;
                },
                noSeed);
        return new GameSession(game, Objects.requireNonNull(replay.get()).log(), keeper);
    }

    /** Goes on with a game of which only the journal is kept, while somebody else looks on too at what is played again. */
    public static GameSession resumed(OpenedJournal opened, RulebookSource source, Watcher also) throws JournalProblem {
        AtomicReference<TableLogReplay> replay = new AtomicReference<>();
        JournaledGame game = JournaledGame.resume(opened, source, umpire -> {
            TableLogReplay watcher = new TableLogReplay(umpire, List.of(), seat -> true, true);
            replay.set(watcher);
            return (line, event, ruling) -> {
                watcher.ruled(line, event, ruling);
                also.ruled(line, event, ruling);
            };
        });
        return new GameSession(game, Objects.requireNonNull(replay.get()).log(), RecordKeeper.NONE);
    }

    /** The same session of a game whose journal is kept elsewhere from now on. */
    public GameSession continuedIn(JournaledGame other) {
        return new GameSession(other, log, keeper);
    }

    /** From now on the seats that are present share in each roll, at a table where they do. */
    public void share(DiceRounds in) {
        rounds = in;
    }

    /**
     * What an answer waits for before it can be ruled on: at a table where dice are shared by the roll, the shares of those who are
     * present. When they are there they are written down first. To be asked before anything else is written for the answer.
     */
    Optional<Reply> sharesFirst(Answer answer) throws JournalProblem {
        DiceRounds asking = rounds;
        Optional<String> digest = asking == null ? Optional.empty() : game.wantsShares(answer);
        if (asking == null || digest.isEmpty()) {
            return Optional.empty();
        }
        long able = 0;
        for (int seat = 0; seat < seats().all().size(); seat++) {
            if (game.sharesDice(seat)) {
                able |= 1L << seat;
            }
        }
        Optional<ShareRound> waiting = asking.waiting(digest.get(), able);
        if (waiting.isPresent()) {
            return Optional.of(new Reply.SharesWanted(waiting.get()));
        }
        List<DiceShare> shares = asking.take(digest.get());
        if (!shares.isEmpty() && game.share(digest.get(), shares) instanceof Ruling.Accepted) {
            log.added();
        }
        return Optional.empty();
    }

    /** Why a seat's share cannot be used. */
    public Optional<String> whyNotShare(DiceShare share) {
        return game.whyNotShare(share);
    }

    /** Whether a seat's share is no longer wanted. */
    public boolean isPast(DiceShare share) {
        return game.isPast(share);
    }

    public JournaledGame game() {
        return game;
    }

    public PositionLooks looks() {
        return looks;
    }

    /** The game as it stands. */
    public Look look() {
        return looks.at(game.position());
    }

    public TableLog log() {
        return log;
    }

    public Seats seats() {
        return game.umpire().seats();
    }

    /** Whom play waits for, as everybody may know, as a mask; nobody in a game that is over. */
    private long awaited() {
        return look().decisions().stream()
                .filter(OpenDecision::awaited)
                .mapToLong(OpenDecision::seats)
                .reduce(0, (a, b) -> a | b);
    }

    /** What is to be written down of the clocks after something has happened; nothing where they go on as they did. */
    public Optional<TableMessage> nextClocks(ClockTime time) {
        return log.clocks().rules().ticks()
                ? log.clocks().next(time, awaited(), log.talk().bots(), log.lines())
                : Optional.empty();
    }

    /** It was written down. */
    public void clocksKept(TableMessage message) {
        log.said(message);
    }

    /** What can be taken back, and by whom. */
    public TakeBacks takeBacks() {
        return takeBacks;
    }

    /** What players do without being asked. */
    UnpromptedActs unprompted() {
        return unprompted;
    }

    RecordKeeper keeper() {
        return keeper;
    }

    // ---- answers

    /** A decision that is asked of a seat now. */
    Optional<OpenDecision> open(int seat, String decision) {
        return look().decision(decision).filter(it -> it.isFor(seat));
    }

    /** Rules on whatever somebody answers, and logs it. */
    public Ruling play(Answer answer) throws JournalProblem {
        return switch (answer) {
            case Answer.Pick pick -> {
                Optional<OpenDecision> asked = look().decision(pick.decision());
                Ruling ruling = game.answer(pick);
                if (ruling instanceof Ruling.Accepted accepted) {
                    String word = asked.flatMap(decision -> decision.choices().stream()
                                    .filter(choice -> choice.item() == pick.item())
                                    .findFirst())
                            .map(LegalChoice::word)
                            .orElse("");
                    log.answered(pick.seat(), pick.decision(), new TableLog.Given(word, pick.note()), asked, accepted);
                }
                yield ruling;
            }
            case Answer.Raise raise -> {
                Ruling ruling = game.answer(raise);
                if (ruling instanceof Ruling.Accepted accepted) {
                    log.raised(raise.seat(), accepted);
                }
                yield ruling;
            }
            case Answer.Correct correct -> {
                Ruling ruling = game.answer(correct);
                if (ruling instanceof Ruling.Accepted accepted) {
                    log.corrected(correct.seat(), correct.correction(), accepted);
                }
                yield ruling;
            }
        };
    }

    /** Rules on an answer in words. The same answer counts once, however often it comes. */
    public Reply answer(int seat, String decision, String word, String note) throws JournalProblem {
        return answer(seat, decision, word, note, Optional.empty());
    }

    /** {@code with} is kept together with the answer, or neither is. */
    Reply answer(int seat, String decision, String word, String note, Optional<TableMessage> with)
            throws JournalProblem {
        TableLog.Given answer = new TableLog.Given(word, note);
        TableLog.Given before = log.given(seat, decision);
        if (answer.equals(before)) {
            return new Reply.Taken(true);
        }
        Optional<OpenDecision> open = open(seat, decision);
        Optional<LegalChoice> choice = open.flatMap(it -> choice(it, word));
        if (choice.isEmpty()) {
            return new Reply.Refused(whyNot(before, open));
        }
        Optional<String> full = whyFull().or(() -> log.quota().whyNotNote(seat, note));
        if (full.isPresent()) {
            return new Reply.Refused(full.get());
        }
        Answer.Pick pick = new Answer.Pick(decision, seat, choice.get().item(), note);
        Optional<Reply> first = sharesFirst(pick);
        if (first.isPresent()) {
            return first.get();
        }
        // The shares may have taken a line.
        Optional<TableMessage> beside = with.map(message -> message.after(log.lines()));
        return switch (keep(beside, () -> game.answer(pick, choice.get()))) {
            case Ruling.Refused refused -> new Reply.Refused(refused.sentence());
            case Ruling.Accepted accepted -> {
                beside.ifPresent(log::said);
                log.answered(seat, decision, answer, open, accepted);
                yield new Reply.Taken(false);
            }
        };
    }

    Ruling keep(Optional<TableMessage> with, RecordKeeper.Act<Ruling> act) throws JournalProblem {
        return with.isPresent() ? keeper.keepWith(with.get(), act) : act.run();
    }

    /** Who was ready and thinks again answers the same decision a second time, otherwise: then it offers what they say. */
    private static Optional<LegalChoice> choice(OpenDecision decision, String word) {
        return decision.called(word);
    }

    private String whyNot(TableLog.@Nullable Given before, Optional<OpenDecision> open) {
        if (before != null) {
            return "You have already answered this: " + before.choice() + ".";
        }
        if (game.over()) {
            return "The game is over.";
        }
        return open.map(decision -> "That is not among the choices of '" + decision.prompt() + "'.")
                .orElse(NOT_ASKED);
    }

    /** Why nothing more is written in the journal. */
    Optional<String> whyFull() {
        return log.quota().whyNotWrite(log.lines());
    }

    /** Once for each seat, unless a browser begins a new chain of shares; the same again changes nothing. */
    public Reply addToDice(int seat, byte[] bytes) throws JournalProblem {
        if (game.contributions().get(seat).equals(HexFormat.of().formatHex(bytes))) {
            return new Reply.Taken(true);
        }
        Optional<String> full = whyFull();
        if (full.isPresent()) {
            return new Reply.Refused(full.get());
        }
        return switch (game.contribute(seat, bytes)) {
            case Ruling.Refused refused -> new Reply.Refused(refused.sentence());
            case Ruling.Accepted accepted -> {
                log.added();
                yield new Reply.Taken(false);
            }
        };
    }
}
