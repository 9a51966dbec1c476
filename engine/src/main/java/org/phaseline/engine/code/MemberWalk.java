package org.phaseline.engine.code;

import java.util.function.IntConsumer;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/** Goes through the members of a set, a mask or a large one, for what is looked at by people rather than played. */
final class MemberWalk {

    private MemberWalk() {}

    /** {@code words} is how many words the set has, or 0 for one that is a mask. */
    static void each(Machine m, Formula set, int words, IntConsumer member) {
        if (words == 0) {
            for (long rest = set.of(m); rest != 0; rest &= rest - 1) {
                m.looksAt(1);
                member.accept(Long.numberOfTrailingZeros(rest));
            }
            return;
        }
        int mark = m.scratch.top;
        int crowd = (int) set.of(m);
        for (int at = m.scratch.next(crowd, words, 0); at >= 0; at = m.scratch.next(crowd, words, at + 1)) {
            m.looksAt(1);
            member.accept(at);
        }
        m.scratch.top = mark;
    }
}
