package org.phaseline.bots;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.SideValueReading;

/** What the rulebook itself says about how well a side stands: {@code value for each s in sides: s.points}. */
record StatedValue(String name, int line, ThreadLocal<SideValueReading> reading, double scale) implements Feature {

    /** As much as what decides who wins. */
    private static final double WORTH = 4;

    /** A lead of so many is large where all begin with nothing. */
    private static final double LEAST = 10;

    /** @param begun the values of the state when the first question is asked */
    static List<Feature> of(CompiledRulebook rulebook, long[] begun) {
        ThreadLocal<SideValueReading> reading = ThreadLocal.withInitial(() -> new SideValueReading(rulebook));
        List<Feature> features = new ArrayList<>();
        for (int line = 0; line < rulebook.values().size(); line++) {
            double most = LEAST;
            for (int side = 0; side < rulebook.outline().parties().sides(); side++) {
                most = Math.max(most, Math.abs(of(reading, line, begun, side)) / 2);
            }
            features.add(new StatedValue(rulebook.values().get(line).written(), line, reading, most));
        }
        return features;
    }

    @Override
    public double of(long[] slots, int side) {
        return of(reading, line, slots, side);
    }

    /** A formula that takes too long tells nothing. */
    private static double of(ThreadLocal<SideValueReading> reading, int line, long[] slots, int side) {
        try {
            return reading.get().of(line, slots, side);
        } catch (EndlessRulebook tooLong) {
            return 0;
        }
    }

    @Override
    public double worth() {
        return WORTH;
    }
}
