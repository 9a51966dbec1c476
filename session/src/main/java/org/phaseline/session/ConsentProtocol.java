package org.phaseline.session;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.CorrectionRequest;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.format.JournalProblem;

/**
 * What players at a table settle among themselves: what they say, and what they do only when all agree. The last to agree does
 * it: its line in the journal is their consent, so that there is never the one without the other.
 */
public final class ConsentProtocol {

    private static final int LONGEST = Umpire.LONGEST_NOTE;
    static final int LONGEST_ID = 64;
    private static final Reply NO_LONGER = new Reply.Refused("This is no longer being asked.");

    /** Keeps what is said together with something else. */
    @FunctionalInterface
    public interface Keeping {
        void keep(TableMessage message) throws JournalProblem;
    }

    private final GameSession playing;
    private final JournaledGame game;
    private final TableLog log;
    private final Talk talk;
    private final TalkQuota quota;
    private final Rematch.Maker rematches;
    private final MessageWriter messages;
    private final AgreedWishes agreed;

    /** At a table that is not played at again. */
    public ConsentProtocol(GameSession playing) {
        this(playing, () -> {
            throw new JournalProblem("There are no rematches here.");
        });
    }

    public ConsentProtocol(GameSession playing, Rematch.Maker rematches) {
        this.rematches = rematches;
        this.playing = playing;
        this.game = playing.game();
        this.log = playing.log();
        this.talk = log.talk();
        this.quota = log.quota();
        this.messages = new MessageWriter(playing);
        this.agreed = new AgreedWishes(playing, messages, rematches);
    }

    /** Something done at most once for the same id. */
    public interface Act {
        Reply on() throws JournalProblem;
    }

    public Reply once(int seat, String id, Act act) throws JournalProblem {
        if (id.length() > LONGEST_ID || !writable(id)) {
            return new Reply.Refused("An id has at most " + LONGEST_ID + " characters.");
        }
        Optional<Reply> before = talk.answeredBefore(seat, id);
        return before.isPresent() ? before.get() : act.on();
    }

    /** Chat for all, or a note to oneself. */
    public Reply say(int seat, TableMessage.Kind kind, String id, String said) throws JournalProblem {
        return once(seat, id, () -> {
            String text = said.strip();
            if (text.isEmpty()) {
                return new Reply.Refused("The message is empty.");
            }
            if (text.length() > LONGEST) {
                return new Reply.Refused("At most " + LONGEST + " characters at a time.");
            }
            if (!writable(text)) {
                return new Reply.Refused("The text contains an invalid character.");
            }
            Optional<String> full = quota.whyNotSay(seat, text);
            if (full.isPresent()) {
                return new Reply.Refused(full.get());
            }
            messages.keep(seat, kind, id, text, Map.of());
            return new Reply.Done(true);
        });
    }

    /**
     * All are told who comes in to a seat, or has to leave it: whoever sits there sees what the seat sees.
     *
     * @param player what who sits there is called; empty where nobody said
     */
    public void tell(int viewer, TableMessage.Kind kind, String player, Keeping withIt) throws JournalProblem {
        Map<String, String> more = player.isEmpty() ? Map.of() : Map.of(SeatWords.PLAYER, player);
        messages.keep(messages.message(viewer, kind, "", "", more), withIt);
    }

    /** Halts the sequence by hand. */
    public Reply raise(int seat, String id, String digression, String note) throws JournalProblem {
        return once(seat, id, () -> {
            Optional<String> whyNot =
                    playing.unprompted().whyNotRaise(digression, note).or(() -> whyNotWrite(seat));
            if (whyNot.isPresent()) {
                return new Reply.Refused(whyNot.get());
            }
            Answer.Raise raise = playing.unprompted().raising(seat, digression, note);
            Optional<Reply> first = playing.sharesFirst(raise);
            return first.isPresent() ? first.get() : playing.unprompted().raise(raise, messages.announced(seat, id));
        });
    }

    /**
     * Takes back the last answer of a seat, or asks the others.
     *
     * @param chosenUnseen whether somebody else is choosing where this seat does not see it
     */
    public Reply back(int seat, String id, boolean chosenUnseen) throws JournalProblem {
        return back(seat, id, chosenUnseen, false);
    }

