package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who asks for changes is sent, after a first whole view, only what has changed, and sees the same as who asks for all of it. */
@Tag("slow")
class ChangesTest extends OverHttp {

    @ParameterizedTest
    @CsvSource({
        "border, ''",
        "rof, Village",
        "fe, ''",
        "legions, ''",
        "flotsam, Reef",
        "heron, ''",
        "drum, ''",
        "gannet, ''"
    })
    void whoFollowsByChangesSeesWhatWhoAsksForAllOfItSees(String game, String scenario) {
        List<Client> clients = around(made("{\"game\":\"" + game + "\",\"scenario\":\"" + scenario + "\"}"));
        List<Follower> followers = Follower.all(clients);
        Random random = new Random(7);
        for (int i = 0; i < 40 && Follower.answerSomething(clients, random); i++) {
            if (i % 9 == 8) {
                // Taken back at once, or asked of the others.
                clients.get(i % 2).post(clients.get(i % 2).path() + "/back", "{}");
            }
            if (i % 9 == 3) {
                clients.get(1).post(clients.get(1).path() + "/say", "{\"text\":\"Grüße, " + i + "\"}");
            }
            followers.forEach(Follower::catchUp);
        }
        assertThat(followers.stream().mapToInt(Follower::changes).sum()).isGreaterThan(10);
        followers.forEach(Follower::close);
    }

    @Test
    void whoComesBackWithWhatIsStillShownGetsNothingTwiceAndThenChanges() {
        List<Client> seats = border();
        AppliedChanges applied = new AppliedChanges();
        try (Events before = seats.get(0).changes("")) {
            applied.hear(before.next());
        }
        String known = view(seats.get(0)).get("id").textValue();
        // The line was closed, so whoever was on it is still taken for present for a while.
        assertThat(applied.id()).isEqualTo(known);
        try (Events again = seats.get(0).changes(known)) {
            answer(seats.get(0), "raid");
            Events.Event event = again.next();
            assertThat(event.name()).isEqualTo("change");
            applied.hear(event);
            assertThat(applied.sighting()).isEqualTo(seats.get(0).sighting());
        }
    }

    @Test
    void whoHasJustAskedForAViewIsSentOnlyWhatHasChangedSince() {
        Client seat = border().get(0);
        String known = view(seat).get("id").textValue();
        try (Events events = seat.changesSince(known)) {
            // Whoever opens a line is here from then on.
            Events.Event event = events.next();
            assertThat(event.name()).isEqualTo("change");
            assertThat(event.data().get("from").textValue()).isEqualTo(known);
            assertThat(event.data().get("id")).isEqualTo(view(seat).get("id"));
        }
    }

    @Test
    void whoHasMissedSomethingGetsAllOfIt() {
        List<Client> seats = border();
        String known = view(seats.get(0)).get("id").textValue();
        answer(seats.get(0), "raid");
        try (Events again = seats.get(0).changes(known)) {
            Events.Event event = again.next();
            assertThat(event.name()).isEqualTo("view");
            assertThat(event.data().get("sighting")).isEqualTo(seats.get(0).sighting());
        }
    }

    @Test
    void whoDoesNotAskForChangesGetsWholeViews() {
        List<Client> seats = border();
        try (Events events = seats.get(0).events("")) {
            assertThat(events.next().name()).isEqualTo("view");
            answer(seats.get(0), "raid");
            Events.Event event = events.next();
            assertThat(event.name()).isEqualTo("view");
            assertThat(event.data().get("sighting")).isEqualTo(seats.get(0).sighting());
        }
    }

    @Test
    void aSecondTabThatIsOpenedLaterGetsAllOfItAndThenTheSameChanges() {
        List<Client> seats = border();
        try (Events first = seats.get(0).changes("")) {
            first.next();
            answer(seats.get(0), "raid");
            first.next();
            try (Events second = seats.get(0).changes("")) {
                assertThat(second.next().name()).isEqualTo("view");
                answer(seats.get(0), "ready");
                Events.Event change = second.next();
                assertThat(change.name()).isEqualTo("change");
                assertThat(first.next()).isEqualTo(change);
            }
        }
    }

    @Test
    void aViewThatIsKnownIsNotSentAgainAndNeitherIsWhatNeverChanges() {
        Client seat = border().get(0);
        for (String what : List.of("/sighting", "/game")) {
            HttpResponse<String> first = seat.get(seat.path() + what);
            String tag = first.headers().firstValue("ETag").orElseThrow();
            HttpResponse<String> again =
                    seat.send(seat.request(seat.path() + what).header("If-None-Match", tag));
            assertThat(again.statusCode()).as(what).isEqualTo(304);
            assertThat(again.body()).isEmpty();
        }
        String tag =
                seat.get(seat.path() + "/sighting").headers().firstValue("ETag").orElseThrow();
        answer(seat, "raid");
        assertThat(seat.send(seat.request(seat.path() + "/sighting").header("If-None-Match", tag))
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void whatIsPutRightByAgreementAndRevealedTogetherComesAsChanges() {
        List<Client> clients = border();
        List<Follower> followers = Follower.all(clients);
        plan(clients, "raid", "hold");
        followers.forEach(Follower::catchUp);
        Client red = clients.get(0);
        JsonNode field = get(red, "/correctable").get("correctable").get(0);
        red.post(
                red.path() + "/correct",
                "{\"kind\":\"set\",\"field\":\"" + field.get("field").textValue() + "\",\"holder\":\""
                        + field.get("holders").get(0).textValue() + "\",\"value\":\"4\"}");
        followers.forEach(Follower::catchUp);
        String ask = desk(clients.get(1)).get("asked").get(0).get("id").textValue();
        clients.get(1).post(clients.get(1).path() + "/agree", "{\"ask\":\"" + ask + "\"}");
        followers.forEach(Follower::catchUp);

        for (Follower each : followers) {
            assertThat(each.applied().sighting().get("state").toString()).contains("\"value\":\"4\"");
            assertThat(each.changes()).isGreaterThan(2);
            each.close();
        }
    }
}
