package org.phaseline.engine.outline;

import java.math.BigDecimal;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/**
 * Numbers that are counted in halves, quarters or tenths: kept as a whole number of these, said and read with a decimal point. The
 * unit is how many of them make one; each that is used has a decimal form that ends.
 */
public final class Decimals {

    private static final Pattern WRITTEN = Pattern.compile("[+-]?\\d{1,15}(\\.\\d{1,9})?");

    private Decimals() {}

    /** As it is said, without zeros at the end: 2.5. */
    public static String say(long value, int unit) {
        return unit == 1
                ? Long.toString(value)
                : BigDecimal.valueOf(value)
                        .divide(BigDecimal.valueOf(unit))
                        .stripTrailingZeros()
                        .toPlainString();
    }

    /** How many of the unit a number is; nothing when it is no number, or does not fit the unit. */
    public static OptionalLong read(String text, int unit) {
        if (!WRITTEN.matcher(text).matches()) {
            return OptionalLong.empty();
        }
        BigDecimal counted =
                new BigDecimal(text).multiply(BigDecimal.valueOf(unit)).stripTrailingZeros();
        return counted.scale() > 0 ? OptionalLong.empty() : OptionalLong.of(counted.longValueExact());
    }
}
