package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** Two tables that begin alike, and everybody's wire at both of them; last comes the one who watches. */
final class TwinTables implements AutoCloseable {

    /** What a seat is asked, as it reads it. */
    record Asked(int seat, String decision, String prompt, boolean sealed, boolean awaited, List<String> words) {}

    private static final int MOST_UNSEEN = 12;
    private static final int MOST_SEALED = 60;
    private static final Set<String> DECLINING = Set.of("skip", "no more");
    private static final String READY = "ready";
    private static final String CHANGE = "change";

    private final Random random;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final List<List<Client>> clients = new ArrayList<>();
    private final List<List<Wire>> wires = new ArrayList<>();
    private final int seats;

    /** How often all was compared so far. */
    private int moment;

    /** What each sees at each table, or null where it may have changed. */
    private final JsonNode[][] views;

    TwinTables(Server server, String game, String scenario, Random random) {
        this(server, "{\"game\":\"" + game + "\",\"scenario\":\"" + scenario + "\"}", random);
    }

    /** @param wish as it is sent to make a table */
    TwinTables(Server server, String wish, Random random) {
        this.random = random;
        for (int table = 0; table < 2; table++) {
            JsonNode made = Client.json(
                    new Client(server.port(), http).post("/api/tables", wish).body());
            List<Client> around = new ArrayList<>();
            made.get("seats")
                    .forEach(seat -> around.add(
                            Client.seated(server.port(), seat.get("link").textValue(), http)));
            around.add(Client.seated(server.port(), made.get("watch").textValue(), http));
            clients.add(around);
        }
        this.seats = clients.getFirst().size() - 1;
        this.views = new JsonNode[2][seats + 1];
    }

    /** From now on everything that comes by itself is kept. Before, the tables are alike in all. */
    void listen() {
        for (int table = 0; table < 2; table++) {
            wires.add(new ArrayList<>());
            for (int viewer = 0; viewer <= seats; viewer++) {
                wires.get(table).add(new Wire(clients.get(table).get(viewer), http, viewer == seats));
                changed(table);
            }
        }
    }

    /** Something was done at a table: everybody who listens hears of it. */
    private void changed(int table) {
        Arrays.fill(views[table], null);
        if (table < wires.size()) {
            for (int viewer = 0; viewer < wires.get(table).size(); viewer++) {
                hears(table, viewer);
            }
        }
    }

    private void hears(int table, int viewer) {
        views[table][viewer] = null;
        wires.get(table).get(viewer).catchUp(view(table, viewer).get("id").textValue());
    }

    private JsonNode view(int table, int viewer) {
        JsonNode known = views[table][viewer];
        if (known == null) {
            Client client = clients.get(table).get(viewer);
            known = Client.json(client.get(client.path() + "/sighting").body());
            views[table][viewer] = known;
        }
        return known;
    }

    private JsonNode sighting(int table, int viewer) {
        return view(table, viewer).get("sighting");
    }

