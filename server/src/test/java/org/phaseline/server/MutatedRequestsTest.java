package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.phaseline.server.fuzz.Mutator;

/** Requests changed at random, down to the bytes on the wire: each gets what it asked for or our JSON with a sentence, and soon. */
@Tag("slow")
class MutatedRequestsTest extends OverHttp {

    private static final int TRIES = Integer.getInteger("fuzz.tries", Boolean.getBoolean("long") ? 25_000 : 400);
    private static final int PATIENCE_MILLIS = 60_000;
    private static final long SEED = 14;
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] ([1-5][0-9]{2})( .*)?");

    /** A request; the path may be of a table at which one sits. */
    private record Template(String method, String path, String body) {}

    private List<Template> templates = List.of();
    private String cookie = "";
    private int silent;
    private int served;
    private int refused;

    @Test
    void everyOneHasAClearAnswer() throws Exception {
        Client red = border().getFirst();
        cookie = "phaseline=" + red.secret();
        String decision = red.sighting().get("decisions").get(0).get("id").textValue();
        String at = red.path();
        templates = List.of(
                new Template("GET", "/", ""),
                new Template("GET", "/api/games", ""),
                new Template("GET", "/api/openapi.json", ""),
                new Template("GET", "/page/bundle/table.js", ""),
                new Template("GET", at, ""),
                new Template("GET", at + "/sighting", ""),
                new Template("GET", at + "/game", ""),
                new Template("GET", at + "/correctable", ""),
                new Template("GET", at + "/log?from=1", ""),
                new Template("GET", at + "/why", ""),
                new Template("GET", at + "/nothing", ""),
                new Template("HEAD", "/api/games", ""),
                new Template("DELETE", at + "/answer", ""),
                new Template(
                        "POST",
                        at + "/answer",
                        "{\"decision\":\"" + decision + "\",\"choice\":\"raid\",\"note\":\"n\"}"),
                new Template("POST", at + "/preview", "{\"decision\":\"" + decision + "\",\"choice\":\"raid\"}"),
                new Template("POST", at + "/say", "{\"id\":\"1\",\"text\":\"hello\"}"),
                new Template("POST", at + "/keep", "{\"id\":\"1\",\"text\":\"to me\"}"),
                new Template("POST", at + "/name", "{\"name\":\"Anna\"}"),
                new Template("POST", at + "/back", "{\"to\":0}"),
                new Template(
                        "POST",
                        at + "/correct",
                        "{\"kind\":\"set\",\"field\":\"points\",\"holder\":\"Red\",\"value\":\"3\"}"),
                new Template("POST", at + "/sit", "{\"key\":\"abcdefghijklmnopqrstuv\"}"),
                new Template(
                        "POST",
                        "/api/tables",
                        "{\"game\":\"border\",\"scenario\":\"\",\"on\":[],\"off\":[],\"seats\":[]}"),
                new Template(
                        "POST",
                        "/api/check",
                        "{\"files\":[{\"name\":\"a.sop\",\"text\":\"rulebook \\\"A\\\"\\n1 \\\"Go\\\" may\\n\"}],\"scenario\":\"\"}"));
        Mutator mutator = new Mutator(SEED);
        for (int i = 0; i < TRIES; i++) {
            byte[] request = request(mutator);
            try {
                judge(request);
            } catch (RuntimeException | Error | IOException thrown) {
                fail(
                        "number " + i + " of seed " + SEED + ": " + thrown.getMessage() + "\nfor\n"
                                + new String(request, StandardCharsets.ISO_8859_1),
                        thrown);
            }
        }
        assertThat(new Client(server()).get("/api/games").statusCode()).isEqualTo(200);
        System.out.println("Mutated requests: " + TRIES + " tried, " + served + " served, " + refused + " refused, "
                + silent + " too broken to be answered, 0 without a clear answer.");
    }

    // ---- asking

    private byte[] request(Mutator mutator) throws IOException {
        Template template = mutator.oneOf(templates);
        String body = template.body;
        if (!body.isEmpty()) {
            body = switch (mutator.below(4)) {
                case 0 -> mutator.text(body, mutator.oneOf(templates).body);
                case 1 -> body;
                default -> JSON.writeValueAsString(mutator.json(JSON.readTree(body)));
            };
        }
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        String head = template.method + " " + template.path + " HTTP/1.1\r\nHost: localhost:" + server().port()
                + "\r\nCookie: " + cookie + "\r\nConnection: close\r\n"
                + (body.isEmpty() ? "" : "Content-Type: application/json\r\nContent-Length: " + bytes.length + "\r\n")
                + "\r\n";
        byte[] headBytes = head.getBytes(StandardCharsets.US_ASCII);
        byte[] whole = joined(headBytes, bytes);
        return switch (mutator.below(4)) {
            case 0 -> mutator.bytes(whole, whole);
            case 1 -> joined(mutator.bytes(headBytes, headBytes), bytes);
            case 2 -> joined(mutator.text(head, head).getBytes(StandardCharsets.UTF_8), bytes);
            default -> whole;
        };
    }

    private static byte[] joined(byte[] one, byte[] other) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(one);
        out.writeBytes(other);
        return out.toByteArray();
    }

    // ---- and being answered

    private void judge(byte[] request) throws IOException {
        byte[] reply = exchange(request);
        if (reply.length == 0) {
            // What ends in the middle of its head is nobody's request yet.
            silent++;
            return;
        }
        int at = 0;
        while (at < reply.length) {
            at = judge(reply, at);
        }
    }

    /** Looks at one reply of possibly several; returns where it ends. */
    private int judge(byte[] reply, int from) throws IOException {
        String head = head(reply, from);
        List<String> lines = head.lines().toList();
        var status = STATUS.matcher(lines.getFirst());
        assertThat(status.matches()).as("the status line " + lines.getFirst()).isTrue();
        int code = Integer.parseInt(status.group(1));
        int body = from + head.length() + 4;
        if (code == 100) {
            return body;
        }
        Map<String, String> headers = new TreeMap<>();
        lines.stream().skip(1).forEach(line -> {
            int colon = line.indexOf(':');
            assertThat(colon).as("the header " + line).isPositive();
            headers.put(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip());
        });
        assertThat(code).as(head).isNotEqualTo(500);
        String type = headers.getOrDefault("content-type", "");
        // A request that was mutated to HEAD is told the length of what it is not sent; the next reply follows at once.
        boolean bare = new String(reply, body, Math.min(7, reply.length - body), StandardCharsets.ISO_8859_1)
                .equals("HTTP/1.");
        int length = bare ? 0 : Integer.parseInt(headers.getOrDefault("content-length", "-1"));
        int end = length >= 0 && body + length <= reply.length ? body + length : reply.length;
        if (code < 400) {
            served++;
            return length >= 0 ? end : reply.length;
        }
        refused++;
        assertThat(type).as(head).startsWith("application/json");
        if (end > body) {
            JsonNode told = JSON.readTree(Arrays.copyOfRange(reply, body, end));
            assertThat(told.path("problem").asText())
                    .as(told.toString())
                    .isNotBlank()
                    .endsWith(".")
                    .doesNotContain("Exception");
        }
        return end;
    }

    private static String head(byte[] reply, int from) {
        String text = new String(reply, from, reply.length - from, StandardCharsets.ISO_8859_1);
        int end = text.indexOf("\r\n\r\n");
        assertThat(end).as("a reply without a head: " + text).isPositive();
        return text.substring(0, end);
    }

    /** Everything that comes back until the server has no more to say; live lines are not waited for. */
    private byte[] exchange(byte[] request) throws IOException {
        try (Socket socket = new Socket("localhost", server().port())) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            try {
                socket.getOutputStream().write(request);
                socket.shutdownOutput();
            } catch (SocketException refusedAlready) {
                // It need not listen to all of it.
            }
            ByteArrayOutputStream reply = new ByteArrayOutputStream();
            byte[] some = new byte[8192];
            InputStream in = socket.getInputStream();
            try {
                for (int read = in.read(some); read >= 0; read = in.read(some)) {
                    reply.write(some, 0, read);
                    if (reply.toString(StandardCharsets.ISO_8859_1).contains("text/event-stream")) {
                        break;
                    }
                }
            } catch (SocketTimeoutException hangs) {
                throw new AssertionError("no end of the answer within " + PATIENCE_MILLIS + " ms", hangs);
            } catch (SocketException cutOff) {
                // What was read before is judged.
            }
            return reply.toByteArray();
        }
    }
}
