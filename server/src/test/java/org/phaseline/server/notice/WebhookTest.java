package org.phaseline.server.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A webhook reaches the public network only. */
class WebhookTest {

    private static final NoticeText MESSAGE = new NoticeText("Feud", "http://localhost/t/x/1");

    @ParameterizedTest
    @ValueSource(
            strings = {"https://localhost/x", "https://127.0.0.1:8443/x", "https://[::1]/x", "https://0x7f000001/"})
    void nothingIsSentIntoAPrivateNetwork(String address) {
        assertThatThrownBy(() -> new Webhook(false).post(address, MESSAGE)).isInstanceOf(NotSent.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://example.org/x",
                "ftp://example.org",
                "file:///etc/passwd",
                "x",
                "https://a:b@example.org/",
                "https://example.org:99999/",
                "https://example.org:0/",
                "https:"
            })
    void anAddressThatIsNoneIsRefusedInASentence(String address) {
        assertThat(new Webhook(false).problem(address)).get().asString().endsWith(".");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://example.org/hook/ann",
                "https://EXAMPLE.org/hook/ann?a=1",
                "https://example.org./hook/ann#b",
                "https://example.org:443/hook/ann/",
                "https://example.org/hook/bob/../ann",
                "https://example.org//hook/%61nn;x=1?&&"
            })
    void everySpellingOfAReceiverCountsAsTheSame(String address) {
        assertThat(new Webhook(false).problem(address)).isEmpty();
        assertThat(Webhook.receiver(address)).isEqualTo("example.org:443/hook/ann");
    }

    /** Otherwise a few such addresses would keep everybody else from being told. */
    @Test
    void whoAnswersOneLetterAtATimeIsNotWaitedFor() throws Exception {
        try (ServerSocket receiver = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            Thread.ofVirtual().start(() -> drip(receiver));
            String address = "http://localhost:" + receiver.getLocalPort() + "/x";
            assertTimeoutPreemptively(
                    Duration.ofSeconds(5),
                    () -> assertThatThrownBy(() -> new Webhook(true, Duration.ofMillis(500)).post(address, MESSAGE))
                            .isInstanceOf(NotSent.class));
        }
    }

    private static void drip(ServerSocket receiver) {
        try (Socket socket = receiver.accept()) {
            while (true) {
                socket.getOutputStream().write('H');
                Thread.sleep(50);
            }
        } catch (IOException | InterruptedException gone) {
            // That is what is hoped for.
        }
    }
}
