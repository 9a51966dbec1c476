package org.phaseline.bots;

import java.util.List;
import org.phaseline.engine.outline.StateField;

/** What a side holds of places or things that say who holds them, each counted by what it is worth. */
record Holdings(String name, StateField holder, int[] sideOf, List<StateField> values, double scale, double worth)
        implements Feature {

    @Override
    public double of(long[] slots, int side) {
        double sum = 0;
        for (int i = 0; i < holder.holders().size(); i++) {
            if (isOf(slots, i, side)) {
                sum += value(slots, i);
            }
        }
        return sum;
    }

    boolean isOf(long[] slots, int member, int side) {
        long party = slots[holder.slot() + member];
        return party >= 0 && party < sideOf.length && sideOf[(int) party] == side;
    }

    private double value(long[] slots, int member) {
        double value = 1;
        for (StateField each : values) {
            value *= slots[each.slot() + member];
        }
        return value;
    }
}
