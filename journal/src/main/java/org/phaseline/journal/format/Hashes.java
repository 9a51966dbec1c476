package org.phaseline.journal.format;

import java.util.HexFormat;

/** The hash of a position in 16 hexadecimal digits. */
public final class Hashes {

    private Hashes() {}

    public static String say(long hash) {
        return HexFormat.of().toHexDigits(hash);
    }

    static long read(String digits) {
        if (digits.length() != 16) {
            throw new IllegalArgumentException("not a hash: " + digits);
        }
        return HexFormat.fromHexDigitsToLong(digits);
    }
}
