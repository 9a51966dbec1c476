package org.phaseline.laboratory.report;

import org.phaseline.laboratory.statistics.Proportion;

/** A value of a table. */
public sealed interface Cell {

    /** As people read it. */
    String text();

    record Words(String text) implements Cell {}

    record Count(long number) implements Cell {
        @Override
        public String text() {
            return Figures.count(number);
        }
    }

    record Number(double value, int digits) implements Cell {
        @Override
        public String text() {
            return Figures.number(value, digits);
        }
    }

    /** A share with its interval; a dash where it is not known. */
    record Share(Proportion rate) implements Cell {
        @Override
        public String text() {
            return Figures.rate(rate);
        }
    }

    /** By how many points of a hundred a share is higher than another, with its 95 % interval (Newcombe's); a dash where one is not known. */
    record Points(Proportion higher, Proportion lower) implements Cell {

        public boolean isKnown() {
            return higher.isKnown() && lower.isKnown();
        }

        public double points() {
            return higher.share() - lower.share();
        }

        public double low() {
            return points() - apart(higher.share() - higher.low(), lower.high() - lower.share());
        }

        public double high() {
            return points() + apart(higher.high() - higher.share(), lower.share() - lower.low());
        }

        private static double apart(double a, double b) {
            return StrictMath.sqrt(a * a + b * b);
        }

        @Override
        public String text() {
            return isKnown()
                    ? Figures.signed(100 * points(), 1) + " (" + Figures.signed(100 * low(), 1) + " to "
                            + Figures.signed(100 * high(), 1) + ")"
                    : "–";
        }
    }

    /** By how much a number is higher than another. */
    record Change(double value) implements Cell {
        @Override
        public String text() {
            return Figures.signed(value, 2);
        }
    }

    /** How likely a difference is by chance alone. */
    record Probability(double p) implements Cell {
        @Override
        public String text() {
            return p < 0.0001 ? "< 0.0001" : Figures.number(p, 4);
        }
    }

    static Cell of(String text) {
        return new Words(text);
    }

    static Cell of(long number) {
        return new Count(number);
    }

    static Cell of(double value, int digits) {
        return new Number(value, digits);
    }

    static Cell rate(long hits, long of) {
        return new Share(new Proportion(hits, of));
    }
}
