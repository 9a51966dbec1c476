package org.phaseline.session;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.phaseline.bots.BotNotes;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.SentenceStart;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.engine.umpire.Visibility;

/**
 * All that a table remembers besides the position. It is written the same way while the game is played and while its journal is
 * read again, so that everybody finds the same lines in the same order.
 */
public final class TableLog {

    /** An answer that was taken: it may come again, but not otherwise. */
    public record Given(String choice, String note) {}

    /** Under this name a record tells which ask it is about. */
    static final String ASK = "ask";

    /** And under these what is answered always, and where. */
    static final String STEP = "step";

    static final String CHOICE = "choice";

    static final String UNTIL = "until";

    /** Until the game ends, not only the game turn. */
    static final String END_OF_GAME = "end of game";

    /** And under this the level of the bot that plays a seat from now on. */
    static final String LEVEL = "level";

    /** And under this why a seat has lost. */
    static final String HOW = "how";

    /** The one that says what is played, and the one that begins the game. */
    static final int FIRST_LINES = 2;

    private static final int NOBODY = -1;

    private record Asked(int seat, String decision) {}

    private final Umpire umpire;
    private final SeatLog seatLog;
    private final Map<Asked, Given> given = new HashMap<>();
    private final LogLengths lengths;
    private final Talk talk = new Talk();
    private final SeatClocks clocks;
    private final AnswerListHistory lists = new AnswerListHistory();
    private boolean botNotesTold;
    private boolean trustTold;
    private final TalkQuota quota;

    /** How many lines of the journal are written, but for the last one, which only reveals the seed. */
    private int lines;

    /** How many answers, digressions and corrections stand. */
    private int answered;

    private long turn;

    /** {@code complete}: whether steps that do not apply are written down, too. */
    TableLog(Umpire umpire, IntPredicate rate, boolean complete) {
        this.umpire = umpire;
        this.seatLog = new SeatLog(umpire, complete);
        this.clocks = new SeatClocks(umpire.seats().all().size());
        this.lengths = new LogLengths(umpire.seats().all().size() + 1);
        this.quota = new TalkQuota(umpire.seats().all().size(), TalkLimits.USUAL, rate);
    }

    public TalkQuota quota() {
        return quota;
    }

    public SeatLog seatLog() {
        return seatLog;
    }

    public Talk talk() {
        return talk;
    }

    public SeatClocks clocks() {
        return clocks;
    }

    AnswerListHistory lists() {
        return lists;
    }

    public int lines() {
        return lines;
    }

    /** How long the log of each viewer was after each of the answers that stand. */
    public LogLengths lengths() {
        return lengths;
    }

    @Nullable
    Given given(int seat, String decision) {
        return given.get(new Asked(seat, decision));
    }

    void began(List<Report> opening, Position position) {
        lines = FIRST_LINES;
        int[] before = seatLog.lengths();
        seatLog.add(opening, Optional.empty(), position, LogLine.Part.ALONE);
        int[] after = seatLog.lengths();
        lengths.add(before, after, after);
        reached(position);
    }

    /** The decision as it was asked. */
    void answered(int seat, String decision, Given answer, Optional<OpenDecision> asked, Ruling.Accepted ruling) {
        given.put(new Asked(seat, decision), answer);
        quota.countNote(seat, answer.note());
        if (ruled(NOBODY, asked, ruling, lists.took(seat, decision, asked, ruling))) {
            clocks.answered(seat);
            tellTrust(seat, asked);
        }
    }

    /** The first time a bot has carried out what the umpire does not see. Many a rulebook has steps for real boards that a game on a map never comes to. */
    private void tellTrust(int seat, Optional<OpenDecision> asked) {
        if (trustTold || (talk.bots() & 1L << seat) == 0) {
            return;
        }
        trustTold = asked.filter(each -> each.step() >= 0)
                .map(each -> umpire.rulebook().outline().step(each.step()))
                .filter(step -> BotNotes.isGuided(umpire.rulebook(), step))
                .isPresent();
        if (trustTold) {
            seatLog.tell(LogLine.of("remark", -1, BotNotes.GUIDED));
        }
    }

    void raised(int seat, Ruling.Accepted ruling) {
        lists.endLast();
        ruled(seat, Optional.empty(), ruling, LogLine.Part.ALONE);
    }

    void corrected(int seat, Correction correction, Ruling.Accepted ruling) {
        agreed(seat, new ConsentRequest.Wish.Correct(correction));
        lists.endLast();
        ruled(seat, Optional.empty(), ruling, LogLine.Part.ALONE);
    }

