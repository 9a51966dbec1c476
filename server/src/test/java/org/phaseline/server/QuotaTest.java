package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.notice.NoticeSettings;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.Summary;
import org.phaseline.server.store.TableId;
import org.phaseline.server.table.Upkeep;
import org.phaseline.server.web.AddressLimits;
import org.phaseline.server.web.Proxy;

/** A store that fills up says so in time, and games go on. */
@Tag("slow")
class QuotaTest {

    @TempDir
    private Path folder;

    private Server start(Upkeep upkeep) throws StartProblem {
        return Server.start(
                new Settings(
                        "localhost",
                        0,
                        new StoreAddress.Folder(folder),
                        AddressLimits.NONE,
                        NoticeSettings.USUAL,
                        Proxy.NONE,
                        upkeep),
                new PrintWriter(new StringWriter()));
    }

    private static Upkeep quota(long bytes) {
        return new Upkeep(Optional.empty(), OptionalLong.of(bytes), 0);
    }

    private long used() throws Exception {
        try (Store store = new StoreAddress.Folder(folder).visit()) {
            return store.usage().bytes();
        }
    }

    private static JsonNode storage(Server server) {
        return Client.json(new Client(server).get("/api/storage").body());
    }

    @Test
    void theLobbySaysThatSpaceRunsOutAndThenNoTableIsMadeWhileGamesGoOn() throws Exception {
        JsonNode made;
        try (Server server = start(Upkeep.USUAL)) {
            made = new Client(server).made("border");
            assertThat(storage(server).get("sentence").textValue()).isEmpty();
        }
        long used = used();
        assertThat(used).isPositive();
        try (Server server = start(quota(used * 100 / 85))) {
            assertThat(storage(server).get("full").booleanValue()).isFalse();
            assertThat(storage(server).get("sentence").textValue()).contains("running out of space");
            assertThat(new Client(server)
                            .post("/api/tables", "{\"game\":\"border\"}")
                            .statusCode())
                    .isEqualTo(201);
        }
        try (Server server = start(quota(used() * 100 / 95))) {
            assertThat(storage(server).get("full").booleanValue()).isTrue();
            HttpResponse<String> refused = new Client(server).post("/api/tables", "{\"game\":\"border\"}");
            assertThat(refused.statusCode()).isEqualTo(507);
            assertThat(refused.body()).contains("no space for new tables");
            Client red = Client.seated(server, made.at("/seats/0/link").textValue());
            OverHttp.answer(red, "raid");
        }
    }

    @Test
    void aDiskThatIsNearlyFullTakesNoNewTablesEither() throws Exception {
        try (Server server = start(new Upkeep(Optional.empty(), OptionalLong.empty(), Long.MAX_VALUE / 4))) {
            assertThat(new Client(server)
                            .post("/api/tables", "{\"game\":\"border\"}")
                            .statusCode())
                    .isEqualTo(507);
        }
    }

    @Test
    void spaceThatDeletedTablesLeaveCountsAsFree() throws Exception {
        long before;
        try (Store store = new StoreAddress.Folder(folder).serve()) {
            before = store.usage().bytes();
        }
        try (Server server = start(Upkeep.USUAL)) {
            JsonNode made = new Client(server).made("legions");
            Client owner = Client.seated(server, made.get("owner").textValue());
            owner.post(owner.path() + "/delete", "{\"title\":" + made.get("title") + "}");
        }
        assertThat(used()).isEqualTo(before);
    }

    @Test
    void whenAFinishedTableGoesIsSaid() throws Exception {
        Upkeep keep = new Upkeep(Optional.of(Duration.ofDays(90)), OptionalLong.empty(), 0);
        JsonNode made;
        try (Server server = start(keep)) {
            made = new Client(server).made("border");
            assertThat(summary(server, made).has("deletedAt"))
                    .as("a running one never goes")
                    .isFalse();
        }
        long end = System.currentTimeMillis();
        try (Store store = new StoreAddress.Folder(folder).serve()) {
            Summary over = new Summary(end, true, "Game turn 6", "The Raiders", 0);
            store.together(
                    changes -> changes.summarize(new TableId(made.get("table").textValue()), over));
        }
        try (Server server = start(keep)) {
            assertThat(summary(server, made).get("deletedAt").longValue())
                    .isEqualTo(end + Duration.ofDays(90).toMillis());
        }
        try (Server server = start(Upkeep.USUAL)) {
            assertThat(summary(server, made).has("deletedAt")).isFalse();
        }
    }

    private static JsonNode summary(Server server, JsonNode made) {
        Client red = Client.seated(server, made.at("/seats/0/link").textValue());
        return Client.json(red.get(red.path() + "/summary").body());
    }
}
