package org.phaseline.server.table;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import org.phaseline.server.store.SecretHash;
import org.phaseline.server.view.Digest;

/** What a link or a cookie carries: 128 bits nobody can guess. The store knows only the hash. */
public final class Secret {

    private static final int BYTES = 16;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final byte[] bytes;

    private Secret(byte[] bytes) {
        this.bytes = bytes;
    }

    public static Secret fresh() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return new Secret(bytes);
    }

    /** Reads what {@link #text} has written; nothing for anything else. */
    public static Optional<Secret> read(String text) {
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(text);
            return bytes.length == BYTES ? Optional.of(new Secret(bytes)) : Optional.empty();
        } catch (IllegalArgumentException notWrittenSo) {
            return Optional.empty();
        }
    }

    /** For a link or a cookie, and for nothing else. */
    public String text() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    public SecretHash hash() {
        return SecretHash.of(Digest.of(bytes));
    }

    @Override
    public String toString() {
        return "a secret";
    }
}
