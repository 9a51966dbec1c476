package org.phaseline.engine.code;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Handler;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.report.Report;

/**
 * How a step is told of.
 *
 * @param wording its title where that speaks of values; null where it stands as it is printed
 * @param insiders who may know what became of it, as a mask: not everybody, where it is about pieces that not everybody sees
 */
public record StepTitle(@Nullable Wording wording, Formula insiders) implements Handler.Spoken {

    /** Of a step that is called as it is printed. */
    public static final StepTitle PRINTED = new StepTitle(null, new Arithmetic.Constant(Report.EVERYONE));

    /** The title as these parties read it now; empty for one that stands as it is printed, or that none of them may read. */
    public String said(Machine m, long parties) {
        if (wording == null) {
            return "";
        }
        long audience = wording.audience(m);
        return audience == Report.EVERYONE || (audience & parties) != 0 ? wording.say(m) : "";
    }

    /** The title as it is now; empty for one that stands as it is printed, or that not everybody may read. */
    @Override
    public String said(Machine m) {
        return wording == null || wording.audience(m) != Report.EVERYONE ? "" : wording.say(m);
    }
}
