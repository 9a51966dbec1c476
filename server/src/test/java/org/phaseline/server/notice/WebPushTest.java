package org.phaseline.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECPrivateKeySpec;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;

/** Push messages: encrypted as RFC 8291 says, signed as RFC 8292 says, and sent nowhere they must not go. */
class WebPushTest {

    /** From appendix A of RFC 8291. */
    private static final String BROWSER_KEY =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

    private static final String BROWSER_SECRET = "BTBZMqHH6r4Tts7J_aSIgg";
    private static final NoticeText MESSAGE = new NoticeText("Feud", "http://localhost/t/x/1");

    private record Received(Map<String, String> headers, byte[] body) {}

    @TempDir
    private Path folder;

    private final ConcurrentLinkedQueue<Received> received = new ConcurrentLinkedQueue<>();
    private volatile int status = 201;
    private HttpServer service;

    @BeforeEach
    void start() throws IOException {
        service = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        service.createContext("/", this::take);
        service.start();
    }

    @AfterEach
    void stop() {
        service.stop(0);
    }

    private void take(HttpExchange exchange) throws IOException {
        Map<String, String> headers = exchange.getRequestHeaders().entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, each -> each.getValue().getFirst()));
        received.add(new Received(headers, exchange.getRequestBody().readAllBytes()));
        exchange.sendResponseHeaders(status, -1);
        exchange.close();
    }

    private static byte[] bytes(String base64url) {
        return Base64.getUrlDecoder().decode(base64url);
    }

    private PushSubscription browser() {
        return new PushSubscription(
                "http://localhost:" + service.getAddress().getPort() + "/send/abc", BROWSER_KEY, BROWSER_SECRET);
    }

    @Test
    void theExampleOfTheStandardIsEncryptedByteForByte() throws GeneralSecurityException {
        ECPublicKey point = P256.read(bytes(
                        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"))
                .orElseThrow();
        BigInteger secret = new BigInteger(1, bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
        KeyPair sender = new KeyPair(
                point, KeyFactory.getInstance("EC").generatePrivate(new ECPrivateKeySpec(secret, P256.curve())));

        byte[] sealed = PushEncryption.encrypt(
                "When I grow up, I want to be a watermelon".getBytes(StandardCharsets.US_ASCII),
                browser(),
                sender,
                bytes("DGv6ra1nlYgDCS1FRnbzlw"));

        assertThat(Base64.getUrlEncoder().withoutPadding().encodeToString(sealed))
                .isEqualTo("DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
                        + "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qul"
                        + "cy4a-fN");
    }

    @Test
    void aMessageIsSignedWithTheKeyBrowsersSubscribeToAndHidesItsText() throws Exception {
        try (Store store = new StoreAddress.Folder(folder).serve()) {
            VapidKey key = VapidKey.of(store);
            assertThat(new WebPush(new Webhook(true), key, "https://games.example").send(browser(), MESSAGE))
                    .isTrue();

            Received message = received.remove();
            assertThat(message.headers)
                    .containsEntry("Content-encoding", "aes128gcm")
                    .containsKeys("Ttl", "Authorization");
            assertThat(new String(message.body, StandardCharsets.ISO_8859_1)).doesNotContain("Feud");
            String[] parts = message.headers.get("Authorization").split("[ ,=]+");
            assertThat(parts[4]).isEqualTo(key.publicKey());
            String[] token = parts[2].split("\\.");
            JsonNode claims = new ObjectMapper().readTree(bytes(token[1]));
            assertThat(claims.get("aud").textValue())
                    .isEqualTo("http://localhost:" + service.getAddress().getPort());
            Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
            signature.initVerify(P256.read(bytes(key.publicKey())).orElseThrow());
            signature.update((token[0] + "." + token[1]).getBytes(StandardCharsets.US_ASCII));
            assertThat(signature.verify(bytes(token[2]))).isTrue();
            assertThat(VapidKey.of(store).publicKey()).isEqualTo(key.publicKey());
        }
    }

    @Test
    void aBrowserThatIsGoneIsToldApartFromAServiceThatFails() throws Exception {
        try (Store store = new StoreAddress.Folder(folder).serve()) {
            WebPush push = new WebPush(new Webhook(true), VapidKey.of(store), "https://games.example");
            status = 410;
            assertThat(push.send(browser(), MESSAGE)).isFalse();
            status = 500;
            org.assertj.core.api.Assertions.assertThatThrownBy(() -> push.send(browser(), MESSAGE))
                    .isInstanceOf(NotSent.class);
        }
    }

    @Test
    void nothingIsSentIntoAPrivateNetworkNorEncryptedForAKeyThatIsNone() throws Exception {
        try (Store store = new StoreAddress.Folder(folder).serve()) {
            WebPush push = new WebPush(new Webhook(false), VapidKey.of(store), "https://games.example");
            assertThat(push.problem(browser())).isPresent();
            org.assertj.core.api.Assertions.assertThatThrownBy(() -> push.send(
                            new PushSubscription("https://127.0.0.1:8443/x", BROWSER_KEY, BROWSER_SECRET), MESSAGE))
                    .isInstanceOf(NotSent.class);
            String endpoint = "https://push.example/x";
            byte[] off = bytes(BROWSER_KEY);
            off[64] ^= 1;
            for (String bad : List.of("", "AAAA", Base64.getUrlEncoder().encodeToString(off), "not base64!")) {
                assertThat(push.problem(new PushSubscription(endpoint, bad, BROWSER_SECRET)))
                        .as(bad)
                        .isPresent();
            }
            assertThat(push.problem(new PushSubscription(endpoint, BROWSER_KEY, "AAAA")))
                    .isPresent();
            assertThat(push.problem(new PushSubscription(endpoint, BROWSER_KEY, BROWSER_SECRET)))
                    .isEmpty();
            assertThat(received).isEmpty();
        }
    }

    @Test
    void aSeatHasOnlySoManyBrowsersAndTheSameOneOnce() {
        List<PushSubscription> all = List.of();
        for (int i = 0; i < 8; i++) {
            all = PushSubscription.with(all, new PushSubscription("https://p.example/" + i, "k", "s"));
            all = PushSubscription.with(all, new PushSubscription("https://p.example/" + i, "k2", "s"));
        }
        assertThat(all)
                .hasSize(PushSubscription.MOST)
                .extracting(PushSubscription::p256dh)
                .containsOnly("k2");
        assertThat(PushSubscription.read(PushSubscription.written(all))).isEqualTo(all);
    }
}