    private List<Asked> asked(int table) {
        List<Asked> asked = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            for (JsonNode decision : sighting(table, seat).get("decisions")) {
                List<String> words = new ArrayList<>();
                decision.get("choices")
                        .forEach(choice -> words.add(choice.get("word").textValue()));
                asked.add(new Asked(
                        seat,
                        decision.get("id").textValue(),
                        decision.get("prompt").textValue(),
                        decision.get("sealed").booleanValue(),
                        decision.get("awaited").booleanValue(),
                        words));
            }
        }
        return asked;
    }

    /** Something that could be decided in more than one way without the others seeing it. */
    Optional<Asked> unseen() {
        return asked(0).stream()
                .filter(each -> each.sealed && each.awaited && each.words.size() > 1)
                .findFirst();
    }

    /** Gives the same answer at both tables; false where there is none that both offer. */
    boolean answerAlike(Predicate<Asked> who) {
        return answerAlike(who, false);
    }

    /** {@code again}: also what somebody has answered and may change. */
    private boolean answerAlike(Predicate<Asked> who, boolean again) {
        // As long as nobody listens, nobody has decided anything otherwise.
        List<Asked> there = asked(wires.isEmpty() ? 0 : 1);
        List<Runnable> possible = new ArrayList<>();
        for (Asked here : asked(0)) {
            if (!here.awaited && !again || !who.test(here)) {
                continue;
            }
            there.stream()
                    .filter(each -> each.seat == here.seat && each.decision.equals(here.decision))
                    .findFirst()
                    .ifPresent(same -> {
                        List<String> words = new ArrayList<>(here.words);
                        words.retainAll(same.words);
                        if (!words.isEmpty()) {
                            possible.add(() -> alike(here, words.get(random.nextInt(words.size()))));
                        }
                    });
        }
        if (possible.isEmpty()) {
            return false;
        }
        possible.get(random.nextInt(possible.size())).run();
        return true;
    }

    private void alike(Asked asked, String word) {
        for (int table = 0; table < 2; table++) {
            assertThat(clients.get(table)
                            .get(asked.seat)
                            .answer(asked.decision, word)
                            .statusCode())
                    .as(word)
                    .isEqualTo(200);
            changed(table);
        }
    }

    /** One more unseen answer at each table, each in its own way; false where there is none to give. */
    boolean answerOtherwise(int decider) {
        if (unseenOf(decider, 0).isEmpty() || unseenOf(decider, 1).isEmpty()) {
            return false;
        }
        answerUnseen(decider, 0);
        answerUnseen(decider, 1);
        return true;
    }

    private Optional<Asked> unseenOf(int decider, int table) {
        return asked(table).stream()
                .filter(each -> each.seat == decider && each.sealed && each.awaited)
                .findFirst();
    }

    private void answerUnseen(int decider, int table) {
        Asked mine = unseenOf(decider, table).orElseThrow();
        // Declining is told, so neither does.
        List<String> acting =
                mine.words.stream().filter(word -> !DECLINING.contains(word)).toList();
        List<String> words = acting.isEmpty() ? mine.words : acting;
        // From the two ends, so that they differ wherever they can.
        String word = words.contains(READY)
                ? READY
                : table == 0 ? words.getFirst() : words.get(words.size() - 1 - random.nextInt((words.size() + 1) / 2));
        assertThat(clients.get(table).get(decider).answer(mine.decision, word).statusCode())
                .isEqualTo(200);
        changed(table);
    }

    boolean ready(int decider, int table) {
        return unseenOf(decider, table).isEmpty();
    }

    /**
     * What was decided otherwise can lead to more questions at one table than at the other: they are answered there, and nobody may
     * notice. False where they do not end soon.
     */
    boolean catchUpUnseen(int decider) {
        for (int i = 0; i < MOST_UNSEEN && ready(decider, 0) != ready(decider, 1); i++) {
            answerUnseen(decider, ready(decider, 0) ? 1 : 0);
        }
        return ready(decider, 0) == ready(decider, 1);
    }

    /**
     * The one who decided otherwise thinks again, as everybody may see, and decides alike at both tables, as do the others: so
     * nothing different is revealed, and the game can go on. False where that cannot be.
     */
    boolean decideAlikeAfterAll(int decider) {
        if (!mayChange(decider) || !answerAlike(each -> each.seat == decider && each.words.contains(CHANGE), true)) {
            return false;
        }
        for (int i = 0; i < MOST_SEALED && unseenOfAnybody(); i++) {
            if (!answerAlike(each -> each.sealed, false)) {
                return false;
            }
        }
        return !unseenOfAnybody();
    }

    /** Whether one has decided something at both tables that will be revealed, but not yet. */
    boolean mayChange(int decider) {
        return asked(0).stream().anyMatch(each -> each.seat == decider && each.words.contains(CHANGE))
                && asked(1).stream().anyMatch(each -> each.seat == decider && each.words.contains(CHANGE));
    }

    private boolean unseenOfAnybody() {
        return asked(0).stream().anyMatch(each -> each.sealed && each.awaited);
    }

    /** How many sealed choices of the others are still to come; nothing is revealed before the last. */
    int sealedForOthers(int decider) {
        return (int) asked(0).stream()
                .filter(each -> each.seat != decider && each.sealed && each.awaited)
                .count();
    }

    void keepOtherNotes(int seat) {
        for (int table = 0; table < 2; table++) {
            String path = clients.get(table).get(seat).path() + "/keep";
            for (int i = 0; i <= 2 * table; i++) {
                assertThat(clients.get(table)
                                .get(seat)
                                .post(
                                        path,
                                        "{\"id\":\"" + i + "\",\"text\":\"" + "a plan ".repeat(table + i + 1) + "\"}")
                                .statusCode())
                        .isEqualTo(200);
                changed(table);
            }
        }
    }

    /** Whether one has pieces that none of the others knows of. */
    boolean hasUnseenPieces(int owner) {
        return !piecesSeen(seat -> seat != owner).containsAll(piecesSeen(seat -> seat == owner));
    }

    /** At either table, by any of these. */
    Set<String> piecesSeen(IntPredicate who) {
        Set<String> pieces = new HashSet<>();
        for (int table = 0; table < 2; table++) {
            for (int seat = 0; seat < seats; seat++) {
                if (who.test(seat)) {
                    for (JsonNode piece : sighting(table, seat).get("pieces")) {
                        pieces.add(table + piece.get("kind").textValue() + piece.get("number"));
                    }
                }
            }
        }
        return pieces;
    }

    /** Everybody but one has got the same at both tables, to the byte. */
    void mustAgreeFor(int decider, String when) {
        moment++;
        for (int viewer = 0; viewer <= seats; viewer++) {
            if (viewer == decider) {
                continue;
            }
            Wire one = wires.get(0).get(viewer);
            Wire other = wires.get(1).get(viewer);
            List<String> here = one.asked(another(0, decider), "ready", moment);
            List<String> there = other.asked(another(1, decider), "ready", moment);
            assertThat(here).hasSameSizeAs(there);
            for (int i = 0; i < here.size(); i++) {
                assertThat(here.get(i)).as("viewer %s, %s", viewer, when).isEqualTo(there.get(i));
            }
            if (viewer < seats && (Boolean.getBoolean("long") || (viewer + moment) % 2 == 0)) {
                mustBeToldTheSame(viewer, when);
            }
            hears(0, viewer);
            hears(1, viewer);
            assertThat(one.news()).as("live, viewer %s, %s", viewer, when).isEqualTo(other.news());
        }
    }

    /** Wants what the others would have to agree to, is told the same at both tables, and thinks better of it. */
    private void mustBeToldTheSame(int viewer, String when) {
        Client client = clients.get(0).get(viewer);
        List<String[]> wants = new ArrayList<>();
        if (!view(0, viewer).get("desk").get("back").textValue().equals("free")) {
            // What is done at once would be done, and the game would be another one.
            wants.add(new String[] {"back", "{}"});
        }
        wants.add(new String[] {"correct", "{\"kind\":\"skip\"}"});
        wants.add(new String[] {"correct", "{\"kind\":\"go to\",\"step\":\"nowhere\"}"});
        correction(client).ifPresent(set -> wants.add(new String[] {"correct", set}));
        for (String[] want : wants) {
            List<String> told = new ArrayList<>();
            for (int table = 0; table < 2; table++) {
                Wire wire = wires.get(table).get(viewer);
                Wire.Reply reply = wire.wants(want[0], want[1]);
                told.add(reply.told());
                if (reply.asked()) {
                    changed(table);
                    wire.withdrawAll(view(table, viewer));
                    changed(table);
                }
            }
            assertThat(told.get(0)).as("viewer %s, %s", viewer, when).isEqualTo(told.get(1));
        }
    }

    /** Any value that could be set by agreement. */
    private Optional<String> correction(Client client) {
        List<String> possible = new ArrayList<>();
        for (JsonNode field :
                Client.json(client.get(client.path() + "/correctable").body()).get("correctable")) {
            JsonNode words = field.path("words");
            String value = words.isArray() && !words.isEmpty()
                    ? words.get(random.nextInt(words.size())).asText()
                    : field.path("min").asText("1");
            JsonNode holders = field.path("holders");
            String holder = holders.isArray() && !holders.isEmpty()
                    ? holders.get(random.nextInt(holders.size())).asText()
                    : "";
            possible.add("{\"kind\":\"set\",\"field\":\"" + field.get("field").asText() + "\",\"holder\":\"" + holder
                    + "\",\"value\":\"" + value + "\"}");
        }
        return possible.isEmpty() ? Optional.empty() : Optional.of(possible.get(random.nextInt(possible.size())));
    }

    /** A decision that is none of the others' business. */
    private String another(int table, int decider) {
        return asked(table).stream()
                .filter(each -> each.seat == decider)
                .map(Asked::decision)
                .findFirst()
                .orElse("1.1.1");
    }

    @Override
    public void close() {
        wires.forEach(around -> around.forEach(Wire::close));
        http.close();
    }
}
