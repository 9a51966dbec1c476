package org.phaseline.server.notice;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.regex.Pattern;
import org.phaseline.server.view.Digest;

/** What a link in a mail carries: 128 random bits, encoded as base64url. */
final class Token {

    private static final int BYTES = 16;
    private static final Pattern WRITTEN = Pattern.compile("[A-Za-z0-9_-]{22}");
    private static final SecureRandom RANDOM = new SecureRandom();

    private Token() {}

    static String fresh() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Whether it is whole; mail programs break long lines. */
    static boolean isOne(String text) {
        return WRITTEN.matcher(text).matches();
    }

    /** What the store keeps of one that opens something. */
    static String hash(String token) {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(Digest.of(token.getBytes(StandardCharsets.US_ASCII)));
    }
}
