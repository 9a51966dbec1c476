package org.phaseline.journal.format;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import org.phaseline.language.RulebookText;

/**
 * Tells two rulebooks apart: SHA-256 over "phaseline rulebook v1", then for the main file and after it for every other one
 * in the order of their names: the length of its name, its name, the length of its text, its text. Names and texts are UTF-8,
 * a length is 4 bytes with the big end first.
 */
public final class RulebookHash {

    private static final byte[] PURPOSE = "phaseline rulebook v1".getBytes(StandardCharsets.US_ASCII);

    private RulebookHash() {}

    /** 64 hexadecimal digits. */
    public static String of(RulebookText text) {
        MessageDigest digest = sha256();
        digest.update(PURPOSE);
        add(digest, text.file());
        add(digest, text.text());
        for (Map.Entry<String, String> other : text.others().entrySet()) {
            add(digest, other.getKey());
            add(digest, other.getValue());
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static void add(MessageDigest digest, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update(ByteBuffer.allocate(4).putInt(bytes.length).array());
        digest.update(bytes);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