    /** {@code list}: all answers that were given with the last one, where it was one of several. */
    public Reply back(int seat, String id, boolean chosenUnseen, boolean list) throws JournalProblem {
        return once(seat, id, () -> {
            int last = list
                    ? playing.takeBacks().lastList(seat)
                    : playing.takeBacks().lastAnswer(seat);
            if (game.over()) {
                return new Reply.Refused("The game is over; nothing can be taken back.");
            }
            if (last < 0) {
                return new Reply.Refused("You have no answer that can be taken back.");
            }
            Optional<String> full = whyNotWrite(seat);
            if (full.isPresent()) {
                return new Reply.Refused(full.get());
            }
            if (isAlone(seat) || playing.takeBacks().isOwnSince(seat, last) && !chosenUnseen) {
                return playing.unprompted().takeBack(seat, last, messages.announced(seat, id));
            }
            int step = TableLog.publicStep(game.umpire(), game.game().at(last));
            String where = step < 0
                    ? ""
                    : " to " + game.umpire().rulebook().outline().step(step).called();
            return ask(seat, id, "take back" + where, new ConsentRequest.Wish.Back(last));
        });
    }

    /** Puts something right, or asks the others whether they agree; what the umpire could not do they are not asked. */
    public Reply correct(int seat, String id, Correction wanted) throws JournalProblem {
        return once(seat, id, () -> {
            Optional<String> full = whyNotWrite(seat);
            if (full.isPresent()) {
                return new Reply.Refused(full.get());
            }
            return switch (playing.unprompted().request(seat, wanted)) {
                case CorrectionRequest.Refused refused -> new Reply.Refused(refused.sentence());
                case CorrectionRequest.Possible possible
                when isAlone(seat) -> {
                    Optional<Reply> first = playing.sharesFirst(new Answer.Correct(possible.correction(), seat, ""));
                    yield first.isPresent()
                            ? first.get()
                            : playing.unprompted().correct(seat, possible.correction(), messages.announced(seat, id));
                }
                case CorrectionRequest.Possible possible ->
                    possible.text().length() > LONGEST
                            ? new Reply.Refused("That is too long.")
                            : ask(seat, id, possible.text(), new ConsentRequest.Wish.Correct(possible.correction()));
            };
        });
    }

    /**
     * Hands a seat to a bot, or takes it back from one, or asks the others whether they agree.
     *
     * @param level of the bot; empty when the seat's player wants to play again
     */
    public Reply handOver(int seat, String id, String level) throws JournalProblem {
        return once(seat, id, () -> {
            if (talk.bot(seat).equals(level)) {
                return new Reply.Done(true);
            }
            if (game.over()) {
                return new Reply.Refused("The game is over.");
            }
            if (talk.hasResigned(seat)) {
                return new Reply.Refused("This seat has lost; a bot plays it to the end.");
            }
            Optional<String> full = quota.whyNotAct(seat);
            if (full.isPresent()) {
                return new Reply.Refused(full.get());
            }
            if (isAlone(seat)) {
                messages.keepHandOver(seat, id, level);
                return new Reply.Done(true);
            }
            String text =
                    level.isEmpty() ? "play again instead of the bot" : "let a bot play from now on (" + level + ")";
            return ask(seat, id, text, new ConsentRequest.Wish.HandOver(level));
        });
    }

    /** Lets the clocks stand still, or go on, or asks the others whether they agree. */
    public Reply pause(int seat, String id, boolean paused) throws JournalProblem {
        return once(seat, id, () -> {
            if (!log.clocks().rules().ticks()) {
                return new Reply.Refused("This table has no clocks.");
            }
            if (game.over()) {
                return new Reply.Refused("The game is over.");
            }
            if (log.clocks().isPaused() == paused) {
                return new Reply.Done(true);
            }
            Optional<String> full = quota.whyNotAct(seat);
            if (full.isPresent()) {
                return new Reply.Refused(full.get());
            }
            ConsentRequest.Wish.Pause wish = new ConsentRequest.Wish.Pause(paused);
            if (isAlone(seat)) {
                messages.keep(seat, TableMessage.Kind.PAUSE, id, "", ConsentRequest.kept(wish));
                return new Reply.Done(true);
            }
            return ask(seat, id, paused ? "stop the clocks" : "let the clocks run again", wish);
        });
    }

    /** Wants to play again on other sides: asks the others, or agrees with who has asked. */
    public Reply again(int seat, String id) throws JournalProblem {
        return once(seat, id, () -> {
            if (!game.over()) {
                return new Reply.Refused("A rematch begins when the game is over.");
            }
            if (talk.rematch().isPresent()) {
                return new Reply.Done(true);
            }
            Optional<String> asked = talk.asks().stream()
                    .filter(ask -> ask.by() != seat && ask.wish() instanceof ConsentRequest.Wish.Again)
                    .map(ConsentRequest::id)
                    .findFirst();
            if (asked.isPresent()) {
                return agree(seat, asked.get());
            }
            Optional<String> full = quota.whyNotAct(seat);
            if (full.isPresent()) {
                return new Reply.Refused(full.get());
            }
            if (isAlone(seat)) {
                messages.keep(
                        seat,
                        TableMessage.Kind.REMATCH,
                        id,
                        "",
                        rematches.make().kept());
                return new Reply.Done(true);
            }
            return ask(seat, id, "play again with other sides", new ConsentRequest.Wish.Again());
        });
    }

