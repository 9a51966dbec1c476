package org.phaseline.laboratory.statistics;

/** Fisher's exact test: how likely two shares would differ as much or more if nothing but chance made them differ. */
public final class FisherTest {

    /** Two results that are equally likely differ in the last digits. */
    private static final double SAME = 1e-7;

    private FisherTest() {}

    public static double p(Proportion a, Proportion b) {
        long hits = a.hits() + b.hits();
        long all = a.of() + b.of();
        long least = Math.max(0, hits - b.of());
        long most = Math.min(hits, a.of());
        if (least == most) {
            return 1;
        }
        double whole = Distributions.logChoose(all, hits);
        double seen = weight(a.hits(), a, b, hits, whole);
        double p = 0;
        for (long k = least; k <= most; k++) {
            double weight = weight(k, a, b, hits, whole);
            if (weight <= seen + SAME) {
                p += StrictMath.exp(weight);
            }
        }
        return Math.min(1, p);
    }

    private static double weight(long k, Proportion a, Proportion b, long hits, double whole) {
        return Distributions.logChoose(a.of(), k) + Distributions.logChoose(b.of(), hits - k) - whole;
    }
}
