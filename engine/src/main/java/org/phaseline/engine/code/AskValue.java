package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.outline.ValueType;

/**
 * Lets the actor choose a member of a set ({@code low} is the set's mask) or a number of a range, and binds a name to it.
 *
 * @param fits which numbers of the range are meant, looked at with {@link Machine#it} the number
 * @param pass where declining leads, or -1 when he must choose
 * @param none where it goes on when there is nothing to choose
 */
public record AskValue(
        String prompt,
        Formula actor,
        Slots.Slot target,
        ValueType type,
        boolean range,
        Formula low,
        Formula high,
        Formula fits,
        boolean again,
        Formula compulsory,
        int pass,
        int none,
        int absent)
        implements Question {

    /** More numbers than this are not put on a menu one by one. */
    private static final long WIDEST = 100_000;

    @Override
    public int run(Machine m, int here) {
        if (actor.of(m) == 0) {
            return absent;
        }
        return empty(m) ? none : m.ask();
    }

    private boolean empty(Machine m) {
        if (!range) {
            return low.of(m) == 0;
        }
        long last = high.of(m);
        for (long number = low.of(m); number <= last; number++) {
            if (fits(m, number)) {
                return false;
            }
        }
        return true;
    }

    private boolean fits(Machine m, long number) {
        long saved = m.it;
        m.it = number;
        boolean fit = fits.of(m) != 0;
        m.it = saved;
        return fit;
    }

    @Override
    public long asked(Machine m) {
        return actor.of(m);
    }

    @Override
    public void offer(Machine m, Menu menu) {
        if (range) {
            long from = low.of(m);
            long to = Math.min(high.of(m), from + WIDEST);
            for (long number = from; number <= to; number++) {
                if (fits(m, number)) {
                    menu.add(number);
                }
            }
        } else {
            menu.addMembers(low.of(m));
        }
        if (pass >= 0 && compulsory.of(m) == 0) {
            menu.add(Menu.PASS);
        }
    }

    @Override
    public int answer(Machine m, int here, long item) {
        if (item == Menu.PASS) {
            return pass;
        }
        target.set(m, item);
        return here + 1;
    }

    @Override
    public String prompt(Machine m) {
        return prompt;
    }

    @Override
    public String word(Machine m, long item) {
        return item == Menu.PASS ? again ? "no more" : "skip" : type.say(item);
    }

    @Override
    public Kind kind() {
        return range ? Kind.NUMBER : Kind.CHOICE;
    }

    @Override
    public int[] next(int here) {
        return new int[] {none, absent};
    }

    @Override
    public int[] answers(int here) {
        return pass >= 0 ? new int[] {here + 1, pass} : new int[] {here + 1};
    }
}
