package org.phaseline.engine.code;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.outline.ValueType;

/**
 * Lets the actor choose several members of a set (see {@link Crowds}), one answer each, until they have enough. The set chosen so
 * far stands in the target, which is empty when this begins.
 *
 * @param none where it goes on when there are fewer than the least to choose
 * @param unseen whether the choice is among pieces that can be unseen, and asked also when there is nothing to choose
 * @param alike which of the pieces were made alike; null when none were
 */
public record AskSeveral(
        Wording prompt,
        Formula actor,
        Slots.Slot[] target,
        ValueType type,
        Formula set,
        Formula least,
        Formula most,
        Declining declining,
        int none,
        int absent,
        boolean unseen,
        @Nullable AlikePieces alike)
        implements Question {

    public AskSeveral(
            Wording prompt,
            Formula actor,
            Slots.Slot[] target,
            ValueType type,
            Formula set,
            Formula least,
            Formula most,
            Declining declining,
            int none,
            int absent) {
        this(prompt, actor, target, type, set, least, most, declining, none, absent, false, null);
    }

    private static final long ENOUGH = Long.MAX_VALUE;

    @Override
    public int run(Machine m, int here) {
        if (actor.of(m) == 0) {
            return absent;
        }
        if (hidesThatNothingIsOffered(m)) {
            return m.ask();
        }
        int rest = rest(m);
        int chosen = chosen(m);
        if (chosen + rest < least.of(m)) {
            EmptyChoice.tell(m, prompt, actor.of(m), type, declining);
            return none;
        }
        if (chosen + rest == 0) {
            EmptyChoice.tell(m, prompt, actor.of(m), type, declining);
        }
        return rest == 0 || chosen >= most.of(m) ? here + 1 : m.ask();
    }

    private int chosen(Machine m) {
        int chosen = 0;
        for (Slots.Slot word : target) {
            chosen += Long.bitCount(word.of(m));
        }
        return chosen;
    }

    private int rest(Machine m) {
        int mark = m.scratch.top;
        int rest = m.scratch.size(left(m), target.length);
        m.scratch.top = mark;
        return rest;
    }

    private int left(Machine m) {
        int left = (int) set.of(m);
        for (int i = 0; i < target.length; i++) {
            m.scratch.words[left + i] &= ~target[i].of(m);
        }
        return left;
    }

    @Override
    public long asked(Machine m) {
        return actor.of(m);
    }

    @Override
    public void offer(Machine m, Menu menu) {
        int chosen = chosen(m);
        if (chosen + rest(m) >= least.of(m)) {
            offerRest(m, menu);
        }
        if (chosen == 0 && declining.offered(m)) {
            menu.add(Menu.PASS);
        } else if (chosen >= least.of(m)) {
            menu.add(ENOUGH);
        } else if (menu.size() == 0 && EmptyChoice.isHidden(m, unseen, type, actor)) {
            menu.add(declining.possible() ? Menu.PASS : Menu.NOTHING);
        }
    }

    private void offerRest(Machine m, Menu menu) {
        int mark = m.scratch.top;
        int left = left(m);
        if (alike == null) {
            for (int at = m.scratch.next(left, target.length, 0);
                    at >= 0;
                    at = m.scratch.next(left, target.length, at + 1)) {
                menu.add(at);
            }
        } else {
            alike.offer(m, menu, left, target.length);
        }
        m.scratch.top = mark;
    }

    @Override
    public int answer(Machine m, int here, long item) {
        if (item == Menu.PASS) {
            return declining.pass();
        }
        if (item == ENOUGH) {
            return here + 1;
        }
        if (item == Menu.NOTHING) {
            return none;
        }
        Slots.Slot word = target[(int) (item >> 6)];
        word.set(m, word.of(m) | 1L << item);
        return run(m, here);
    }

    @Override
    public String prompt(Machine m) {
        return prompt.say(m);
    }

    /** How many there are to choose from is not said where they may be unseen. */
    @Override
    public String progress(Machine m) {
        long limit = this.most.of(m);
        long most = limit == Integer.MAX_VALUE || unseen ? limit : Math.min(limit, chosen(m) + rest(m));
        if (most <= 1 || most == Integer.MAX_VALUE) {
            return "";
        }
        long least = this.least.of(m);
        String wanted = least == most ? "" + most : least > 0 && least < most ? least + " to " + most : "up to " + most;
        return chosen(m) + 1 + " of " + wanted;
    }

    @Override
    public String word(Machine m, long item) {
        if (item == Menu.PASS) {
            return declining.word();
        }
        return item == ENOUGH ? "that is all" : item == Menu.NOTHING ? EmptyChoice.WORD : type.word(item);
    }

    @Override
    public String title(Machine m, long item) {
        if (item == Menu.PASS) {
            return declining.title(m);
        }
        return item == ENOUGH || item == Menu.NOTHING ? word(m, item) : type.say(item);
    }

    @Override
    public boolean hidesThatNothingIsOffered(Machine m) {
        if (!unseen || chosen(m) > 0) {
            return false;
        }
        int rest = rest(m);
        return (rest == 0 || rest < least.of(m)) && EmptyChoice.isHidden(m, true, type, actor);
    }

    @Override
    public long readers(Machine m) {
        return prompt.audience(m, actor.of(m));
    }

    @Override
    public String from() {
        return type.kind();
    }

    @Override
    public int[] next(int here) {
        return new int[] {here + 1, none, absent};
    }

    @Override
    public int[] answers(int here) {
        return new int[] {here + 1, declining.possible() ? declining.pass() : none};
    }
}
