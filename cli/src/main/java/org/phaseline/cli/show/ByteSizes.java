package org.phaseline.cli.show;

import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers of bytes as people say them: 2g, 1.5 MB. */
public final class ByteSizes {

    private static final String UNITS = "kmgt";
    private static final long STEP = 1024;
    private static final Pattern SAID = Pattern.compile("(\\d{1,12})\\s*([kmgt]?)(i?b)?", Pattern.CASE_INSENSITIVE);

    private ByteSizes() {}

    public static String say(long bytes) {
        if (bytes < STEP) {
            return bytes + " bytes";
        }
        double size = bytes;
        int unit = -1;
        while (size >= STEP && unit < UNITS.length() - 1) {
            size /= STEP;
            unit++;
        }
        return String.format(
                Locale.ROOT,
                size < 10 ? "%.1f %sB" : "%.0f %sB",
                size,
                UNITS.toUpperCase(Locale.ROOT).charAt(unit));
    }

    /** Nothing when it is not a size. */
    public static OptionalLong read(String text) {
        Matcher said = SAID.matcher(text.strip());
        if (!said.matches()) {
            return OptionalLong.empty();
        }
        long factor = 1;
        for (int i = 0;
                i <= UNITS.indexOf(said.group(2).toLowerCase(Locale.ROOT))
                        && !said.group(2).isEmpty();
                i++) {
            factor *= STEP;
        }
        try {
            return OptionalLong.of(Math.multiplyExact(Long.parseLong(said.group(1)), factor));
        } catch (ArithmeticException tooLarge) {
            return OptionalLong.empty();
        }
    }
}
