package org.phaseline.laboratory.tally;

import java.io.Serializable;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** How often each number came up. */
public final class Histogram implements Serializable {

    private static final long serialVersionUID = 1;

    private final TreeMap<Integer, Long> times = new TreeMap<>();

    public void add(int number) {
        times.merge(number, 1L, Long::sum);
    }

    void addAll(Histogram other) {
        other.times.forEach((number, often) -> times.merge(number, often, Long::sum));
    }

    public SortedMap<Integer, Long> times() {
        return times;
    }

    public long count() {
        return times.values().stream().mapToLong(Long::longValue).sum();
    }

    public double mean() {
        long sum = 0;
        for (Map.Entry<Integer, Long> each : times.entrySet()) {
            sum += each.getKey() * each.getValue();
        }
        return (double) sum / Math.max(1, count());
    }

    /** The variance of the numbers, as a sample of more. */
    public double variance() {
        long count = count();
        double mean = mean();
        double squares = 0;
        for (Map.Entry<Integer, Long> each : times.entrySet()) {
            squares += (each.getKey() - mean) * (each.getKey() - mean) * each.getValue();
        }
        return count < 2 ? 0 : squares / (count - 1);
    }

    /** The least number that at least this share of them do not exceed; 0 when there are none. */
    public int quantile(double share) {
        long wanted = (long) Math.ceil(share * count());
        long seen = 0;
        for (Map.Entry<Integer, Long> each : times.entrySet()) {
            seen += each.getValue();
            if (seen >= wanted) {
                return each.getKey();
            }
        }
        return 0;
    }
}
