package org.phaseline.server.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.UnknownHostException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A webhook reaches the public network only. */
class WebhookTest {

    private static final Message MESSAGE = new Message("Feud", "Turn 1", "http://localhost/t/x/1");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1",
                "10.1.2.3",
                "172.16.0.1",
                "172.31.255.255",
                "192.168.1.1",
                "169.254.169.254",
                "0.0.0.0",
                "100.64.0.1",
                "198.18.0.1",
                "224.0.0.1",
                "255.255.255.255",
                "::1",
                "::",
                "fe80::1",
                "fc00::1",
                "fd12::1",
                "::ffff:10.0.0.1",
                "::10.0.0.1",
                "64:ff9b::a00:1",
                "2002:a00:1::",
                "2001::1",
                "ff02::1",
                "2001:db8::1"
            })
    void whatIsPrivateIsNotReached(String address) throws UnknownHostException {
        assertThat(PublicAddresses.isPublic(InetAddress.getByName(address))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.1.1.1", "172.32.0.1", "162.159.128.233", "2606:4700:4700::1111", "2a00:1450::1"})
    void whatIsPublicIs(String address) throws UnknownHostException {
        assertThat(PublicAddresses.isPublic(InetAddress.getByName(address))).isTrue();
    }

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

    @Test
    void aTitleCallsNobodyByName() {
        assertThat(new Message("@everyone", "", "p").shout()).doesNotContain("@everyone");
        assertThat(new Message("Feud\r\nBcc: x", "", "p").subject()).doesNotContain("\r", "\n");
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
