package org.phaseline.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.javalin.Javalin;
import io.javalin.http.HandlerType;
import io.javalin.router.ParsedEndpoint;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.notice.NoticeSettings;
import org.phaseline.server.notice.Notices;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Library;

/** The description of the API names every address there is, and none that is not. */
class OpenApiTest {

    /** These two are answered before the others; see {@link FastPathHandler}. */
    private static final Set<String> DIRECT = Set.of("POST /t/{table}/{seat}/answer", "GET /t/{table}/{seat}/events");

    /** Described ahead of being served, so that clients can be written for them. */
    private static final Set<String> AGREED =
            Set.of("POST /t/{table}/{seat}/correct", "POST /t/{table}/{seat}/standing", "POST /t/{table}/{seat}/stop");

    @TempDir
    private Path folder;

    @Test
    void everyAddressOfTheServerIsDescribedAndNoOther() throws IOException, StoreProblem {
        Set<String> described = new TreeSet<>();
        JsonNode paths = new ObjectMapper()
                .readTree(PageFiles.read("/org/phaseline/server/web/openapi.json"))
                .get("paths");
        paths.properties()
                .forEach(path -> path.getValue().fieldNames().forEachRemaining(method -> {
                    if (!method.equals("parameters")) {
                        described.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey());
                    }
                }));
        Set<String> served = served();
        assertThat(described).containsAll(served);
        served.addAll(AGREED);
        assertThat(served).containsAll(described);
    }

    private Set<String> served() throws StoreProblem {
        Set<String> served = new TreeSet<>(DIRECT);
        PrintWriter nobody = new PrintWriter(new StringWriter());
        try (Store store = new StoreAddress.Folder(folder).serve();
                Notices notices = new Notices(store, NoticeSettings.USUAL, nobody)) {
            Library library = new Library();
            Web web = new Web(
                    new GameTables(store, library),
                    library,
                    notices,
                    AddressLimits.NONE,
                    Proxy.NONE,
                    HostPolicy.ANY,
                    nobody);
            Javalin javalin = Javalin.create(config -> web.addTo(config.routes));
            for (ParsedEndpoint each : javalin.unsafe.internalRouter.allHttpHandlers()) {
                HandlerType method = each.endpoint.method;
                if (method.equals(HandlerType.GET) || method.equals(HandlerType.POST)) {
                    served.add(method.name() + " " + each.endpoint.path);
                }
            }
            web.close();
        }
        return served;
    }
}
