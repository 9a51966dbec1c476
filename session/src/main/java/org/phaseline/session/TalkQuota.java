package org.phaseline.session;

import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Counts what each seat has made its table remember. It is counted when it is written down and when it is read again, so that it is the
 * same after a restart; only what is new is refused.
 */
public final class TalkQuota {

    /** Seats are counted from here: before them come those who watch, and the owner. */
    private static final int BEFORE_SEATS = 2;

    private static final String FULL = "You have reached the limit of messages for one seat.";

    private final TalkLimits limits;
    private final IntPredicate rate;
    private final int[] said;
    private final int[] acts;
    private final long[] letters;

    /** {@code rate} is the rate limiter of messages, notes and names: whether a seat may send one now. */
    TalkQuota(int seats, TalkLimits limits, IntPredicate rate) {
        this.limits = limits;
        this.rate = rate;
        this.said = new int[seats + BEFORE_SEATS];
        this.acts = new int[seats + BEFORE_SEATS];
        this.letters = new long[seats + BEFORE_SEATS];
    }

    void count(TableMessage record) {
        int at = record.by() + BEFORE_SEATS;
        if (record.kind() == TableMessage.Kind.LIST || record.kind() == TableMessage.Kind.TIME) {
            // They are kept with an answer, of which there can be only so many, or with what is counted itself.
            return;
        }
        if (isSaid(record.kind())) {
            said[at]++;
        } else {
            acts[at]++;
        }
        letters[at] += record.text().length();
    }

    /** A note beside an answer. */
    void countNote(int seat, String note) {
        letters[seat + BEFORE_SEATS] += note.length();
    }

    private static boolean isSaid(TableMessage.Kind kind) {
        return kind == TableMessage.Kind.CHAT || kind == TableMessage.Kind.NOTE;
    }

    /** Why a seat may not say this now. */
    Optional<String> whyNotSay(int seat, String text) {
        int at = seat + BEFORE_SEATS;
        if (said[at] >= limits.said() || letters[at] + text.length() > limits.letters()) {
            return Optional.of(FULL);
        }
        return whyNotYet(seat);
    }

    /** Why a seat may send nothing just now. */
    public Optional<String> whyNotYet(int seat) {
        return rate.test(seat) ? Optional.empty() : Optional.of("Too many messages; wait a moment.");
    }

    /** Why a seat may not send this note beside an answer. */
    Optional<String> whyNotNote(int seat, String note) {
        return note.isEmpty() || letters[seat + BEFORE_SEATS] + note.length() <= limits.letters()
                ? Optional.empty()
                : Optional.of(FULL + " Answer without a note.");
    }

    /** Why a seat may not ask the others for something, of which so much is open already. */
    Optional<String> whyNotAsk(int seat, String text, long open) {
        if (open >= limits.open()) {
            return Optional.of("You already have " + limits.open()
                    + (limits.open() == 1 ? " open request" : " open requests") + "; withdraw one first.");
        }
        return letters[seat + BEFORE_SEATS] + text.length() > limits.letters() ? Optional.of(FULL) : whyNotAct(seat);
    }

    /** Why a seat may do nothing more of what is remembered apart from its answers. */
    Optional<String> whyNotAct(int seat) {
        return acts[seat + BEFORE_SEATS] < limits.acts()
                ? Optional.empty()
                : Optional.of("You have reached this table's limit for one seat; answers are still accepted.");
    }

    /** Why no more is written in the journal. */
    Optional<String> whyNotWrite(int lines) {
        return lines < limits.lines()
                ? Optional.empty()
                : Optional.of(
                        "This game has had " + limits.lines() + " answers and corrections, the most a table can have.");
    }
}
