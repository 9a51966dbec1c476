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
    }

    /** What a wish to take back says, in a record that is kept. */
    private static final String TO = "to";

    /** What a wish to hand over a seat says: the level of a bot, or {@link #PERSON}. */
    private static final String PLAYER = "player";

    private static final String PERSON = "person";

    /** {@code bots}: the seats that bots play, as a mask. They agree to everything. */
    static ConsentRequest of(String id, TableMessage said, int seats, long bots) {
        return new ConsentRequest(id, said.by(), said.text(), wish(said), bots, seats);
    }

    private static Wish wish(TableMessage said) {
        if (!said.more(TO).isEmpty()) {
            return new Wish.Back(Integer.parseInt(said.more(TO)));
        }
        String player = said.more(PLAYER);
        if (!player.isEmpty()) {
            return new Wish.HandOver(player.equals(PERSON) ? "" : player);
        }
        return new Wish.Correct(KeptCorrection.read(said));
    }

    static Map<String, String> kept(Wish wish) {
        return switch (wish) {
            case Wish.Back back -> Map.of(TO, String.valueOf(back.to));
            case Wish.Correct correct -> KeptCorrection.of(correct.correction);
            case Wish.HandOver(String level) -> Map.of(PLAYER, level.isEmpty() ? PERSON : level);
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
