package org.phaseline.engine.report;

import org.phaseline.engine.outline.Parties;

/** Who may read a report, in words. */
public final class Readers {

    private Readers() {}

    /** Empty where everybody may. Whoever only watches is named beside parties; nobody is "nobody". */
    public static String of(long audience, Parties parties) {
        if (audience == Report.EVERYONE) {
            return "";
        }
        String names = parties.names(audience);
        boolean watched = (audience & Report.WATCHERS) != 0;
        return (names.isEmpty() ? "nobody" : names) + (watched ? " and watchers" : "");
    }
}
