package org.phaseline.engine.dice;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** HMAC-SHA-256 (RFC 2104) with one key. Both pads are digested once and cloned, so it is thread-safe. */
final class HmacSha256 {

    private static final int BLOCK = 64;

    private final MessageDigest inner = sha256();
    private final MessageDigest outer = sha256();

    HmacSha256(byte[] key) {
        byte[] fitting = key.length > BLOCK ? sha256().digest(key) : key;
        byte[] innerPad = new byte[BLOCK];
        byte[] outerPad = new byte[BLOCK];
        for (int i = 0; i < BLOCK; i++) {
            byte part = i < fitting.length ? fitting[i] : 0;
            innerPad[i] = (byte) (part ^ 0x36);
            outerPad[i] = (byte) (part ^ 0x5c);
        }
        inner.update(innerPad);
        outer.update(outerPad);
    }

    byte[] of(byte[] message) {
        MessageDigest second = copy(outer);
        second.update(copy(inner).digest(message));
        return second.digest();
    }

    private static MessageDigest copy(MessageDigest digest) {
        try {
            return (MessageDigest) digest.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new IllegalStateException("this Java cannot copy a SHA-256 digest", impossible);
        }
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
