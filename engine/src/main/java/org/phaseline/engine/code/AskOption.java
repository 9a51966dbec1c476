package org.phaseline.engine.code;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.outline.ValueType;

/**
 * Puts several options to the actor. For {@code any of} and {@code all of}, {@code worked} remembers which were taken.
 *
 * @param taken where the choice is noted, counted from 1 after {@code offset}; null when nobody asks for it later
 * @param declining how the actor declines, or stops
 * @param none where it goes on when nothing is on offer
 */
public record AskOption(
        Wording prompt,
        Formula actor,
        Wording[] titles,
        Formula[] guards,
        int[] addresses,
        Slots.@Nullable Slot taken,
        int offset,
        Slots.@Nullable Slot worked,
        Declining declining,
        int none,
        int absent)
        implements Question {

    @Override
    public int run(Machine m, int here) {
        if (actor.of(m) == 0) {
            return absent;
        }
        for (int i = 0; i < titles.length; i++) {
            if (open(m, i)) {
                return m.ask();
            }
        }
        if (worked == null) {
            EmptyChoice.tell(m, prompt, actor.of(m), ValueType.FLAG, declining);
        }
        return none;
    }

    private boolean open(Machine m, int option) {
        return (worked == null || (worked.of(m) >>> option & 1) == 0) && guards[option].of(m) != 0;
    }

    @Override
    public long asked(Machine m) {
        return actor.of(m);
    }

    @Override
    public void offer(Machine m, Menu menu) {
        for (int i = 0; i < titles.length; i++) {
            if (open(m, i)) {
                menu.add(i);
            }
        }
        if (declining.offered(m)) {
            menu.add(Menu.PASS);
        }
    }

    @Override
    public int answer(Machine m, int here, long item) {
        if (item == Menu.PASS) {
            return declining.pass();
        }
        if (taken != null) {
            taken.set(m, offset + item + 1);
        }
        if (worked != null) {
            worked.set(m, worked.of(m) | 1L << item);
        }
        return addresses[(int) item];
    }

    @Override
    public String prompt(Machine m) {
        return prompt.say(m);
    }

    @Override
    public long readers(Machine m) {
        long asked = actor.of(m);
        long readers = prompt.audience(m, asked);
        for (Wording title : titles) {
            readers &= title.audience(m, asked);
        }
        return readers;
    }

    @Override
    public String word(Machine m, long item) {
        return item == Menu.PASS ? declining.word() : titles[(int) item].say(m);
    }

    /** Who is asked what somebody does answers that, and not how often. */
    @Override
    public String title(Machine m, long item) {
        boolean asks = prompt.pieces().getLast().endsWith("?");
        if (item != Menu.PASS) {
            return word(m, item);
        }
        return declining.again() && asks ? "nothing more" : declining.title(m);
    }

    @Override
    public int[] next(int here) {
        return new int[] {none, absent};
    }

    @Override
    public int[] answers(int here) {
        int[] all = java.util.Arrays.copyOf(addresses, addresses.length + (declining.possible() ? 1 : 0));
        if (declining.possible()) {
            all[addresses.length] = declining.pass();
        }
        return all;
    }
}