    /** Whether everybody could see it. */
    private boolean ruled(int doer, Optional<OpenDecision> asked, Ruling.Accepted ruling, LogLine.Part part) {
        journaled(doer);
        answered++;
        int[] before = seatLog.lengths();
        seatLog.add(ruling.reports(), asked, ruling.position(), part);
        int[] told = seatLog.lengths();
        boolean open = told[0] > before[0];
        lengths.add(before, told, open && lapse() ? seatLog.lengths() : told);
        reached(ruling.position());
        return open;
    }

    /** What somebody always answers they answer until the game turn ends, unless they want it for the whole game. */
    private void reached(Position position) {
        long now = position.slots[CompiledRulebook.GAME_TURN_SLOT];
        if (now != turn) {
            turn = now;
            talk.turnEnded();
        }
    }

    /** Somebody has added to the dice. */
    void added() {
        journaled(NOBODY);
    }

    private void journaled(int doer) {
        lines++;
        talk.journaled(doer);
    }

    /** Says where everybody is again, and not how many answers that were: some may have been given unseen. */
    void tookBack(int answers, int seat, Position back) {
        journaled(seat);
        boolean untold = isUntoldToOthers(seat, answers);
        lists.tookBack();
        answered = answers;
        lengths.takeBack(answers);
        Optional<ConsentRequest> agreed = agreed(seat, new ConsentRequest.Wish.Back(answers));
        int step = publicStep(umpire, back);
        LogLine line = LogLine.of(
                "back",
                step,
                "Taken back by " + name(seat) + (agreed.isPresent() ? ", as all agreed" : "")
                        + (step < 0 ? "" : ", to " + called(step)));
        if (untold && agreed.isEmpty()) {
            // Others have read nothing of what is taken back, so they read nothing of that either.
            seatLog.tell(seat, line.undoing(lengths.lines(answers, seat)));
        } else {
            seatLog.tookBack(line, viewer -> lengths.lines(answers, viewer));
            lapse();
        }
        reached(back);
        talk.tookBack(
                seat,
                asked -> umpire.look(back).decisions().stream()
                        .anyMatch(each -> each.isFor(seat) && each.step() == asked));
    }

