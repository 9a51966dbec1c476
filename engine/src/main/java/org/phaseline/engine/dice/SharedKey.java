package org.phaseline.engine.dice;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;

/**
 * The key for the rolls of one answer to which present seats have added shares:
 *
 * <pre>
 * SHA-256("phaseline shared dice key v1" | key of the table | count | seat1 n1 share1 | seat2 n2 share2 ...)   each number 4 bytes, big end first
 * </pre>
 *
 * Whoever lacks one of the shares cannot tell what will be rolled, and who runs the server lacks all of them until they are shown.
 */
public final class SharedKey {

    private static final byte[] PURPOSE = "phaseline shared dice key v1".getBytes(StandardCharsets.US_ASCII);

    private SharedKey() {}

    /** What a seat added, {@code n} counted from 1 for each of its chains. */
    public record Share(int seat, int n, byte[] share) {}

    public static byte[] of(byte[] tableKey, List<Share> shares) {
        MessageDigest digest = HmacSha256.sha256();
        digest.update(PURPOSE);
        digest.update(tableKey);
        digest.update(number(shares.size()));
        for (Share share : shares) {
            digest.update(number(share.seat));
            digest.update(number(share.n));
            digest.update(share.share);
        }
        return digest.digest();
    }

    private static byte[] number(int value) {
        return ByteBuffer.allocate(Integer.BYTES).putInt(value).array();
    }
}
