package org.phaseline.engine.machine;

/** A value computed from the position: a number, a flag (0, 1), a word's or party's index (-1 for none), or a set's mask. */
@FunctionalInterface
public interface Formula {

    long of(Machine m);

    /** Whether it holds, as a condition, with {@link Machine#it} a member. */
    default boolean holds(Machine m, long member) {
        long saved = m.it;
        m.it = member;
        boolean holds = of(m) != 0;
        m.it = saved;
        return holds;
    }
}
