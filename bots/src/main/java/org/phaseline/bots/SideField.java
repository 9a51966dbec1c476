package org.phaseline.bots;

import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.StateField;

/** A number that a side and its factions have. */
record SideField(StateField field, Parties parties, double worth) implements Feature {

    @Override
    public String name() {
        return FeatureSet.called(field);
    }

    @Override
    public double scale() {
        long high = field.type().high();
        return high > 0 && high <= 1_000 ? Math.max(1, high / 2.0) : 10;
    }

    @Override
    public double of(long[] slots, int side) {
        double sum = slots[field.slot() + side];
        for (long rest = parties.factionsOf(side); rest != 0; rest &= rest - 1) {
            sum += slots[field.slot() + Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }
}
