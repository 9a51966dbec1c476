package org.phaseline.server.store;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One record of a table's stream, as it is kept. */
public record StoredRecord(Kind kind, byte[] bytes) {

    /** In the order in which the store numbers them. */
    public enum Kind {
        /** A line of the journal, with its newline. */
        LINE,
        /** Something that was said, agreed or told of a seat. */
        MESSAGE
    }

    private static final Pattern AFTER = Pattern.compile("^\\{\"after\":(\\d{1,9})");

    /** Nothing is said before the lines a journal begins with. */
    private static final int FIRST_LINES = 2;

    /** So much of a message tells where it stands. */
    private static final int BEGINNING = 20;

    public static StoredRecord line(byte[] bytes) {
        return new StoredRecord(Kind.LINE, bytes);
    }

    public static StoredRecord message(byte[] bytes) {
        return new StoredRecord(Kind.MESSAGE, bytes);
    }

    /** One stream of what was kept in two parts, as backups do and stores once did: a message tells how many lines were before it. */
    static List<StoredRecord> merged(List<byte[]> lines, List<byte[]> messages) {
        List<StoredRecord> records = new ArrayList<>();
        int next = 0;
        for (byte[] message : messages) {
            for (int after = after(message); next < Math.min(after, lines.size()); next++) {
                records.add(line(lines.get(next)));
            }
            records.add(message(message));
        }
        for (; next < lines.size(); next++) {
            records.add(line(lines.get(next)));
        }
        return records;
    }

    private static int after(byte[] message) {
        Matcher matcher =
                AFTER.matcher(new String(message, 0, Math.min(message.length, BEGINNING), StandardCharsets.ISO_8859_1));
        return Math.max(FIRST_LINES, matcher.find() ? Integer.parseInt(matcher.group(1)) : 0);
    }
}
