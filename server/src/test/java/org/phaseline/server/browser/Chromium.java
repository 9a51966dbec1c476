package org.phaseline.server.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** A browser of the distribution, spoken to in the DevTools protocol. */
final class Chromium implements AutoCloseable, WebSocket.Listener {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");

    private final Process process;
    private final Path profile;
    private final HttpClient http = HttpClient.newHttpClient();
    private final WebSocket socket;
    private final AtomicInteger last = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
    private final Map<String, Consumer<JsonNode>> listeners = new ConcurrentHashMap<>();
    private final StringBuilder message = new StringBuilder();

    private Chromium(Process process, Path profile) throws IOException {
        this.process = process;
        this.profile = profile;
        this.socket = http.newWebSocketBuilder()
                .buildAsync(URI.create(endpoint(process)), this)
                .join();
    }

    static Optional<Path> installed() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    static Chromium start(Path program, Path profile) throws IOException {
        Process process = new ProcessBuilder(
                        program.toString(),
                        "--headless=new",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-dev-shm-usage",
                        "--no-first-run",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        return new Chromium(process, profile);
    }

    private static String endpoint(Process process) throws IOException {
        BufferedReader said = process.errorReader();
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            if (line.startsWith("DevTools listening on ")) {
                Thread.ofVirtual().start(() -> drain(said));
                return line.substring("DevTools listening on ".length());
            }
        }
        throw new IOException("the browser did not start");
    }

    /** A browser whose complaints nobody reads would wait for a reader one day. */
    private static void drain(BufferedReader said) {
        try {
            while (said.readLine() != null) {}
        } catch (IOException closed) {
            // The browser has gone.
        }
    }

    /** A window of its own, with cookies of its own. */
    Tab open(String address) {
        String context = call("", "Target.createBrowserContext", Map.of())
                .get("browserContextId")
                .textValue();
        String target = call(
                        "",
                        "Target.createTarget",
                        Map.of("url", "about:blank", "browserContextId", context, "newWindow", true))
                .get("targetId")
                .textValue();
        String session = call("", "Target.attachToTarget", Map.of("targetId", target, "flatten", true))
                .get("sessionId")
                .textValue();
        Tab tab = new Tab(this, session);
        listeners.put(session, tab::heard);
        tab.begin(address);
        return tab;
    }

    JsonNode call(String session, String method, Map<String, Object> parameters) {
        int id = last.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        waiting.put(id, answer);
        try {
            var request = JSON.createObjectNode().put("id", id).put("method", method);
            request.set("params", JSON.valueToTree(parameters));
            if (!session.isEmpty()) {
                request.put("sessionId", session);
            }
            String text = JSON.writeValueAsString(request);
            synchronized (socket) {
                socket.sendText(text, true).join();
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        JsonNode said = answer.orTimeout(20, TimeUnit.SECONDS).join();
        if (said.has("error")) {
            throw new IllegalStateException(method + ": " + said.get("error"));
        }
        return said.get("result");
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean whole) {
        message.append(data);
        if (whole) {
            String text = message.toString();
            message.setLength(0);
            try {
                heard(JSON.readTree(text));
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
        from.request(1);
        return CompletableFuture.completedStage(null);
    }

    private void heard(JsonNode said) {
        CompletableFuture<JsonNode> answer =
                said.has("id") ? waiting.remove(said.get("id").intValue()) : null;
        if (answer != null) {
            answer.complete(said);
        } else if (said.has("sessionId")) {
            listeners
                    .getOrDefault(said.get("sessionId").textValue(), ignored -> {})
                    .accept(said);
        }
    }

    @Override
    public void close() {
        socket.abort();
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        process.onExit().join();
        http.close();
        // Links that lead out of the folder it is deleted with.
        for (String link : List.of("SingletonLock", "SingletonCookie", "SingletonSocket")) {
            profile.resolve(link).toFile().delete();
        }
    }
}
