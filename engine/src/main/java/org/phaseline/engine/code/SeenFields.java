package org.phaseline.engine.code;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.position.Branch;

/**
 * The values of fields of spaces and sides as they were when they were last looked at, and which spaces have others since. Values are
 * compared, not only asked for writes: slots next to a field may be written all the time, and a machine may go on with another position.
 */
final class SeenFields {

    private final List<StepReads.Field> fields;
    private final long[][] values;
    private final long[] moments;

    SeenFields(List<StepReads.Field> fields) {
        this.fields = fields;
        values = new long[fields.size()][];
        moments = new long[fields.size()];
        Arrays.fill(values, Branch.EMPTY);
    }

    /** Tells of each space where a value has changed, or that of a side of it; of some perhaps more than once. */
    void follow(Machine m, IntConsumer told) {
        long[] slots = m.position.slots;
        long moment = m.changes.moment(slots);
        for (int i = 0; i < values.length; i++) {
            StepReads.Field field = fields.get(i);
            if (values[i] == Branch.EMPTY) {
                values[i] = Arrays.copyOfRange(slots, field.base(), field.base() + field.slots());
            } else if (m.changes.since(moments[i], field.base(), field.slots())) {
                compare(field, slots, values[i], told);
            }
            moments[i] = moment;
        }
    }

    private static void compare(StepReads.Field field, long[] slots, long[] seen, IntConsumer told) {
        for (int from = 0; from < seen.length; from++) {
            int same = Arrays.mismatch(slots, field.base() + from, field.base() + seen.length, seen, from, seen.length);
            if (same < 0) {
                return;
            }
            from += same;
            seen[from] = slots[field.base() + from];
            if (from % field.stride() == 0) {
                tell(field, from / field.stride(), told);
            }
        }
    }

    private static void tell(StepReads.Field field, int member, IntConsumer told) {
        if (field.sides() == null) {
            told.accept(member);
        } else {
            told.accept(field.sides().lower(member));
            told.accept(field.sides().higher(member));
        }
    }
}
