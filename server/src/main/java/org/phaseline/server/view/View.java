package org.phaseline.server.view;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * What somebody at a table has before him. Its id tells one view from another and how far he has read the log; it is made of
 * nothing but what he sees, so that it tells nothing of answers he must not know of.
 *
 * @param lines how many lines of the log he may read
 */
public record View(String id, int lines, byte[] sighting, byte[] desk) {

    private static final int FINGERPRINT_BYTES = 8;

    /** The fingerprint of the sighting is known already: it is the larger part, and often the same as before. */
    public static View of(int lines, byte[] sighting, String fingerprint, byte[] desk) {
        return new View(lines + "." + fingerprint + fingerprint(desk), lines, sighting, desk);
    }

    public static String fingerprint(byte[] json) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(json);
            return HexFormat.of().formatHex(digest, 0, FINGERPRINT_BYTES);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    /** How many lines of the log somebody had read who saw the view with this id; 0 for what is no such id. */
    public static int linesRead(String id) {
        int dot = id.indexOf('.');
        String digits = dot < 0 ? "" : id.substring(0, dot);
        return digits.matches("\\d{1,9}") ? Integer.parseInt(digits) : 0;
    }

    /** As it goes over the wire, with the lines of the log that are new to the one it goes to. */
    public byte[] json(int since, List<LogLine> log) {
        return Json.object(json -> {
            json.writeStringField("id", id);
            json.writeNumberField("since", since);
            Json.objects(json, "log", log, (each, line) -> line.write(each));
            json.writeFieldName("sighting");
            json.writeRawValue(new String(sighting, StandardCharsets.UTF_8));
            json.writeFieldName("desk");
            json.writeRawValue(new String(desk, StandardCharsets.UTF_8));
        });
    }
}
