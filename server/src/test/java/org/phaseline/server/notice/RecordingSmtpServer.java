package org.phaseline.server.notice;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * An SMTP server that believes everything and writes down every line a client sends, byte for byte: a command that was smuggled in
 * with an address shows up as a line of its own.
 */
public final class RecordingSmtpServer implements AutoCloseable {

    private final ServerSocket socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final List<String> commands = new CopyOnWriteArrayList<>();
    private final List<String> mails = new CopyOnWriteArrayList<>();

    public RecordingSmtpServer() throws IOException {
        Thread.ofVirtual().start(this::accept);
    }

    public int port() {
        return socket.getLocalPort();
    }

    /** What stood between one line break and the next, outside of mails; every byte is one character. */
    public List<String> commands() {
        return List.copyOf(commands);
    }

    /** The mails, headers and all, every byte one character. */
    public List<String> mails() {
        return List.copyOf(mails);
    }

    private void accept() {
        try {
            while (true) {
                Socket client = socket.accept();
                Thread.ofVirtual().start(() -> serve(client));
            }
        } catch (IOException closed) {
            // The test is over.
        }
    }

    private void serve(Socket client) {
        try (client) {
            InputStream in = new BufferedInputStream(client.getInputStream());
            OutputStream out = client.getOutputStream();
            say(out, "220 ready");
            for (String line = line(in); !line.isEmpty(); line = line(in)) {
                String command = line.stripTrailing();
                String word = command.split("[ :]", 2)[0].toUpperCase(Locale.ROOT);
                if (word.equals("DATA")) {
                    say(out, "354 go on");
                    mails.add(mail(in));
                }
                commands.add(command);
                say(out, word.equals("QUIT") ? "221 bye" : "250 ok");
            }
        } catch (IOException gone) {
            // Whoever sent it has hung up.
        }
    }

    private static String mail(InputStream in) throws IOException {
        StringBuilder mail = new StringBuilder();
        for (String line = line(in); !line.isEmpty() && !line.equals(".\r\n"); line = line(in)) {
            mail.append(line);
        }
        return mail.toString();
    }

    /** Up to and with the next line break; empty at the end. */
    private static String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next >= 0; next = in.read()) {
            line.write(next);
            if (next == '\n') {
                break;
            }
        }
        return line.toString(StandardCharsets.ISO_8859_1);
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
