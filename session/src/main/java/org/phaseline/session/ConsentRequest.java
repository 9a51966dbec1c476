package org.phaseline.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.phaseline.engine.umpire.Correction;

/**
 * Something a seat wants done that all others must agree to.
 *
 * @param id the how-manieth ask at this table it is: all may count those
 * @param agreed the seats that have agreed, as a mask
 */
public record ConsentRequest(String id, int by, String text, Wish wish, long agreed, int seats) {

    /** What is wanted. */
    public sealed interface Wish {

        /** That only the first so many answers stand. */
        record Back(int to) implements Wish {}

        /** That the umpire puts something right. */
        record Correct(Correction correction) implements Wish {}

        /** That a bot of this level plays the asker's seat from now on; without a level, that the asker does again. */
        record HandOver(String level) implements Wish {}

        /** That the clocks stand still, or go on. */
        record Pause(boolean paused) implements Wish {}

        /** That the same people play again, on other sides. */
        record Again() implements Wish {}
        /** That a step is not in this game from now on, or is again. */
        record LeaveOut(int step, boolean out) implements Wish {}
    }

    /** What a wish to take back says, in a record that is kept. */
    private static final String TO = "to";

    /** What a wish to hand over a seat says: the level of a bot, or {@link #PERSON}. */
    private static final String PLAYER = "player";

    private static final String PERSON = "person";

    /** What a wish about the clocks says. */
    static final String CLOCKS = "clocks";

    static final String PAUSED = "paused";
    private static final String RUNNING = "running";

    /** What a wish for another game says. */
    private static final String AGAIN = "again";
    /** What a wish to leave a step out, or to take it in again, says: the step. */
    static final String LEAVE_OUT = "leave out";

    static final String TAKE_IN = "take in";

    /** {@code bots}: the seats that bots play, as a mask. They agree to everything. */
    static ConsentRequest of(String id, TableMessage said, int seats, long bots) {
        return new ConsentRequest(id, said.by(), said.text(), wish(said), bots, seats);
    }

    private static Wish wish(TableMessage said) {
        if (!said.more(TO).isEmpty()) {
            return new Wish.Back(Integer.parseInt(said.more(TO)));
        }
        if (!said.more(LEAVE_OUT).isEmpty() || !said.more(TAKE_IN).isEmpty()) {
            return leaving(said);
        }
        String player = said.more(PLAYER);
        if (!player.isEmpty()) {
            return new Wish.HandOver(player.equals(PERSON) ? "" : player);
        }
        if (!said.more(CLOCKS).isEmpty()) {
            return new Wish.Pause(said.more(CLOCKS).equals(PAUSED));
        }
        return said.more(AGAIN).isEmpty() ? new Wish.Correct(KeptCorrection.read(said)) : new Wish.Again();
    }

    /** Which step is left out, or is not any more. */
    static Wish.LeaveOut leaving(TableMessage said) {
        boolean out = said.more(TAKE_IN).isEmpty();
        return new Wish.LeaveOut(Integer.parseInt(said.more(out ? LEAVE_OUT : TAKE_IN)), out);
    }

    static Map<String, String> kept(Wish wish) {
        return switch (wish) {
            case Wish.Back back -> Map.of(TO, String.valueOf(back.to));
            case Wish.Correct correct -> KeptCorrection.of(correct.correction);
            case Wish.HandOver(String level) -> Map.of(PLAYER, level.isEmpty() ? PERSON : level);
            case Wish.Pause(boolean paused) -> Map.of(CLOCKS, paused ? PAUSED : RUNNING);
            case Wish.Again() -> Map.of(AGAIN, "yes");
            case Wish.LeaveOut(int step, boolean out) -> Map.of(out ? LEAVE_OUT : TAKE_IN, String.valueOf(step));
        };
    }

    ConsentRequest withAgreed(int seat) {
        return new ConsentRequest(id, by, text, wish, agreed | 1L << seat, seats);
    }

    public boolean hasAgreed(int seat) {
        return (agreed >>> seat & 1) != 0;
    }

    /** Whether it would be done if this one agreed too. */
    boolean lacksOnly(int seat) {
        return open().equals(List.of(seat));
    }

    /** The seats that have not said anything yet. */
    public List<Integer> open() {
        List<Integer> open = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            if (seat != by && !hasAgreed(seat)) {
                open.add(seat);
            }
        }
        return open;
    }
}
