package org.phaseline.laboratory.statistics;

/** The distributions that tests need; computed with {@link StrictMath}, so that they are the same on every machine. */
final class Distributions {

    /** Lanczos's coefficients for g = 7. */
    private static final double[] LANCZOS = {
        0.99999999999980993,
        676.5203681218851,
        -1259.1392167224028,
        771.32342877765313,
        -176.61502916214059,
        12.507343278686905,
        -0.13857109526572012,
        9.9843695780195716e-6,
        1.5056327351493116e-7
    };

    private static final double TINY = 1e-300;
    private static final double EXACT = 1e-14;
    private static final int MOST_TERMS = 500;

    private Distributions() {}

    /** The logarithm of the gamma function, for x of at least 0.5. */
    static double logGamma(double x) {
        double sum = LANCZOS[0];
        for (int i = 1; i < LANCZOS.length; i++) {
            sum += LANCZOS[i] / (x - 1 + i);
        }
        double t = x + 6.5;
        return 0.5 * StrictMath.log(2 * Math.PI) + (x - 0.5) * StrictMath.log(t) - t + StrictMath.log(sum);
    }

    static double logChoose(long n, long k) {
        return logGamma(n + 1.0) - logGamma(k + 1.0) - logGamma(n - k + 1.0);
    }

    /** How likely it is that Student's t with so many degrees of freedom is at least this far from 0. */
    static double studentBothTails(double t, double freedom) {
        return incompleteBeta(freedom / 2, 0.5, freedom / (freedom + t * t));
    }

    /** The regularized incomplete beta function, by its continued fraction (Lentz's method). */
    static double incompleteBeta(double a, double b, double x) {
        if (x <= 0 || x >= 1) {
            return x <= 0 ? 0 : 1;
        }
        double front = StrictMath.exp(
                logGamma(a + b) - logGamma(a) - logGamma(b) + a * StrictMath.log(x) + b * StrictMath.log(1 - x));
        return x < (a + 1) / (a + b + 2) ? front * fraction(a, b, x) / a : 1 - front * fraction(b, a, 1 - x) / b;
    }

    private static double fraction(double a, double b, double x) {
        double c = 1;
        double d = 1 / notZero(1 - (a + b) * x / (a + 1));
        double result = d;
        for (int m = 1; m <= MOST_TERMS; m++) {
            double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
            d = 1 / notZero(1 + even * d);
            c = notZero(1 + even / c);
            result *= c * d;
            double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
            d = 1 / notZero(1 + odd * d);
            c = notZero(1 + odd / c);
            result *= c * d;
            if (Math.abs(c * d - 1) < EXACT) {
                break;
            }
        }
        return result;
    }

    private static double notZero(double value) {
        return Math.abs(value) < TINY ? TINY : value;
    }
}
