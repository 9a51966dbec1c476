package org.phaseline.acceptance.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A mail server that takes everything and keeps it, for tests. */
final class MailSink implements AutoCloseable {

    private final ServerSocket socket = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
    private final List<String> mails = new CopyOnWriteArrayList<>();

    MailSink() throws IOException {
        Thread.ofVirtual().start(() -> {
            try {
                while (true) {
                    Socket client = socket.accept();
                    Thread.ofVirtual().start(() -> serve(client));
                }
            } catch (IOException closed) {
                // The test is over.
            }
        });
    }

    int port() {
        return socket.getLocalPort();
    }

    List<String> mails() {
        return List.copyOf(mails);
    }

    private void serve(Socket client) {
        try (client;
                BufferedReader in =
                        new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.US_ASCII))) {
            OutputStream out = client.getOutputStream();
            say(out, "220 ready");
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.equals("DATA")) {
                    say(out, "354 go on");
                    StringBuilder mail = new StringBuilder();
                    for (String next = in.readLine(); next != null && !next.equals("."); next = in.readLine()) {
                        mail.append(next).append('\n');
                    }
                    mails.add(mail.toString());
                }
                say(out, line.equals("QUIT") ? "221 bye" : "250 ok");
            }
        } catch (IOException gone) {
            // Whoever sent it has hung up.
        }
    }

    private static void say(OutputStream out, String line) throws IOException {
        out.write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
