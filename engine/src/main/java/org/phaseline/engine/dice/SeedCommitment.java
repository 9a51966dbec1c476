package org.phaseline.engine.dice;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;

/**
 * The umpire's word, given before the first roll, that it will use one certain seed: SHA-256("phaseline seed commitment v1" |
 * seed), as 64 hexadecimal digits. It tells nothing of the seed, and no other seed fits it.
 */
public record SeedCommitment(String hex) {

    /** How many bytes a seed has: too many to be guessed from its commitment. */
    public static final int SEED_BYTES = 32;

    private static final byte[] PURPOSE = "phaseline seed commitment v1".getBytes(StandardCharsets.US_ASCII);

    public static SeedCommitment to(byte[] seed) {
        MessageDigest digest = HmacSha256.sha256();
        digest.update(PURPOSE);
        digest.update(checked(seed));
        return new SeedCommitment(HexFormat.of().formatHex(digest.digest()));
    }

    /** Whether this seed is the one that was committed to. */
    public boolean fits(byte[] seed) {
        return seed.length == SEED_BYTES && to(seed).equals(this);
    }

    static byte[] checked(byte[] seed) {
        if (seed.length != SEED_BYTES) {
            throw new IllegalArgumentException("a seed has " + SEED_BYTES + " bytes, not " + seed.length);
        }
        return seed;
    }
}
