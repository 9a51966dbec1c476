package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A client that is refused can go on over the same connection, even if the rest of what it sent was still on its way. */
@Tag("slow")
class RefusedRequestTest extends OverHttp {

    private static final int PATIENCE_MILLIS = 10_000;
    private static final String BODY = "{\"decision\":\"1\",\"choice\":\"done\"}";

    @ParameterizedTest
    @ValueSource(strings = {"/t/none/1/answer", "/t/none/1/say"})
    void theConnectionOutlivesARefusal(String address) throws Exception {
        try (Socket socket = new Socket("localhost", server().port())) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.setTcpNoDelay(true);
            BufferedReader replies =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
            for (int i = 0; i < 3; i++) {
                send(
                        socket,
                        "POST " + address + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                                + "Content-Length: " + BODY.length() + "\r\n\r\n");
                // Long enough for a server that would not wait for the rest to have refused it.
                Thread.sleep(100);
                send(socket, BODY);
                assertThat(status(replies)).as("request " + i).isEqualTo("HTTP/1.1 403 Forbidden");
            }
        }
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
    }

    /** The first line of a reply, all of which is read. */
    private static String status(BufferedReader replies) throws IOException {
        String status = String.valueOf(replies.readLine());
        int length = 0;
        for (String line = replies.readLine(); line != null && !line.isEmpty(); line = replies.readLine()) {
            if (line.regionMatches(true, 0, "Content-Length:", 0, 15)) {
                length = Integer.parseInt(line.substring(15).strip());
            }
        }
        for (int i = 0; i < length; i++) {
            replies.read();
        }
        return status;
    }
}
