package org.phaseline.engine.code;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.SetupRule;

/**
 * A condition of the game, or of each member of a set, and what is said where it does not hold. Condition and text look at the member as
 * {@code it}, and further in by its name, which is the first one.
 *
 * @param set null for a condition of the game
 * @param words how many words a large set has, or 0 for one that is a mask
 */
public record Requirement(
        @Nullable Formula set, int words, Formula condition, Wording text)
        implements SetupRule {

    @Override
    public List<Breach> breaches(Machine m) {
        List<Breach> breaches = new ArrayList<>();
        if (set == null) {
            look(m, -1, breaches);
        } else {
            for (int member : members(m, set)) {
                m.looksAt(1);
                look(m, member, breaches);
            }
        }
        return List.copyOf(breaches);
    }

    private void look(Machine m, int member, List<Breach> breaches) {
        m.it = member;
        m.named[0] = member;
        if (condition.of(m) == 0) {
            breaches.add(new Breach(member, text.say(m)));
        }
    }

    private List<Integer> members(Machine m, Formula of) {
        List<Integer> members = new ArrayList<>();
        if (words == 0) {
            for (long rest = of.of(m); rest != 0; rest &= rest - 1) {
                members.add(Long.numberOfTrailingZeros(rest));
            }
            return members;
        }
        int mark = m.scratch.top;
        int crowd = (int) of.of(m);
        for (int at = m.scratch.next(crowd, words, 0); at >= 0; at = m.scratch.next(crowd, words, at + 1)) {
            members.add(at);
        }
        m.scratch.top = mark;
        return members;
    }
}
