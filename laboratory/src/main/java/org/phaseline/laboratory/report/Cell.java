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
