package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/** Sets with conditions (see {@link Crowds.Where} and {@link FilteredSet}), or without any, whose members need not all be asked whether they fit. */
final class Candidates {

    private Candidates() {}

    static boolean isLazy(Formula set) {
        return set instanceof Crowds.Where
                || set instanceof FilteredSet.Crowd
                || set instanceof Crowds.All
                || set instanceof PartyFormulas.Defined call && filtersAll(call);
    }

    /** Whether a formula with a name gives those of all there are who fulfil conditions. */
    private static boolean filtersAll(PartyFormulas.Defined call) {
        return call.crowd() && isLazy(call.body()[0]) && of(call.body()[0]) instanceof Crowds.All;
    }

    /** The set without its conditions. */
    static Formula of(Formula set) {
        if (set instanceof FilteredSet.Crowd filtered) {
            return of(filtered.plain());
        }
        if (set instanceof PartyFormulas.Defined call && filtersAll(call)) {
            return of(call.body()[0]);
        }
        return set instanceof Crowds.Where where ? of(where.set()) : set;
    }

    /** Whether a member of the set without its conditions fulfils all of them; the innermost is asked first, as in the whole set. */
    static boolean fits(Machine m, Formula set, int member) {
        if (set instanceof FilteredSet.Crowd filtered) {
            return fits(m, filtered.plain(), member);
        }
        if (set instanceof PartyFormulas.Defined call && filtersAll(call)) {
            return call.test(m, (machine, body) -> fits(machine, body, member));
        }
        if (!(set instanceof Crowds.Where where)) {
            return true;
        }
        if (!fits(m, where.set(), member)) {
            return false;
        }
        m.looksAt(1);
        int mark = m.scratch.top;
        boolean fits = where.condition().holds(m, member);
        m.scratch.top = mark;
        return fits;
    }
}
