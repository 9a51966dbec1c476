package org.phaseline.bots;

import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.StateField;

/** A number that a side and its factions have. */
record SideField(StateField field, Parties parties, double scale, double worth) implements Feature {

    @Override
    public String name() {
        return Relevance.called(field);
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
