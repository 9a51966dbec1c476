package org.phaseline.server.store;

import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;

/** SHA-256 of a secret, kept in place of the secret itself. Comparing takes equally long however much agrees. */
public final class SecretHash {

    private final byte[] bytes;

    private SecretHash(byte[] bytes) {
        this.bytes = bytes;
    }

    public static SecretHash of(byte[] bytes) {
        return new SecretHash(bytes.clone());
    }

    public static SecretHash ofHex(String digits) {
        return new SecretHash(HexFormat.of().parseHex(digits));
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    public String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SecretHash hash && MessageDigest.isEqual(bytes, hash.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** Never the hash. */
    @Override
    public String toString() {
        return "a hash";
    }
}
