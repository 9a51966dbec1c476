package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/** Sets with conditions (see {@link Crowds.Where}), or without any, whose members need not all be asked whether they fit. */
final class Candidates {

    private Candidates() {}

    static boolean isLazy(Formula set) {
        return set instanceof Crowds.Where || set instanceof Crowds.All;
    }

    /** The set without its conditions. */
    static Formula of(Formula set) {
        Formula all = set;
        while (all instanceof Crowds.Where where) {
            all = where.set();
        }
        return all;
    }

    /** Whether a member of the set without its conditions fulfils all of them; the innermost is asked first, as in the whole set. */
    static boolean fits(Machine m, Formula set, int member) {
        if (!(set instanceof Crowds.Where where)) {
            return true;
        }
        if (!fits(m, where.set(), member)) {
            return false;
        }
        m.looksAt(1);
        int mark = m.scratch.top;
        long saved = m.it;
        m.it = member;
        boolean fits = where.condition().of(m) != 0;
        m.it = saved;
        m.scratch.top = mark;
        return fits;
    }
}
