package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.phaseline.server.table.Secret;

/** A seat's link is good for one browser; from then on the seat belongs to that browser and to nobody else. */
@Tag("slow")
class SeatLinkTest extends OverHttp {

    private static final String UNKNOWN_CODE = "AAAAAAAAAAAAAAAAAAAAAA";

    private static String link(JsonNode made, int seat) {
        return made.get("seats").get(seat).get("link").textValue();
    }

    private static String code(String link) {
        return link.substring(link.indexOf('#') + 1);
    }

    private static String problem(HttpResponse<String> response) {
        return Client.json(response.body()).path("problem").asText();
    }

    private static int status(Client client, String what) {
        return client.get(client.path() + what).statusCode();
    }

    /** A second browser of the player on this seat. */
    private Client otherDevice(Client player) {
        HttpResponse<String> made = player.post(player.path() + "/device", "{}");
        assertThat(made.statusCode()).as(made.body()).isEqualTo(200);
        return Client.seated(server(), Client.json(made.body()).get("link").textValue());
    }

    @Test
    void aLinkIsGoodForOneBrowser() {
        JsonNode made = made("{\"game\":\"border\"}");
        Client red = new Client(server());
        assertThat(red.sit(link(made, 0), "").statusCode()).isEqualTo(204);
        assertThat(status(red, "/sighting")).isEqualTo(200);

        HttpResponse<String> again = new Client(server()).sit(link(made, 0), "");
        assertThat(again.statusCode()).isEqualTo(403);
        assertThat(problem(again)).startsWith("This link has already been used on another device.");
        assertThat(again.headers().firstValue("Set-Cookie")).isEmpty();
    }

    @Test
    void whoeverMadeTheTableCannotLookAtASeatThatIsTaken() {
        JsonNode made = made("{\"game\":\"border\"}");
        Client red = new Client(server());
        red.sit(link(made, 0), "");
        assertThat(red.secret()).isNotEqualTo(code(link(made, 0)));

        Client maker = Client.withCookie(server(), red.path(), code(link(made, 0)));
        for (String what :
                List.of("/sighting", "/game", "/correctable", "/log", "/events", "/film", "/summary", "/notices")) {
            assertThat(status(maker, what)).as(what).isEqualTo(403);
        }
    }

    @Test
    void aLinkThatWasNotUsedYetShowsNothingByItself() {
        JsonNode made = made("{\"game\":\"border\"}");
        Client maker = Client.withCookie(server(), "/t/" + made.get("table").textValue() + "/1", code(link(made, 0)));
        assertThat(status(maker, "/sighting")).isEqualTo(403);
        assertThat(status(maker, "/summary")).isEqualTo(403);
    }

    /** The answer may get lost after the seat was taken; what is sent again is the same wish and not another one. */
    @Test
    void theSameCodeWithTheSameSessionIsAcknowledgedAgain() throws StartProblem {
        JsonNode made = made("{\"game\":\"border\"}");
        String session = Secret.fresh().text();
        Client red = new Client(server());
        for (int i = 0; i < 3; i++) {
            Client retry = new Client(server());
            assertThat(retry.sit(link(made, 0), session).statusCode()).isEqualTo(204);
            red = retry;
        }
        assertThat(red.secret()).isEqualTo(session);
        assertThat(log(red)).filteredOn(line -> line.contains("sat down")).hasSize(1);

        restart();
        assertThat(new Client(server()).sit(link(made, 0), session).statusCode())
                .isEqualTo(204);
        assertThat(problem(
                        new Client(server()).sit(link(made, 0), Secret.fresh().text())))
                .startsWith("This link has already been used");
        assertThat(status(red.at(server()), "/sighting")).isEqualTo(200);
    }

