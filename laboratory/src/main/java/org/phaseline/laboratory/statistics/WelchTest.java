package org.phaseline.laboratory.statistics;

/** Welch's t-test: how likely two means would differ as much or more if nothing but chance made them differ. */
public final class WelchTest {

    private WelchTest() {}

    /** A sample: how many, their mean and their variance. */
    public record Sample(long count, double mean, double variance) {}

    public static double p(Sample a, Sample b) {
        if (a.count < 2 || b.count < 2) {
            return 1;
        }
        double ofA = a.variance / a.count;
        double ofB = b.variance / b.count;
        double error = ofA + ofB;
        if (error == 0) {
            return a.mean == b.mean ? 1 : 0;
        }
        double t = (a.mean - b.mean) / StrictMath.sqrt(error);
        double freedom = error * error / (ofA * ofA / (a.count - 1) + ofB * ofB / (b.count - 1));
        return Distributions.studentBothTails(t, freedom);
    }
}
