package org.phaseline.laboratory.report;

import java.util.List;
import org.phaseline.laboratory.statistics.Proportion;

/** A plot: data only; {@link SvgPlots} draws it. */
public sealed interface Plot {

    String title();

    /** Shares with their intervals, one below the other. */
    record Shares(String title, List<Share> shares) implements Plot {}

    /** {@code series} tells by its colour what belongs together. */
    record Share(String label, Proportion rate, int series) {

        public Share(String label, Proportion rate) {
            this(label, rate, 0);
        }
    }

    /** How often each of some numbers came up. */
    record Bars(String title, String axis, List<Bar> bars) implements Plot {}

    record Bar(String label, long count) {}

    /** Shares along an axis, with their intervals, in one or more lines. */
    record Lines(String title, String axis, List<String> at, List<Line> lines) implements Plot {}

    record Line(String label, List<Proportion> rates) {}

    /** Parts of a whole. */
    record Parts(String title, List<Part> parts) implements Plot {}

    record Part(String label, double share) {}
}