    /** Leaves a step out of the game for good, or takes it in again, or asks the others whether they agree. */
    public Reply leaveOut(int seat, String id, int step, boolean out) throws JournalProblem {
        return once(seat, id, () -> {
            Optional<String> whyNot = game.over()
                    ? Optional.of("The game is over.")
                    : LeftOutSteps.whyNot(game.umpire().rulebook().outline(), step);
            if (whyNot.isPresent()) {
                return new Reply.Refused(whyNot.get());
            }
            if (talk.leftOut().containsKey(step) == out) {
                return new Reply.Done(true);
            }
            Optional<String> full = quota.whyNotAct(seat);
            if (full.isPresent()) {
                return new Reply.Refused(full.get());
            }
            ConsentRequest.Wish wish = new ConsentRequest.Wish.LeaveOut(step, out);
            if (isAlone(seat)) {
                messages.keep(seat, TableMessage.Kind.LEAVE_OUT, id, "", ConsentRequest.kept(wish));
                return new Reply.Done(true);
            }
            String called = "'" + game.umpire().rulebook().outline().step(step).called() + "'";
            return ask(seat, id, out ? "leave " + called + " out of this game" : "play " + called + " again", wish);
        });
    }

    /** Why a seat may write nothing more in the journal but answers, or nobody may anything. */
    private Optional<String> whyNotWrite(int seat) {
        return playing.whyFull().or(() -> quota.whyNotAct(seat));
    }

    /** Whether there is nobody to ask: bots agree to everything. */
    private boolean isAlone(int seat) {
        return talk.isAlone(seat, playing.seats().all().size());
    }

    private Reply ask(int seat, String id, String text, ConsentRequest.Wish wish) throws JournalProblem {
        boolean asked = talk.asks().stream()
                .anyMatch(ask -> ask.by() == seat && ask.wish().equals(wish));
        Optional<String> full = asked
                ? Optional.empty()
                : quota.whyNotAsk(
                        seat,
                        text,
                        talk.asks().stream().filter(ask -> ask.by() == seat).count());
        if (full.isPresent()) {
            return new Reply.Refused(full.get());
        }
        if (!asked) {
            messages.keep(seat, TableMessage.Kind.ASK, id, text, ConsentRequest.kept(wish));
        }
        return new Reply.Done(false);
    }

    public Reply agree(int seat, String id) throws JournalProblem {
        Optional<ConsentRequest> open = talk.open(id);
        if (open.isEmpty()) {
            return talk.fate(id).equals(Optional.of(Talk.Fate.DONE)) ? new Reply.Done(true) : NO_LONGER;
        }
        ConsentRequest ask = open.get();
        if (ask.by() == seat) {
            return new Reply.Refused("You asked for this yourself.");
        }
        if (ask.lacksOnly(seat)) {
            return agreed.carryOut(ask);
        }
        Optional<String> full = quota.whyNotAct(seat);
        if (full.isPresent()) {
            return new Reply.Refused(full.get());
        }
        if (!ask.hasAgreed(seat)) {
            messages.keep(seat, TableMessage.Kind.AGREE, "", "", Map.of(TableLog.ASK, id));
        }
        return new Reply.Done(false);
    }

    public Reply refuse(int seat, String id) throws JournalProblem {
        return close(seat, id, TableMessage.Kind.REFUSE, Talk.Fate.REFUSED);
    }

    public Reply withdraw(int seat, String id) throws JournalProblem {
        return close(seat, id, TableMessage.Kind.WITHDRAW, Talk.Fate.WITHDRAWN);
    }

    private Reply close(int seat, String id, TableMessage.Kind kind, Talk.Fate fate) throws JournalProblem {
        Optional<ConsentRequest> open = talk.open(id);
        if (open.isEmpty()) {
            return talk.fate(id).equals(Optional.of(fate)) ? new Reply.Done(true) : NO_LONGER;
        }
        if ((open.get().by() == seat) != (kind == TableMessage.Kind.WITHDRAW)) {
            return new Reply.Refused(
                    kind == TableMessage.Kind.WITHDRAW
                            ? "Only the player who asked can withdraw it."
                            : "You asked for this yourself; you can withdraw it.");
        }
        messages.keep(seat, kind, "", "", Map.of(TableLog.ASK, id));
        return new Reply.Done(true);
    }

    /** Half of a surrogate pair has no bytes it could be written with. */
    static boolean writable(String text) {
        return StandardCharsets.UTF_8.newEncoder().canEncode(text);
    }
}
