package org.phaseline.engine.code;

import java.util.Arrays;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/** The member of an outer set, which a filter inside a filter looks at by name. */
public final class MemberName {

    private MemberName() {}

    /** Works out a condition while the member that is looked at has a name; filters inside it look at members of their own. */
    public record Naming(int level, Formula condition) implements Formula {
        @Override
        public long of(Machine m) {
            if (level >= m.named.length) {
                m.named = Arrays.copyOf(m.named, level + 8);
            }
            // A formula that is called on the way may use the same level for a name of its own.
            long saved = m.named[level];
            m.named[level] = m.it;
            long result = condition.of(m);
            m.named[level] = saved;
            return result;
        }
    }

    public record Named(int level) implements Formula {
        @Override
        public long of(Machine m) {
            return m.named[level];
        }
    }
}
