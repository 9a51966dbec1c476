package org.phaseline.server.notice;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.phaseline.server.view.JsonBytes;

/**
 * Posts to an address a player gave. It connects to the very address that was looked at and found public, so that no name can
 * mean another one the second time, and it goes nowhere else when it is sent on.
 */
final class Webhook {

    private static final int MILLIS = 10_000;
    private static final int LONGEST = 1000;
    private static final int LONGEST_LINE = 1000;
    private static final int LAST_PORT = 65_535;

    private final boolean privateToo;
    private final Duration patience;

    Webhook(boolean privateToo) {
        this(privateToo, Duration.ofSeconds(20));
    }

    /** {@code patience}: how long all of it may take, for tests. */
    Webhook(boolean privateToo, Duration patience) {
        this.privateToo = privateToo;
        this.patience = patience;
    }

    /** What is wrong with an address, if anything, without asking anybody. */
    Optional<String> problem(String text) {
        URI address;
        try {
            address = new URI(text);
        } catch (URISyntaxException none) {
            return Optional.of("The webhook is not a valid address.");
        }
        boolean secure = "https".equals(address.getScheme());
        boolean plain = "http".equals(address.getScheme());
        if (!secure && !(plain && privateToo)) {
            return Optional.of("A webhook address begins with https://.");
        }
        boolean noSuchPort = address.getPort() == 0 || address.getPort() > LAST_PORT;
        if (address.getHost() == null || address.getUserInfo() != null || noSuchPort || text.length() > LONGEST) {
            return Optional.of("The webhook is not a valid address.");
        }
        return Optional.empty();
    }

    /** Where an address leads that has no {@link #problem}. */
    static String host(String text) {
        return String.valueOf(URI.create(text).getHost());
    }

    /**
     * The same for every spelling that reaches the same receiver, for counting: host, port and path, without query and fragment. For an
     * address that has no {@link #problem}.
     */
    static String receiver(String text) {
        URI address = URI.create(text).normalize();
        String host = host(text).toLowerCase(Locale.ROOT).replaceAll("\\.$", "");
        String path = Objects.requireNonNullElse(address.getPath(), "").replaceAll(";[^/]*", "");
        return host + ":" + port(address) + path.replaceAll("/+", "/").replaceAll("/$", "");
    }

    private static int port(URI address) {
        return address.getPort() < 0 ? ("https".equals(address.getScheme()) ? 443 : 80) : address.getPort();
    }

    void post(String text, NoticeText notice) throws NotSent {
        Optional<String> problem = problem(text);
        if (problem.isPresent()) {
            throw new NotSent("the webhook is not allowed");
        }
        byte[] body = JsonBytes.object(json -> json.writeStringField("content", notice.line()));
        int status = send(text, Map.of("Content-Type", "application/json"), body);
        if (status < 200 || status > 299) {
            throw new NotSent("the webhook answered " + status);
        }
    }

    /** Posts something to an address that has no {@link #problem}; gives the status of the answer. */
    int send(String text, Map<String, String> headers, byte[] body) throws NotSent {
        URI address = URI.create(text);
        boolean secure = "https".equals(address.getScheme());
        int port = port(address);
        try (Socket plain = new Socket();
                Deadline deadline = new Deadline(plain, patience)) {
            plain.connect(new InetSocketAddress(find(address.getHost()), port), MILLIS);
            plain.setSoTimeout(MILLIS);
            Socket socket = secure ? secured(plain, address.getHost(), port) : plain;
            write(socket.getOutputStream(), address, headers, body);
            return status(socket.getInputStream());
        } catch (IOException problemOnTheWay) {
            throw new NotSent(
                    "the webhook could not be reached ("
                            + problemOnTheWay.getClass().getSimpleName() + ")",
                    problemOnTheWay);
        }
    }

    private InetAddress find(String host) throws NotSent, UnknownHostException {
        InetAddress[] all = InetAddress.getAllByName(host.replaceAll("^\\[|\\]$", ""));
        for (InetAddress each : all) {
            if (!privateToo && !PublicAddresses.isPublic(each)) {
                throw new NotSent("the webhook points into a private network");
            }
        }
        return all[0];
    }

    private static Socket secured(Socket plain, String host, int port) throws IOException {
        SSLSocketFactory factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
        SSLSocket socket = (SSLSocket) factory.createSocket(plain, host, port, true);
        SSLParameters parameters = socket.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        socket.setSSLParameters(parameters);
        socket.startHandshake();
        return socket;
    }

    private static void write(OutputStream out, URI address, Map<String, String> headers, byte[] body)
            throws IOException {
        String path = address.getRawPath() == null || address.getRawPath().isEmpty() ? "/" : address.getRawPath();
        String query = address.getRawQuery() == null ? "" : "?" + address.getRawQuery();
        ByteArrayOutputStream request = new ByteArrayOutputStream();
        request.writeBytes(("POST " + URI.create(path + query).toASCIIString() + " HTTP/1.1\r\nHost: "
                        + address.getRawAuthority() + "\r\n" + lines(headers) + "Content-Length: "
                        + body.length + "\r\nUser-Agent: Phaseline\r\nConnection: close\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        request.writeBytes(body);
        out.write(request.toByteArray());
        out.flush();
    }

    private static String lines(Map<String, String> headers) {
        return headers.entrySet().stream()
                .map(header -> header.getKey() + ": " + header.getValue() + "\r\n")
                .collect(Collectors.joining());
    }

    /** Of the answer only the number counts, and no more of it is read. */
    private static int status(InputStream stream) throws IOException {
        InputStream in = new BufferedInputStream(stream);
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next >= 0 && next != '\n' && line.length() < LONGEST_LINE; next = in.read()) {
            line.append((char) next);
        }
        String[] parts = line.toString().split(" ", 3);
        if (parts.length < 2 || !parts[0].startsWith("HTTP/") || !parts[1].matches("\\d{3}")) {
            throw new IOException("this is not HTTP");
        }
        return Integer.parseInt(parts[1]);
    }
}
