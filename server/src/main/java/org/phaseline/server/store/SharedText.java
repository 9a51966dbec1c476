package org.phaseline.server.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Optional;

/**
 * The text of a rulebook, taken out of the journal's first line, which carries it. Most of what a store holds would be the same few
 * texts again and again otherwise.
 *
 * @param rest the line without the text
 * @param at where in the rest the text belongs
 * @param hash SHA-256 of the text
 */
public record SharedText(byte[] rest, int at, byte[] hash, byte[] text) {

    /** Inside a string both would be written otherwise: a quotation mark gets a backslash there. */
    private static final byte[] BEFORE = ",\"files\":[".getBytes(StandardCharsets.US_ASCII);

    private static final byte[] AFTER = ",\"check\":\"".getBytes(StandardCharsets.US_ASCII);

    /** Nothing when the line carries none. */
    public static Optional<SharedText> in(byte[] line) {
        int from = find(line, BEFORE, 0);
        int to = from < 0 ? -1 : find(line, AFTER, from);
        if (to < 0) {
            return Optional.empty();
        }
        byte[] text = Arrays.copyOfRange(line, from, to);
        byte[] rest = Arrays.copyOf(line, line.length - text.length);
        System.arraycopy(line, to, rest, from, line.length - to);
        return Optional.of(new SharedText(rest, from, hash(text), text));
    }

    /** The line as it was. */
    public static byte[] line(byte[] rest, int at, byte[] text) {
        byte[] line = Arrays.copyOf(rest, rest.length + text.length);
        System.arraycopy(text, 0, line, at, text.length);
        System.arraycopy(rest, at, line, at + text.length, rest.length - at);
        return line;
    }

    private static int find(byte[] line, byte[] what, int from) {
        for (int i = from; i + what.length <= line.length; i++) {
            if (Arrays.equals(line, i, i + what.length, what, 0, what.length)) {
                return i;
            }
        }
        return -1;
    }

    /** What a text is called by. */
    public static byte[] hash(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
