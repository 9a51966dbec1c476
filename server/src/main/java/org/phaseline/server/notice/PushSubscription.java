package org.phaseline.server.notice;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.interfaces.ECPublicKey;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.phaseline.server.view.JsonBytes;

/**
 * A browser that wants to be told by web push.
 *
 * @param endpoint where its push service takes messages for it
 * @param p256dh its public key, {@code auth} the secret it shares with us, both in base64url
 */
record PushSubscription(String endpoint, String p256dh, String auth) {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int SECRET = 16;

    /** A person has a few devices. */
    static final int MOST = 5;

    /** Whether a message can be encrypted for it. */
    boolean usable() {
        try {
            return secret().length == SECRET && P256.read(point()).isPresent();
        } catch (IllegalArgumentException notBase64) {
            return false;
        }
    }

    byte[] point() {
        return Base64.getUrlDecoder().decode(p256dh);
    }

    byte[] secret() {
        return Base64.getUrlDecoder().decode(auth);
    }

    ECPublicKey key() {
        return P256.read(point()).orElseThrow();
    }

    /** As they are kept with a seat's notices. */
    static List<PushSubscription> read(String kept) {
        List<PushSubscription> all = new ArrayList<>();
        try {
            for (JsonNode each : JSON.readTree(kept.isEmpty() ? "{}" : kept).path("browsers")) {
                all.add(new PushSubscription(
                        each.path("endpoint").asText(),
                        each.path("p256dh").asText(),
                        each.path("auth").asText()));
            }
        } catch (IOException damaged) {
            return List.of();
        }
        return all;
    }

    static String written(List<PushSubscription> all) {
        return all.isEmpty()
                ? ""
                : new String(
                        JsonBytes.object(json -> JsonBytes.objects(json, "browsers", all, (each, browser) -> {
                            each.writeStringField("endpoint", browser.endpoint);
                            each.writeStringField("p256dh", browser.p256dh);
                            each.writeStringField("auth", browser.auth);
                        })),
                        StandardCharsets.UTF_8);
    }

    /** With one more, in place of the oldest where there are too many; {@code before} may hold the same browser. */
    static List<PushSubscription> with(List<PushSubscription> before, PushSubscription added) {
        List<PushSubscription> all = new ArrayList<>(without(before, added.endpoint));
        while (all.size() >= MOST) {
            all.removeFirst();
        }
        all.add(added);
        return all;
    }

    static List<PushSubscription> without(List<PushSubscription> before, String endpoint) {
        return before.stream().filter(each -> !each.endpoint.equals(endpoint)).toList();
    }

    /** The endpoint is a secret of the browser's. */
    @Override
    public String toString() {
        return "a browser that is told by web push";
    }

    /** One that can be used, or nothing. */
    static Optional<PushSubscription> of(String endpoint, String p256dh, String auth) {
        return Optional.of(new PushSubscription(endpoint, p256dh, auth)).filter(PushSubscription::usable);
    }
}
