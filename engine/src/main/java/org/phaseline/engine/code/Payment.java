package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.Decimals;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.report.FieldWords;
import org.phaseline.engine.report.NameWords;
import org.phaseline.engine.report.Report;

/**
 * Whether there is enough to pay; where there is not, the log says so. What is paid is subtracted elsewhere.
 *
 * @param name what is paid from, where it is a name and not a field
 * @param unit how many make a whole
 */
public record Payment(Formula amount, Slots.Slot from, String name, int unit) implements Formula {

    @Override
    public long of(Machine m) {
        long due = amount.of(m);
        long there = from.of(m);
        if (due <= there) {
            return 1;
        }
        if (m.reporting()) {
            m.telling(() -> tell(m, due, there));
        }
        return 0;
    }

    private void tell(Machine m, long due, long there) {
        int index = from instanceof Slots.StateSlot state ? state.index(m) : -1;
        StateField field =
                index < 0 ? null : m.rulebook.outline().fieldAt(index).orElse(null);
        if (field != null && field.untold()) {
            return;
        }
        long audience = m.audience();
        String what = NameWords.of(name);
        if (field != null) {
            audience &= Veil.audience(m, field, (index - field.slot()) / field.width());
            String whose = field.holder(index, m.rulebook.outline().parties());
            what = (whose.isEmpty() ? "" : whose + " ") + FieldWords.called(field);
        }
        m.report(new Report.Explained(
                m.step(),
                audience,
                Decimals.say(due, unit) + " cannot be paid from " + what + ": there is only "
                        + Decimals.say(there, unit)));
    }
}
