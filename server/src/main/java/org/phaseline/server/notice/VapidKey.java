package org.phaseline.server.notice;

import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.view.JsonBytes;

/** The key by which push services know this server again (RFC 8292). It is made once and kept in the store: browsers subscribe to it. */
final class VapidKey {

    static final String KEPT_AS = "vapid-key";

    private static final Duration VALID = Duration.ofHours(12);

    private final PrivateKey key;
    private final byte[] point;

    private VapidKey(PrivateKey key, byte[] point) {
        this.key = key;
        this.point = point;
    }

    /** The one of a store, or a new one. */
    static VapidKey of(Store store) throws StoreProblem {
        byte[] kept = store.value(KEPT_AS).orElse(null);
        if (kept != null) {
            return read(kept);
        }
        KeyPair pair = P256.fresh();
        VapidKey fresh = new VapidKey(pair.getPrivate(), P256.point((ECPublicKey) pair.getPublic()));
        store.keepValue(KEPT_AS, fresh.written());
        return fresh;
    }

    private static VapidKey read(byte[] kept) throws StoreProblem {
        try {
            byte[] point = Arrays.copyOf(kept, P256.POINT);
            byte[] encoded = Arrays.copyOfRange(kept, P256.POINT, kept.length);
            return new VapidKey(KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(encoded)), point);
        } catch (GeneralSecurityException damaged) {
            throw new StoreProblem("The key for push messages cannot be read.", damaged);
        }
    }

    private byte[] written() {
        byte[] encoded = key.getEncoded();
        return ByteBuffer.allocate(point.length + encoded.length)
                .put(point)
                .put(encoded)
                .array();
    }

    /** What a browser subscribes with. */
    String publicKey() {
        return base64(point);
    }

    /** The header that says who sends. {@code contact}: where whoever runs a push service can find us. */
    String authorization(URI endpoint, String contact, Instant now) throws GeneralSecurityException {
        String header = base64("{\"typ\":\"JWT\",\"alg\":\"ES256\"}".getBytes(StandardCharsets.US_ASCII));
        byte[] claims = JsonBytes.object(json -> {
            json.writeStringField("aud", endpoint.getScheme() + "://" + endpoint.getRawAuthority());
            json.writeNumberField("exp", now.plus(VALID).getEpochSecond());
            json.writeStringField("sub", contact);
        });
        String signed = header + "." + base64(claims);
        Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initSign(key);
        signature.update(signed.getBytes(StandardCharsets.US_ASCII));
        return "vapid t=" + signed + "." + base64(signature.sign()) + ", k=" + publicKey();
    }

    private static String base64(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
