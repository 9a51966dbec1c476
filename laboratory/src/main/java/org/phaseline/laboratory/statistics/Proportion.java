package org.phaseline.laboratory.statistics;

/** How often something happened of how many times it could have, with the interval in which the true share lies with 95 % confidence (Wilson's). */
public record Proportion(long hits, long of) {

    private static final double Z = 1.959963984540054;

    public Proportion {
        if (hits < 0 || hits > of) {
            throw new IllegalArgumentException(hits + " of " + of);
        }
    }

    public boolean isKnown() {
        return of > 0;
    }

    /** 0 when it is not known. */
    public double share() {
        return of == 0 ? 0 : (double) hits / of;
    }

    public double low() {
        return of == 0 ? 0 : Math.max(0, middle() - half());
    }

    public double high() {
        return of == 0 ? 1 : Math.min(1, middle() + half());
    }

    private double middle() {
        return (share() + Z * Z / (2 * of)) / (1 + Z * Z / of);
    }

    private double half() {
        double p = share();
        return Z * StrictMath.sqrt(p * (1 - p) / of + Z * Z / (4.0 * of * of)) / (1 + Z * Z / of);
    }
}
