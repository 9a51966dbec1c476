package org.phaseline.laboratory.report;

import java.util.Locale;
import org.phaseline.laboratory.statistics.Proportion;

/** Numbers as people read them. */
final class Figures {

    private Figures() {}

    static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    static String number(double value, int digits) {
        return Double.isNaN(value) ? "–" : String.format(Locale.ROOT, "%,." + digits + "f", value);
    }

    /** {@code +4.1}, with a minus as people write it: {@code −4.1}. */
    static String signed(double value, int digits) {
        String size = number(Math.abs(value), digits);
        return Double.isNaN(value) || size.matches("[0.]*") ? size : (value < 0 ? "−" : "+") + size;
    }

    static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** {@code 43.2 % (40.1 to 46.3)}. */
    static String rate(Proportion rate) {
        return rate.isKnown()
                ? percent(rate.share())
                        + String.format(Locale.ROOT, " (%.1f to %.1f)", 100 * rate.low(), 100 * rate.high())
                : "–";
    }
}
