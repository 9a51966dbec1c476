package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Somebody at a table who follows it by changes. */
final class Follower implements AutoCloseable {

    private final Client client;
    private final Events events;
    private final AppliedChanges applied = new AppliedChanges();
    private int wholes;
    private int changes;
    private int largest;

    private Follower(Client client) {
        this.client = client;
        this.events = client.changes("");
    }

    static List<Follower> all(List<Client> clients) {
        List<Follower> followers = new ArrayList<>();
        clients.forEach(client -> followers.add(new Follower(client)));
        followers.forEach(Follower::catchUp);
        return followers;
    }

    /** Gives some answer that is asked for; false when there is none. The last of them only watches. */
    static boolean answerSomething(List<Client> clients, Random random) {
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

    /** Hears all that comes until it is what the server shows to whoever asks. */
    void catchUp() {
        JsonNode view = OverHttp.view(client);
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
        JsonNode log = Client.json(client.get(client.path() + "/log?since=" + applied.since())
                        .body())
                .get("log");
        // A page of it has so many lines at most.
        assertThat(applied.log().stream().limit(log.size()).map(Follower::read))
                .containsExactlyElementsOf(log.valueStream().map(Follower::read).toList());
    }

    /** A line, but whether another covers it: that can come about later. A change is covered from the first. */
    private static String read(JsonNode line) {
        String kind = line.get("kind").textValue();
        String covered = kind.equals("change") ? line.path("covered").asText("false") : "";
        return kind + " " + line.get("step") + " " + line.get("text") + covered;
    }

    AppliedChanges applied() {
        return applied;
    }

    /** How often a whole view came. */
    int wholes() {
        return wholes;
    }

    int changes() {
        return changes;
    }

    /** How many bytes the largest change had. */
    int largest() {
        return largest;
    }

    @Override
    public void close() {
        events.close();
    }
}
