package org.phaseline.server.view;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.phaseline.session.LogLine;

/**
 * What a viewer at a table sees. Its id tells one view from another and how far they have read the log; it is made of
 * nothing but what they see, so that it tells nothing of answers they must not know of.
 *
 * @param lines how many lines of the log they may read
 */
public record View(String id, int lines, byte[] sighting, byte[] desk) {

    private static final int FINGERPRINT_BYTES = 8;
    private static final int MOST_DIGITS = 9;
    private static final byte[] NOTHING = {};
    private static final byte[] SIGHTING = ",\"sighting\":".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] DESK = ",\"desk\":".getBytes(StandardCharsets.US_ASCII);

    /** A part of it as it is written: what is the same as before need not be written again. */
    public record Part(byte[] json, String fingerprint) {

        public static Part of(byte[] json) {
            return new Part(json, View.fingerprint(json));
        }
    }

    public static String fingerprint(byte[] json) {
        return HexFormat.of().formatHex(Digest.of(json), 0, FINGERPRINT_BYTES);
    }

    public static View of(int lines, Part sighting, Part desk) {
        return new View(lines + "." + sighting.fingerprint + desk.fingerprint, lines, sighting.json, desk.json);
    }

    /** How many lines of the log somebody had read who saw the view with this id; 0 for what is no such id. */
    public static int linesRead(String id) {
        int dot = id.indexOf('.');
        if (dot < 1 || dot > MOST_DIGITS) {
            return 0;
        }
        int lines = 0;
        for (int i = 0; i < dot; i++) {
            int digit = id.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return 0;
            }
            lines = lines * 10 + digit;
        }
        return lines;
    }

    /** As it goes over the wire, with the lines of the log that are new to the one it goes to. */
    public byte[] json(int since, List<LogLine> log) {
        return json(NOTHING, since, log, NOTHING);
    }

    /** The same between other bytes. It is put together in one go: nearly all that goes to browsers is this. */
    public byte[] json(byte[] before, int since, List<LogLine> log, byte[] after) {
        byte[] news = JsonBytes.object(json -> {
            json.writeStringField("id", id);
            json.writeNumberField("since", since);
            JsonBytes.objects(json, "log", log, LogLineJson::write);
        });
        // The rest is written already, and may be long; it goes in front of the closing brace.
        ByteBuffer all = ByteBuffer.allocate(before.length
                + news.length
                + SIGHTING.length
                + sighting.length
                + DESK.length
                + desk.length
                + after.length);
        all.put(before).put(news, 0, news.length - 1);
        all.put(SIGHTING).put(sighting).put(DESK).put(desk).put((byte) '}');
        return all.put(after).array();
    }
}
