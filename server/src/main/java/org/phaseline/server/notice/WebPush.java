package org.phaseline.server.notice;

import java.net.URI;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.phaseline.server.view.JsonBytes;

/** Sends notices to browsers through their push services (RFC 8030), which read none of it. */
final class WebPush {

    private static final Duration KEPT_FOR = Duration.ofDays(2);
    private static final int GONE = 410;
    private static final int NOT_FOUND = 404;

    private final Webhook out;
    private final VapidKey key;
    private final String contact;

    /** {@code out} goes only where it may; {@code contact} is an address of this server's, or a mailto. */
    WebPush(Webhook out, VapidKey key, String contact) {
        this.out = out;
        this.key = key;
        this.contact = contact;
    }

    String publicKey() {
        return key.publicKey();
    }

    /** What is wrong with a subscription, if anything. */
    Optional<String> problem(PushSubscription browser) {
        if (out.problem(browser.endpoint()).isPresent()) {
            return Optional.of("The push service of this browser has an address that this server may not send to.");
        }
        return browser.usable()
                ? Optional.empty()
                : Optional.of("The browser has sent a key that no message can be encrypted with.");
    }

    /** Whether the browser still wants it; what else goes wrong is thrown. */
    boolean send(PushSubscription browser, NoticeText notice) throws NotSent {
        if (problem(browser).isPresent()) {
            return false;
        }
        byte[] message = JsonBytes.object(json -> {
            json.writeStringField("title", notice.subject());
            json.writeStringField("text", notice.sentence());
            json.writeStringField("page", URI.create(notice.page()).getRawPath());
        });
        try {
            int status = out.send(
                    browser.endpoint(),
                    Map.of(
                            "Content-Type", "application/octet-stream",
                            "Content-Encoding", "aes128gcm",
                            "TTL", String.valueOf(KEPT_FOR.toSeconds()),
                            "Urgency", "normal",
                            "Authorization", key.authorization(URI.create(browser.endpoint()), contact, Instant.now())),
                    PushEncryption.encrypt(message, browser));
            if (status == GONE || status == NOT_FOUND) {
                return false;
            }
            if (status < 200 || status > 299) {
                throw new NotSent("the push service answered " + status);
            }
            return true;
        } catch (GeneralSecurityException unusable) {
            throw new NotSent("a push message could not be encrypted", unusable);
        }
    }
}