    /** Whether nobody but a seat has read of any answer after the first so many. */
    boolean isUntoldToOthers(int seat, int answers) {
        if (seat < 0) {
            return false;
        }
        for (int answer = answers + 1; answer <= lengths.answers(); answer++) {
            for (int viewer = Visibility.EVERYBODY;
                    viewer < umpire.seats().all().size();
                    viewer++) {
                if (viewer != seat && lengths.isTold(answer, viewer)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** What was asked and now is done, since all have agreed to it. */
    private Optional<ConsentRequest> agreed(int by, ConsentRequest.Wish wish) {
        Optional<ConsentRequest> agreed = talk.asks().stream()
                .filter(ask -> ask.by() == by && ask.wish().equals(wish))
                .findFirst();
        agreed.ifPresent(ask -> talk.close(ask.id(), Talk.Fate.DONE));
        return agreed;
    }

    /**
     * The game has gone on as everybody could see, and what is still asked may make no sense any more. What goes on unseen lets
     * nothing lapse: that would tell of it. Whether there was anything.
     */
    private boolean lapse() {
        List<ConsentRequest> asks = talk.asks();
        for (ConsentRequest ask : asks) {
            close(ask, Talk.Fate.LAPSED, "No longer asked, because the game went on: " + ask.text());
        }
        return !asks.isEmpty();
    }

    void said(TableMessage said) {
        quota.count(said);
        switch (said.kind()) {
            case CHAT -> seatLog.tell(LogLine.said("chat", said.by(), said.text()));
            case NOTE -> seatLog.tell(said.by(), LogLine.said("note", said.by(), said.text()));
            case ASK -> {
                talk.add(ConsentRequest.of(
                        talk.nextId(), said, umpire.seats().all().size(), talk.bots()));
                tell(does(said.by(), "asks") + said.text());
            }
            case AGREE ->
                talk.open(said.more(ASK)).ifPresent(ask -> {
                    talk.agreed(ask.id(), said.by());
                    tell(does(said.by(), "agrees") + ask.text());
                });
            case REFUSE ->
                talk.open(said.more(ASK))
                        .ifPresent(ask -> close(ask, Talk.Fate.REFUSED, does(said.by(), "refuses") + ask.text()));
            case WITHDRAW ->
                talk.open(said.more(ASK))
                        .ifPresent(ask -> close(
                                ask, Talk.Fate.WITHDRAWN, does(said.by(), "withdraws", " the request") + ask.text()));
            case OPERATOR -> seatLog.tell(LogLine.of("remark", -1, said.text()));
            case LINK, SAT_DOWN, DEVICE, SIGNED_OUT -> {
                if (said.kind() == TableMessage.Kind.SAT_DOWN) {
                    clocks.sat(said.by());
                }
                seatLog.tell(LogLine.of("seat", -1, SeatWords.of(said, umpire.seats())));
            }
            case BOT -> {
                if (!said.more(HOW).isEmpty()) {
                    clocks.expired(said.by());
                    tell(name(said.by()) + ": no time left");
                }
                handedOver(said.by(), said.more(LEVEL));
            }
            case PACE -> clocks.begin(ClockRules.read(said));
            case TIME -> clocks.set(said);
            case PAUSE -> paused(said.by(), said.more(ConsentRequest.CLOCKS).equals(ConsentRequest.PAUSED));
            case RESIGN -> resigned(said);
            case REMATCH -> {
                agreed(said.by(), new ConsentRequest.Wish.Again());
                talk.play(Rematch.read(said));
                tell("The rematch is ready");
            }
            case LEAVE_OUT -> leftOut(said.by(), ConsentRequest.leaving(said));
            case LIST -> lists.add(AnswerList.of(said, answered));
            case DOES -> talk.does(said.by(), said.id());
            case STANDING ->
                talk.stand(
                        said.by(),
                        Integer.parseInt(said.more(STEP)),
                        new Talk.Standing(said.more(CHOICE), said.more(UNTIL).equals(END_OF_GAME)));
            case STOP -> talk.stop(said.by(), Integer.parseInt(said.more(STEP)));
        }
        if (said.kind() != TableMessage.Kind.DOES && said.kind() != TableMessage.Kind.LIST) {
            talk.did(said.by(), said.id(), said.kind() != TableMessage.Kind.ASK);
        }
    }

    private void paused(int by, boolean paused) {
        agreed(by, new ConsentRequest.Wish.Pause(paused));
        clocks.pause(paused);
        tell(paused ? "The clocks stand still" : "The clocks run again");
    }

    /** Where the game ends with it, the next line of the journal says so. */
    private void resigned(TableMessage said) {
        talk.resign(said.by());
        if (!said.more(LEVEL).isEmpty()) {
            boolean time = said.more(HOW).equals(Correction.Ending.OUT_OF_TIME.word());
            tell(name(said.by()) + (time ? ": no time left" : ": resigned"));
            handedOver(said.by(), said.more(LEVEL));
        }
    }

    /** What else is asked lapses: it was asked of others than who plays now. */
    private void handedOver(int seat, String level) {
        agreed(seat, new ConsentRequest.Wish.HandOver(level));
        talk.handOver(seat, level);
        if (lines == FIRST_LINES && !level.isEmpty()) {
            talk.beginWith(seat, level);
        }
        seatLog.tell(LogLine.of("seat", -1, SeatWords.handedOver(name(seat), level)));
        if (!level.isEmpty() && !botNotesTold) {
            botNotesTold = true;
            BotNotes.besidesGuided(umpire.rulebook()).forEach(note -> seatLog.tell(LogLine.of("remark", -1, note)));
        }
        lapse();
    }

    private void leftOut(int seat, ConsentRequest.Wish.LeaveOut wish) {
        boolean all = agreed(seat, wish).isPresent();
        if (wish.out()) {
            talk.leaveOut(wish.step(), seat);
        } else {
            talk.takeIn(wish.step());
        }
        tell((wish.out() ? "Not in this game any more" : "In this game again") + (all ? ", as all agreed" : "") + ": "
                + called(wish.step()));
    }

    private void close(ConsentRequest ask, Talk.Fate fate, String line) {
        talk.close(ask.id(), fate);
        tell(line);
    }

    private void tell(String line) {
        seatLog.tell(LogLine.of("ask", -1, line));
    }

    private String name(int seat) {
        return umpire.seats().get(seat).name();
    }

    /** Who does something about what is asked: "The Raiders ask: ". */
    private String does(int seat, String verb) {
        return does(seat, verb, "");
    }

    private String does(int seat, String verb, String what) {
        String name = name(seat);
        return SentenceStart.of(name) + " "
                + umpire.rulebook().outline().parties().verb(name, verb) + what + ": ";
    }

    private String called(int step) {
        return umpire.rulebook().outline().step(step).called();
    }

    /** Where play stands for somebody who sees nothing but what all see, or -1. */
    public static int publicStep(Umpire umpire, Position position) {
        return umpire.visibility(Visibility.EVERYBODY).awaitedStep(umpire.look(position));
    }
}
