package org.phaseline.engine.code;

import java.util.Arrays;
import java.util.Iterator;
import org.phaseline.engine.machine.DuePoint;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.position.Deferred;
import org.phaseline.engine.report.Report;

/** Deferred effects, and what happens at a due point: deferred effects first, then markers come off. */
public final class DeferredEffects {

    private static final int[] NOBODY_IN_PARTICULAR = {};

    private DeferredEffects() {}

    /**
     * Reaches a due point that belongs to no step: the end of a together block. The same lines may be played by somebody else
     * at the same time, so only what was put off in the branches that have just come together happens.
     */
    public record FallDue(int due) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            fallDue(m, due, m.branch.path);
            return here + 1;
        }
    }

    public record PutOff(int due, Effects.Operation operation, Slots.StateSlot slot, Formula value, long low, long high)
            implements Instruction {
        @Override
        public int run(Machine m, int here) {
            int index = slot.index(m);
            if (index >= 0) {
                defer(m, due, operation.ordinal(), index, value.of(m), low, high);
                if (m.reporting()) {
                    m.report(new Report.PutOff(
                            m.step(),
                            m.audience(),
                            m.rulebook.duePoints().get(due).said()));
                }
            }
            return here + 1;
        }
    }

    /** Puts an effect off. Kept in an order that does not depend on who acted first. */
    private static void defer(Machine m, int due, int operation, int slot, long value, long low, long high) {
        m.branch.moment++;
        Deferred entry = new Deferred(due, m.branch.path, m.branch.moment, operation, slot, value, low, high);
        int at = m.position.deferred.size();
        m.limits.keepsWaiting(at);
        while (at > 0 && m.position.deferred.get(at - 1).compareTo(entry) > 0) {
            m.looksAt(1);
            at--;
        }
        m.position.deferred.add(at, entry);
    }

    static void fallDue(Machine m, int due) {
        fallDue(m, due, NOBODY_IN_PARTICULAR);
    }

    private static void fallDue(Machine m, int due, int[] below) {
        m.looksAt(m.position.deferred.size());
        for (Iterator<Deferred> all = m.position.deferred.iterator(); all.hasNext(); ) {
            Deferred deferred = all.next();
            if (deferred.due() == due && isBelow(deferred.path(), below)) {
                all.remove();
                Effects.apply(
                        m,
                        Effects.Operation.of(deferred.operation()),
                        deferred.slot(),
                        deferred.value(),
                        deferred.low(),
                        deferred.high());
            }
        }
        for (DuePoint.ComingOff marker : m.rulebook.duePoints().get(due).markers()) {
            takeOff(m, marker);
        }
    }

    private static boolean isBelow(int[] path, int[] above) {
        return path.length >= above.length && Arrays.equals(path, 0, above.length, above, 0, above.length);
    }

    private static void takeOff(Machine m, DuePoint.ComingOff marker) {
        if (marker.holders() == 0) {
            if (m.position.slots[marker.slot()] != 0 && marker.condition().of(m) != 0) {
                Effects.apply(m, Effects.Operation.SET, marker.slot(), 0, 0, 1);
            }
            return;
        }
        m.looksAt(marker.holders());
        long saved = m.it;
        for (int i = 0; i < marker.holders(); i++) {
            m.it = i;
            int slot = marker.slot() + i;
            if (m.position.slots[slot] != 0 && marker.condition().of(m) != 0) {
                Effects.apply(m, Effects.Operation.SET, slot, 0, 0, 1);
            }
        }
        m.it = saved;
    }
}
