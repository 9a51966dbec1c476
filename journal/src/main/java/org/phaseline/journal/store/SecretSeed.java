package org.phaseline.journal.store;

import java.security.SecureRandom;
import java.util.HexFormat;
import org.phaseline.engine.dice.SeedCommitment;

/** The umpire's seed. Who knows it before the game is over knows every roll to come, so it never shows itself by mistake. */
public final class SecretSeed {

    private final byte[] bytes;

    private SecretSeed(byte[] bytes) {
        this.bytes = bytes;
    }

    public static SecretSeed of(byte[] bytes) {
        if (bytes.length != SeedCommitment.SEED_BYTES) {
            throw new IllegalArgumentException(
                    "a seed has " + SeedCommitment.SEED_BYTES + " bytes, not " + bytes.length);
        }
        return new SecretSeed(bytes.clone());
    }

    /** A seed nobody can guess. */
    public static SecretSeed fresh() {
        byte[] bytes = new byte[SeedCommitment.SEED_BYTES];
        new SecureRandom().nextBytes(bytes);
        return new SecretSeed(bytes);
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    public String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    public SeedCommitment commitment() {
        return SeedCommitment.to(bytes);
    }

    @Override
    public String toString() {
        return "a secret seed";
    }
}
