package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.server.web.AddressLimits;

/** How soon a page is there: what a browser has is not sent again, and what it needs comes in few files. */
@Tag("slow")
class FirstSightTest {

    private static final String SCRIPT = "/page/bundle/table.js";

    /** What begins before the page's own script is there. */
    private static final String AHEAD = "/page/bundle/ahead.js";

    @TempDir
    private static Path folder;

    private static Server server;
    private static Client visitor;

    @BeforeAll
    static void open() throws StartProblem {
        server = Server.start(
                new Settings("localhost", 0, folder, AddressLimits.NONE), new PrintWriter(new StringWriter()));
        visitor = new Client(server);
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static HttpResponse<String> having(String address, String fingerprints) {
        return visitor.send(visitor.request(address).header("If-None-Match", fingerprints));
    }

    private static String fingerprint(HttpResponse<String> sent) {
        return sent.headers().firstValue("ETag").orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/t/any/1", SCRIPT, "/page/shared/base.css", "/api/games/border/picture.svg"})
    void whatABrowserHasIsNotSentAgain(String address) {
        HttpResponse<String> first = visitor.get(address);
        String known = fingerprint(first);
        assertThat(known).matches("\"[\\w-]+\"");
        assertThat(first.headers().firstValue("Cache-Control")).hasValue("no-cache");

        for (String asked : List.of(known, "\"other\", " + known, "W/" + known)) {
            HttpResponse<String> again = having(address, asked);
            assertThat(again.statusCode()).as(asked).isEqualTo(304);
            assertThat(again.body()).isEmpty();
            assertThat(fingerprint(again)).isEqualTo(known);
            assertThat(again.headers().firstValue("Content-Security-Policy")).isPresent();
        }
        HttpResponse<String> changed = having(address, "\"other\"");
        assertThat(changed.statusCode()).isEqualTo(200);
        assertThat(changed.body()).isEqualTo(first.body());
    }

    @Test
    void everyFileHasItsOwnFingerprint() {
        List<String> files = List.of("/", "/t/any/1", "/t/any/owner", SCRIPT, "/page/bundle/lobby.js");

        assertThat(files.stream().map(visitor::get).map(FirstSightTest::fingerprint))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/t/any/1", "/t/any/owner", "/t/any/1/roll/1"})
    void aPageHasOneScriptAndItsFilesAreKeptForGood(String page) {
        List<String> files = filesOf(page);

        assertThat(files)
                .filteredOn(file -> file.contains(".js") && !file.contains(AHEAD))
                .hasSize(1);
        assertThat(files).filteredOn(file -> file.contains(".css")).hasSize(1);
        assertThat(files).hasSizeGreaterThan(2).allSatisfy(file -> {
            HttpResponse<String> sent = visitor.get(file);
            assertThat(sent.statusCode()).isEqualTo(200);
            assertThat(sent.headers().firstValue("Cache-Control")).hasValue("public, max-age=31536000, immutable");
            assertThat(file).endsWith("?v=" + fingerprint(sent).replace("\"", ""));
        });
    }

    private static List<String> filesOf(String page) {
        return Pattern.compile("(?:src|href)=\"(/page/[^\"]+)\"")
                .matcher(visitor.get(page).body())
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    @Test
    void aTablePageAsksForTheGameInItsFirstAndSmallScript() {
        String first = filesOf("/t/any/1").stream()
                .filter(file -> file.contains(".js") || file.contains(".css"))
                .findFirst()
                .orElseThrow();
        HttpResponse<String> packed = visitor.send(visitor.request(first).header("Accept-Encoding", "gzip"));

        assertThat(first).startsWith(AHEAD);
        assertThat(length(packed)).isLessThan(3 * 1024);
        assertThat(visitor.get(first).body()).contains("getAt(here, \"game\")", "lookAt(here, \"\")");
    }

    @Test
    void theServiceWorkerIsServedWhereItCanSpeakForAllPages() {
        HttpResponse<String> worker = visitor.get("/service-worker.js");

        assertThat(worker.statusCode()).isEqualTo(200);
        assertThat(worker.headers().firstValue("Content-Type").orElseThrow()).startsWith("text/javascript");
        assertThat(worker.body()).contains("showNotification");
    }

    @Test
    void aFileOfAnotherVersionIsNotKept() {
        assertThat(visitor.get(SCRIPT + "?v=another").headers().firstValue("Cache-Control"))
                .hasValue("no-cache");
    }

    @Test
    void whoUnpacksGetsAFileInAThirdOfItsBytes() {
        HttpResponse<String> plain = visitor.get(SCRIPT);
        HttpResponse<String> packed = visitor.send(visitor.request(SCRIPT).header("Accept-Encoding", "gzip, br"));

        assertThat(plain.headers().firstValue("Content-Encoding")).isEmpty();
        assertThat(packed.headers().firstValue("Content-Encoding")).hasValue("gzip");
        assertThat(packed.headers().firstValue("Vary")).hasValue("Accept-Encoding");
        assertThat(length(packed)).isLessThan(length(plain) / 3);
    }

    private static long length(HttpResponse<String> sent) {
        return sent.headers().firstValueAsLong("Content-Length").orElseThrow();
    }
}
