package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who asks for changes is sent, after a first whole view, only what has changed, and sees the same as who asks for all of it. */
@Tag("slow")
class ChangesTest extends OverHttp {

    private static final int MOST_BYTES = 5 * 1024;

    /** Somebody at a table who follows it by changes. */
    private static final class Follower implements AutoCloseable {
        private final Client client;
        private final Events events;
        private final AppliedChanges applied = new AppliedChanges();
        private int wholes;
        private int changes;
        private int largest;

        Follower(Client client) {
            this.client = client;
            this.events = client.changes("");
        }

        /** Hears all that comes until it is what the server shows to whoever asks. */
        void catchUp() {
            JsonNode view = view(client);
            while (!applied.id().equals(view.get("id").textValue())) {
                Events.Event event = events.next();
                applied.hear(event);
                if (event.name().equals("change")) {
                    changes++;
                    largest = Math.max(largest, event.bytes());
                } else {
                    wholes++;
                }
            }
            assertThat(applied.sighting()).isEqualTo(view.get("sighting"));
            assertThat(applied.desk()).isEqualTo(view.get("desk"));
        }

        @Override
        public void close() {
            events.close();
        }
    }

    private static List<Follower> follow(List<Client> clients) {
        List<Follower> followers = new ArrayList<>();
        clients.forEach(client -> followers.add(new Follower(client)));
        followers.forEach(Follower::catchUp);
        return followers;
    }

    /** Gives some answer that is asked for; false when there is none. */
    private static boolean answerSomething(List<Client> clients, Random random) {
        for (Client client : clients.subList(0, clients.size() - 1)) {
            for (JsonNode decision : client.sighting().get("decisions")) {
                if (decision.get("awaited").booleanValue()) {
                    JsonNode choices = decision.get("choices");
                    JsonNode choice = choices.get(random.nextInt(choices.size()));
                    return client.answer(
                                            decision.get("id").textValue(),
                                            choice.get("word").textValue())
                                    .statusCode()
                            == 200;
                }
            }
        }
        return false;
    }

    @ParameterizedTest
    @CsvSource({"border, ''", "rof, Village", "fe, ''", "legions, ''", "flotsam, Reef", "heron, ''", "drum, ''"})
    void whoFollowsByChangesSeesWhatWhoAsksForAllOfItSees(String game, String scenario) {
        List<Client> clients =
                around(made("{\"game\":\"" + game + "\",\"scenario\":\"" + scenario + "\"}"));
        List<Follower> followers = follow(clients);
        Random random = new Random(7);
        for (int i = 0; i < 40 && answerSomething(clients, random); i++) {
            if (i % 9 == 8) {
                // Taken back at once, or asked of the others.
                clients.get(i % 2).post(clients.get(i % 2).path() + "/back", "{}");
            }
            if (i % 9 == 3) {
                clients.get(1).post(clients.get(1).path() + "/say", "{\"text\":\"Grüße, " + i + "\"}");
            }
            followers.forEach(Follower::catchUp);
        }
        assertThat(followers.stream().mapToInt(each -> each.changes).sum()).isGreaterThan(10);
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
            HttpResponse<String> again = seat.send(seat.request(seat.path() + what).header("If-None-Match", tag));
            assertThat(again.statusCode()).as(what).isEqualTo(304);
            assertThat(again.body()).isEmpty();
        }
        String tag = seat.get(seat.path() + "/sighting").headers().firstValue("ETag").orElseThrow();
        answer(seat, "raid");
        assertThat(seat.send(seat.request(seat.path() + "/sighting").header("If-None-Match", tag))
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void onALargeMapWhatIsSentAfterAnAnswerIsSmall() {
        List<Client> clients = around(made(LargeMap.order()));
        List<Follower> followers = follow(clients);
        Random random = new Random(1);
        int whole = clients.get(0).get(clients.get(0).path() + "/sighting").body().length();

        for (int i = 0; i < 14; i++) {
            assertThat(answerSomething(clients, random)).isTrue();
            followers.forEach(Follower::catchUp);
        }

        for (Follower each : followers) {
            System.out.printf(
                    "60 x 40 map, %d bytes as a whole: at most %d after an answer, %d changes%n",
                    whole, each.largest, each.changes);
            assertThat(each.wholes).as("whole views").isEqualTo(1);
            assertThat(each.largest).isLessThan(MOST_BYTES);
            each.close();
        }
        assertThat(whole).isGreaterThan(20 * MOST_BYTES);
    }
}
