package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.server.web.AddressLimits;

/** How soon a page is there: what a browser has is not sent again, and what it will need it is told of at once. */
@Tag("slow")
class FirstSightTest {

    private static final Pattern IMPORT = Pattern.compile("(?m)^(?:import|export)\\b[^;]*?from \"(\\.[^\"]+)\"");

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
    @ValueSource(
            strings = {"/", "/t/any/1", "/page/table/play.js", "/page/shared/base.css", "/api/games/border/picture.svg"
            })
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
        List<String> files = List.of("/", "/t/any/1", "/t/any/owner", "/page/table/play.js", "/page/table/now.js");

        assertThat(files.stream().map(visitor::get).map(FirstSightTest::fingerprint))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/t/any/1", "/t/any/owner", "/t/any/1/roll/1"})
    void aPageTellsOfEveryModuleItWillNeed(String page) {
        String html = visitor.get(page).body();
        Matcher script =
                Pattern.compile("script type=\"module\" src=\"([^\"]+)\"").matcher(html);
        assertThat(script.find()).isTrue();
        Set<String> needed = new TreeSet<>();
        collect(script.group(1), needed);

        Set<String> announced = Pattern.compile("rel=\"modulepreload\" href=\"([^\"]+)\"")
                .matcher(html)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(announced).isEqualTo(needed).contains("/page/shared/preact.js");
        assertThat(html.indexOf("modulepreload")).isLessThan(script.start());
    }

    private static void collect(String module, Set<String> needed) {
        if (needed.add(module) && !module.endsWith("preact.js")) {
            IMPORT.matcher(visitor.get(module).body())
                    .results()
                    .forEach(found ->
                            collect(URI.create(module).resolve(found.group(1)).toString(), needed));
        }
    }
}