    /** Many keep the message with the link and come back by it. */
    @Test
    void theBrowserThatSitsThereMayOpenTheUsedLinkAgain() {
        JsonNode made = made("{\"game\":\"border\"}");
        Client red = new Client(server());
        red.sit(link(made, 0), "");
        String session = red.secret();
        assertThat(red.sit(link(made, 0), Secret.fresh().text()).statusCode()).isEqualTo(204);
        assertThat(red.secret()).isEqualTo(session);
        assertThat(status(red, "/sighting")).isEqualTo(200);
    }

    @Test
    void aSessionThatIsNoSecretOfItsOwnIsRefused() {
        JsonNode made = made("{\"game\":\"border\"}");
        for (String session : List.of("short", "not base64url!!!!!!!!!!", code(link(made, 0)))) {
            HttpResponse<String> sat = new Client(server()).sit(link(made, 0), session);
            assertThat(sat.statusCode()).as(session).isEqualTo(400);
        }
        assertThat(new Client(server()).sit(link(made, 0), "").statusCode()).isEqualTo(204);
    }

    @Test
    void ofManyBrowsersThatOpenALinkAtOnceOneSitsDown() throws Exception {
        JsonNode made = made("{\"game\":\"border\"}");
        List<Future<Integer>> tried = new ArrayList<>();
        try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 16; i++) {
                tried.add(many.submit(
                        () -> new Client(server()).sit(link(made, 0), "").statusCode()));
            }
        }
        List<Integer> statuses = new ArrayList<>();
        for (Future<Integer> each : tried) {
            statuses.add(each.get());
        }
        assertThat(statuses).filteredOn(status -> status == 204).hasSize(1);
        assertThat(statuses).filteredOn(status -> status == 403).hasSize(15);
    }

    @Test
    void whoSitsDownAndOnHowManyDevicesIsToldToEverybody() {
        JsonNode made = made("{\"game\":\"border\"}");
        Client watcher = Client.seated(server(), made.get("watch").textValue());
        Client blue = Client.seated(server(), link(made, 1));
        assertThat(log(watcher)).endsWith("Somebody sat down as The Garrison");
        Client phone = otherDevice(blue);
        for (Client each : List.of(watcher, blue, phone)) {
            assertThat(log(each)).endsWith("The Garrison's seat was opened on another device");
        }
        assertThat(Client.json(blue.get(blue.path() + "/devices").body())
                        .get("devices")
                        .intValue())
                .isEqualTo(2);
    }

    @Test
    void aLinkForAnotherDeviceIsGoodForOneToo() {
        Client red = border().getFirst();
        String first = Client.json(red.post(red.path() + "/device", "{}").body())
                .get("link")
                .textValue();
        String second = Client.json(red.post(red.path() + "/device", "{}").body())
                .get("link")
                .textValue();
        assertThat(problem(new Client(server()).sit(first, "")))
                .as("the newer one is in its place")
                .startsWith("This link does not work");
        assertThat(new Client(server()).sit(second, "").statusCode()).isEqualTo(204);
        assertThat(new Client(server()).sit(second, "").statusCode()).isEqualTo(403);
        assertThat(status(red, "/sighting")).isEqualTo(200);
    }

    @Test
    void signingOutEndsEveryOtherDeviceAtOnceAndNotThisOne() {
        List<Client> around = border();
        Client red = around.getFirst();
        Client phone = otherDevice(red);
        String unused = Client.json(red.post(red.path() + "/device", "{}").body())
                .get("link")
                .textValue();
        try (Events here = red.events("");
                Events there = phone.events("")) {
            here.next();
            there.next();
            assertThat(red.post(red.path() + "/sign-out-others", "{}").statusCode())
                    .isEqualTo(204);
            assertThat(there.ended()).as("the live line of the other device").isTrue();
            assertThat(here.next().data().get("log").toString()).contains("signed out their other devices");
        }
        assertThat(status(phone, "/sighting")).isEqualTo(403);
        assertThat(status(phone, "/summary")).isEqualTo(403);
        assertThat(status(red, "/sighting")).isEqualTo(200);
        assertThat(new Client(server()).sit(unused, "").statusCode())
                .as("a link that was on its way")
                .isEqualTo(403);

        int lines = log(red).size();
        assertThat(red.post(red.path() + "/sign-out-others", "{}").statusCode()).isEqualTo(204);
        assertThat(log(red)).as("there was nobody left to sign out").hasSize(lines);
    }

    /** A cookie somebody may have copied is worth nothing after that. */
    @Test
    void aPlayerRenewsTheirSession() {
        Client red = border().getFirst();
        Client thief = Client.withCookie(server(), red.path(), red.secret());
        String fresh = Secret.fresh().text();
        String old = red.secret();
        assertThat(Stream.of(1, 2)
                        .map(i -> Client.withCookie(server(), red.path(), old)
                                .post(red.path() + "/renew", "{\"session\":\"" + fresh + "\"}")
                                .statusCode()))
                .as("sent again after a lost answer")
                .containsOnly(204);
        Client renewed = Client.withCookie(server(), red.path(), fresh);
        renewed.post(red.path() + "/sign-out-others", "{}");
        assertThat(status(renewed, "/sighting")).isEqualTo(200);
        assertThat(status(thief, "/sighting")).isEqualTo(403);
    }

    @Test
    void aSeatIsOpenOnSoManyDevicesAndNoMore() {
        Client red = border().getFirst();
        for (int i = 1; i < 10; i++) {
            assertThat(status(otherDevice(red), "/sighting")).isEqualTo(200);
        }
        String link = Client.json(red.post(red.path() + "/device", "{}").body())
                .get("link")
                .textValue();
        HttpResponse<String> oneMore = new Client(server()).sit(link, "");
        assertThat(oneMore.statusCode()).isEqualTo(403);
        assertThat(problem(oneMore)).contains("10 devices");
        assertThat(red.post(
                                red.path() + "/renew",
                                "{\"session\":\"" + Secret.fresh().text() + "\"}")
                        .statusCode())
                .as("renewing makes room for itself")
                .isEqualTo(204);
    }

    @Test
    void theOwnerTakesASeatAwayAndEverybodyIsTold() {
        JsonNode made = made("{\"game\":\"border\"}");
        Client owner = Client.seated(server(), made.get("owner").textValue());
        List<Client> around = around(made);
        Client red = around.getFirst();
        Client phone = otherDevice(red);
        String next;
        try (Events here = red.events("");
                Events there = phone.events("")) {
            here.next();
            there.next();
            next = Client.json(owner.post(owner.path() + "/links", "{\"seat\":\"1\"}")
                            .body())
                    .get("link")
                    .textValue();
            assertThat(here.ended()).isTrue();
            assertThat(there.ended()).isTrue();
        }
        for (Client gone : List.of(red, phone)) {
            assertThat(status(gone, "/sighting")).isEqualTo(403);
        }
        String told = "The table's owner has freed The Raiders' seat and created a new link for it;"
                + " whoever sat there is signed out";
        assertThat(log(around.get(1))).contains(told);
        assertThat(log(around.getLast())).contains(told);
        assertThat(status(Client.seated(server(), next), "/sighting")).isEqualTo(200);
        assertThat(log(around.get(1))).endsWith("Somebody sat down as The Raiders");
    }

    @Test
    void theOwnerHasNoWayIntoASeatThatNobodyIsToldOf() {
        JsonNode made = made("{\"game\":\"border\"}");
        Client owner = Client.seated(server(), made.get("owner").textValue());
        around(made);
        String seat = "/t/" + made.get("table").textValue() + "/1";
        for (String what : List.of("/device", "/renew", "/sign-out-others")) {
            assertThat(owner.post(
                                    seat + what,
                                    "{\"session\":\"" + Secret.fresh().text() + "\"}")
                            .statusCode())
                    .as(what)
                    .isEqualTo(403);
        }
        assertThat(Client.json(owner.get(owner.path() + "/state").body())
                        .get("seats")
                        .findValuesAsText("taken"))
                .containsExactly("true", "true");
    }

    @Test
    void whoeverMakesATableOwnsItInThatBrowserAndTheOwnersLinkIsForOneMore() {
        HttpResponse<String> reply = new Client(server()).post("/api/tables", "{\"game\":\"border\"}");
        JsonNode made = Client.json(reply.body());
        String path = "/t/" + made.get("table").textValue() + "/owner";
        assertThat(reply.headers().firstValue("Set-Cookie").orElseThrow())
                .contains("; Path=" + path + ";")
                .contains("HttpOnly")
                .contains("SameSite=Strict");
        Client lobby = new Client(server()).keepCookie(reply).on(path);
        assertThat(status(lobby, "/state")).isEqualTo(200);

        String link = made.get("owner").textValue();
        assertThat(new Client(server()).sit(link, "").statusCode()).isEqualTo(204);
        assertThat(new Client(server()).sit(link, "").statusCode()).isEqualTo(403);
        assertThat(log(Client.seated(server(), link(made, 0))))
                .contains("The owner's page was opened on another device");

        Client other = otherDevice(lobby);
        lobby.post(path + "/sign-out-others", "{}");
        assertThat(status(other, "/state")).isEqualTo(403);
        assertThat(status(lobby, "/state")).isEqualTo(200);
    }

    @Test
    void theWatchersLinkIsForAnyNumberUntilTheOwnerMakesAnother() {
        JsonNode made = made("{\"game\":\"border\"}");
        List<Client> watchers =
                Stream.generate(() -> new Client(server())).limit(3).toList();
        String link = made.get("watch").textValue();
        for (Client each : watchers) {
            HttpResponse<String> sat = each.sit(link, Secret.fresh().text());
            assertThat(sat.statusCode()).isEqualTo(204);
            assertThat(sat.body()).isEmpty();
            assertThat(sat.headers().firstValue("Set-Cookie").orElseThrow())
                    .as("the session they sent is not used")
                    .startsWith("phaseline=" + link.substring(link.indexOf('#') + 1) + ";");
        }
        assertThat(watchers).allMatch(each -> status(each, "/sighting") == 200);
        assertThat(watchers.getFirst()
                        .post(watchers.getFirst().path() + "/device", "{}")
                        .statusCode())
                .as("there is nothing to link: the link itself goes to others")
                .isEqualTo(403);

        Client owner = Client.seated(server(), made.get("owner").textValue());
        String next = Client.json(owner.post(owner.path() + "/links", "{\"seat\":\"watch\"}")
                        .body())
                .get("link")
                .textValue();
        assertThat(watchers).allMatch(each -> status(each, "/sighting") == 403);
        assertThat(status(Client.seated(server(), next), "/sighting")).isEqualTo(200);
    }

    /** Whoever guesses learns nothing from the answer. */
    @Test
    void aCodeThatIsWrongIsToldTheSameWhetherThereIsSuchATableOrNot() {
        JsonNode made = made("{\"game\":\"border\"}");
        String table = made.get("table").textValue();
        List<String> told = new ArrayList<>();
        for (String path :
                List.of("/t/" + table + "/1", "/t/" + table + "/9", "/t/nosuchtable/1", "/t/" + table + "/owner")) {
            HttpResponse<String> sat = new Client(server())
                    .sit(path + "#" + UNKNOWN_CODE, Secret.fresh().text());
            told.add(sat.statusCode() + sat.body());
        }
        assertThat(told).containsOnly(told.getFirst());
        assertThat(told.getFirst()).startsWith("403").contains("This link does not work");
    }

    @Test
    void anotherSeatsCodeOpensNothing() {
        JsonNode made = made("{\"game\":\"border\"}");
        String blues = link(made, 1).replace("/2#", "/1#");
        assertThat(new Client(server()).sit(blues, "").statusCode()).isEqualTo(403);
        assertThat(new Client(server()).sit(link(made, 1), "").statusCode()).isEqualTo(204);
    }
}
