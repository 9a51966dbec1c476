package org.phaseline.engine.position;

import java.util.Comparator;

/**
 * What a party has set a value of the state to under seal. The state itself keeps the old value until the step is revealed, so that
 * nobody who looks at it, person or rule, can tell that anything was set.
 *
 * @param step the sealed step it was set in
 * @param slot where the state keeps the value
 */
public record SealedValue(int step, int party, int slot, long value) implements Comparable<SealedValue> {

    private static final Comparator<SealedValue> ORDER = Comparator.comparingInt(SealedValue::step)
            .thenComparingInt(SealedValue::party)
            .thenComparingInt(SealedValue::slot);

    /** By step, party and slot, of which each has at most one: never by who was first. */
    @Override
    public int compareTo(SealedValue other) {
        return ORDER.compare(this, other);
    }

    /** Whether it was set in one of these steps. */
    public boolean isIn(int firstStep, int lastStep) {
        return step >= firstStep && step <= lastStep;
    }
}
