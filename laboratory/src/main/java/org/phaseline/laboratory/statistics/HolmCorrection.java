package org.phaseline.laboratory.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Holm's correction for many comparisons: who compares a hundred things finds five that differ at 5 % by chance alone. */
public final class HolmCorrection {

    private HolmCorrection() {}

    /** The same in the same order, corrected. */
    public static List<Double> of(List<Double> p) {
        List<Integer> order = IntStream.range(0, p.size())
                .boxed()
                .sorted(Comparator.comparing(p::get))
                .toList();
        List<Double> corrected = new ArrayList<>(p);
        double highest = 0;
        for (int rank = 0; rank < order.size(); rank++) {
            int at = order.get(rank);
            highest = Math.max(highest, Math.min(1, p.get(at) * (p.size() - rank)));
            corrected.set(at, highest);
        }
        return List.copyOf(corrected);
    }
}
