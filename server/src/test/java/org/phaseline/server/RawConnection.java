package org.phaseline.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** A connection on which anything can be sent, however wrong or slow, from any address of this machine. */
final class RawConnection implements AutoCloseable {

    /** Another address of the same machine than the one all others come from. */
    static final String STRANGER = "127.0.0.2";

    static final String NEIGHBOUR = "127.0.0.1";

    private final Socket socket = new Socket();
    private final ByteArrayOutputStream got = new ByteArrayOutputStream();

    RawConnection(int port, String from) {
        this(port, from, 0);
    }

    /** With room for so many bytes that nobody has read yet; 0 for the usual. */
    RawConnection(int port, String from, int room) {
        try {
            if (room > 0) {
                socket.setReceiveBufferSize(room);
            }
            socket.setTcpNoDelay(true);
            socket.bind(new InetSocketAddress(from, 0));
            socket.connect(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), port), 10_000);
        } catch (IOException none) {
            throw new UncheckedIOException(none);
        }
    }

    /** Whether it could still be sent. */
    boolean send(String text) {
        try {
            socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
            socket.getOutputStream().flush();
            return true;
        } catch (IOException closed) {
            return false;
        }
    }

    /** Sends a little again and again, until the server has closed the connection; whether it did, within that time. */
    boolean isCutWhileItDrips(String drop, long everyMillis, Duration within) throws InterruptedException {
        long until = System.nanoTime() + within.toNanos();
        while (System.nanoTime() < until) {
            if (!send(drop) || isClosed(everyMillis)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the server closes it while one waits; what comes until then is read. */
    boolean isClosed(long millis) {
        try {
            socket.setSoTimeout((int) Math.max(1, millis));
            byte[] some = new byte[64 * 1024];
            InputStream in = socket.getInputStream();
            for (int count = in.read(some); count >= 0; count = in.read(some)) {
                got.write(some, 0, count);
            }
            return true;
        } catch (SocketTimeoutException open) {
            return false;
        } catch (IOException reset) {
            return true;
        }
    }

    /** All that was read so far. */
    String got() {
        return got.toString(StandardCharsets.UTF_8);
    }

    /** Asks for something and gives the status line. */
    String ask(String request) {
        got.reset();
        send(request);
        long until = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (!isClosed(20) && got().indexOf("\r\n\r\n") < 0 && System.nanoTime() < until) {
            // It is on its way.
        }
        return got().lines().findFirst().orElse("closed");
    }

    static String get(String path, String... headers) {
        return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n" + lines(headers) + "\r\n";
    }

    static String post(String path, int length, String body, String... headers) {
        return "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
                + length + "\r\n" + lines(headers) + "\r\n" + body;
    }

    private static String lines(String... headers) {
        return headers.length == 0 ? "" : String.join("\r\n", headers) + "\r\n";
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException gone) {
            // It is closed.
        }
    }
}
