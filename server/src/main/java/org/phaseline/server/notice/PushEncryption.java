package org.phaseline.server.notice;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Encrypts a message so that only one browser can read it, and no push service on the way (RFC 8291, aes128gcm of RFC 8188, one record). */
final class PushEncryption {

    private static final int SALT = 16;
    private static final int KEY = 16;
    private static final int NONCE = 12;
    private static final int SECRET = 32;
    private static final int TAG_BITS = 128;
    private static final int RECORD = 4096;
    private static final byte LAST_RECORD = 2;

    private PushEncryption() {}

    static byte[] encrypt(byte[] plain, PushSubscription to) throws GeneralSecurityException {
        byte[] salt = new byte[SALT];
        new SecureRandom().nextBytes(salt);
        return encrypt(plain, to, P256.fresh(), salt);
    }

    /** With a key and a salt of one's own, for tests: neither may be used twice. */
    static byte[] encrypt(byte[] plain, PushSubscription to, KeyPair ours, byte[] salt)
            throws GeneralSecurityException {
        byte[] ourPoint = P256.point((ECPublicKey) ours.getPublic());
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(ours.getPrivate());
        agreement.doPhase(to.key(), true);
        byte[] keyInfo = joined("WebPush: info\0".getBytes(StandardCharsets.US_ASCII), to.point(), ourPoint);
        byte[] secret = hkdf(to.secret(), agreement.generateSecret(), keyInfo, SECRET);
        byte[] key = hkdf(salt, secret, "Content-Encoding: aes128gcm\0".getBytes(StandardCharsets.US_ASCII), KEY);
        byte[] nonce = hkdf(salt, secret, "Content-Encoding: nonce\0".getBytes(StandardCharsets.US_ASCII), NONCE);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
        byte[] sealed = cipher.doFinal(joined(plain, new byte[] {LAST_RECORD}));
        byte[] header = ByteBuffer.allocate(SALT + Integer.BYTES + 1)
                .put(salt)
                .putInt(RECORD)
                .put((byte) ourPoint.length)
                .array();
        return joined(header, ourPoint, sealed);
    }

    /** HKDF with SHA-256 (RFC 5869), for no more than one block. */
    private static byte[] hkdf(byte[] salt, byte[] material, byte[] info, int length) throws GeneralSecurityException {
        byte[] extracted = hmac(salt, material);
        return Arrays.copyOf(hmac(extracted, joined(info, new byte[] {1})), length);
    }

    private static byte[] hmac(byte[] key, byte[] text) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(text);
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
