package org.phaseline.journal.format;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.zip.CRC32;

/**
 * The last field of every line, so that a torn or damaged line is noticed: CRC-32 over the checksum of the line before and
 * the line up to the comma in front of its own. Because each takes up the one before, no line can be moved, doubled or left
 * out without notice. It guards against accidents, not against malice: that is what replay and the seed are for.
 */
public final class Checksum {

    /** What the first line takes up. */
    public static final String NONE = "00000000";

    private static final byte[] FIELD = ",\"check\":\"".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] END = "\"}".getBytes(StandardCharsets.US_ASCII);
    private static final int DIGITS = 8;
    private static final int SUFFIX = FIELD.length + DIGITS + END.length;

    private Checksum() {}

    /** Turns an object into a line: its closing brace makes room for the checksum. */
    static byte[] seal(byte[] object, String before) {
        int content = object.length - 1;
        byte[] line = Arrays.copyOf(object, content + SUFFIX + 1);
        byte[] digits = of(before, object, 0, content).getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(FIELD, 0, line, content, FIELD.length);
        System.arraycopy(digits, 0, line, content + FIELD.length, DIGITS);
        System.arraycopy(END, 0, line, content + FIELD.length + DIGITS, END.length);
        line[line.length - 1] = '\n';
        return line;
    }

    /** Whether the line from {@code from} to {@code to}, without its newline, is whole and follows the one before. */
    static boolean holds(byte[] bytes, int from, int to, String before) {
        int content = to - SUFFIX;
        return content > from
                && Arrays.equals(bytes, content, content + FIELD.length, FIELD, 0, FIELD.length)
                && Arrays.equals(bytes, to - END.length, to, END, 0, END.length)
                && of(before, bytes, from, content - from).equals(digits(bytes, to));
    }

    /** The checksum carried by the line that ends at {@code to}, without its newline. */
    static String digits(byte[] bytes, int to) {
        return new String(bytes, to - END.length - DIGITS, DIGITS, StandardCharsets.US_ASCII);
    }

    private static String of(String before, byte[] bytes, int from, int length) {
        CRC32 crc = new CRC32();
        crc.update(before.getBytes(StandardCharsets.US_ASCII));
        crc.update(bytes, from, length);
        return HexFormat.of().toHexDigits((int) crc.getValue());
    }
}
