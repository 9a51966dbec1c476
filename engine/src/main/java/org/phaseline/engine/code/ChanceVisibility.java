package org.phaseline.engine.code;

import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.Parties;

/** Who sees what chance has settled for some parties only. */
final class ChanceVisibility {

    private ChanceVisibility() {}

    /** Everybody but them, those who watch included. A side's factions are at its own seat. */
    static long others(Machine m, long seers) {
        Parties parties = m.rulebook.outline().parties();
        long insiders = seers;
        for (long rest = seers & parties.sidesMask(); rest != 0; rest &= rest - 1) {
            insiders |= parties.factionsOf(Long.numberOfTrailingZeros(rest));
        }
        return ~insiders;
    }

    static String names(Machine m, long seers) {
        return seers == 0 ? "nobody" : m.rulebook.outline().parties().names(seers);
    }

    /** Who is asked what happened on the real table: nobody can tell what they do not see. */
    static long asked(long actor, long seers) {
        long both = actor & seers;
        return both == 0 && seers != 0 ? seers : both == 0 ? actor : both;
    }
}
