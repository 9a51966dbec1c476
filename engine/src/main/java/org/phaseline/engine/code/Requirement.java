package org.phaseline.engine.code;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.PositionRule;

/**
 * A condition of the game, or of each member of a set, and what is said where it does not hold. Condition and text look at the member as
 * {@code it}, and further in by its name, which is the first one.
 *
 * @param set null for a condition of the game
 * @param words how many words a large set has, or 0 for one that is a mask
 */
public record Requirement(@Nullable Formula set, int words, Formula condition, Wording text) implements PositionRule {

    /** Whoever reads more than so many has understood; a board may have millions of spaces. */
    private static final int MOST = 100;

    @Override
    public List<Breach> breaches(Machine m) {
        List<Breach> breaches = new ArrayList<>();
        if (set == null) {
            look(m, -1, breaches);
        } else if (words == 0) {
            for (long rest = set.of(m); rest != 0 && breaches.size() < MOST; rest &= rest - 1) {
                look(m, Long.numberOfTrailingZeros(rest), breaches);
            }
        } else {
            int mark = m.scratch.top;
            int crowd = (int) set.of(m);
            int at = m.scratch.next(crowd, words, 0);
            while (at >= 0 && breaches.size() < MOST) {
                look(m, at, breaches);
                at = m.scratch.next(crowd, words, at + 1);
            }
            m.scratch.top = mark;
        }
        return List.copyOf(breaches);
    }

    private void look(Machine m, int member, List<Breach> breaches) {
        m.looksAt(1);
        m.it = member;
        m.named[0] = member;
        if (condition.of(m) == 0) {
            breaches.add(new Breach(member, text.say(m)));
        }
    }
}
