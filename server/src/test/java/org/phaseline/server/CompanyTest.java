package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.FairDice;
import org.phaseline.engine.dice.RollNumbering;
import org.phaseline.engine.dice.SeedCommitment;

/** Who sits at a table, what they are called, and what each adds to the dice. */
@Tag("slow")
class CompanyTest extends OverHttp {

    private static final String REDS = "11".repeat(32);
    private static final String BLUES = "ab".repeat(32);

    @Test
    void theOthersSeeWhoIsThere() {
        List<Client> seats = border();
        assertThat(desk(seats.get(0)).get("here").toString()).isEqualTo("[false,false]");
        try (Events red = seats.get(0).events("")) {
            assertThat(red.next().data().get("desk").get("here").toString()).isEqualTo("[true,false]");
            try (Events blue = seats.get(1).events("")) {
                assertThat(blue.next().data().get("desk").get("here").toString())
                        .isEqualTo("[true,true]");
                assertThat(red.next().data().get("desk").get("here").toString()).isEqualTo("[true,true]");
            }
            // That a browser has gone is noticed when something cannot be sent to it.
            for (int i = 0; i < 3; i++) {
                seats.get(0).post(seats.get(0).path() + "/say", "{\"text\":\"Are you there?\"}");
            }
            String here = "[true,true]";
            for (Optional<Events.Event> event = red.within(5000); event.isPresent(); event = red.within(5000)) {
                here = event.get().data().get("desk").get("here").toString();
                if (here.equals("[true,false]")) {
                    break;
                }
            }
            assertThat(here).isEqualTo("[true,false]");
        }
    }

    @Test
    void aPlayerIsCalledAsTheyLike() throws StartProblem {
        List<Client> seats = border();
        Client red = seats.getFirst();
        assertThat(red.post(red.path() + "/name", "{\"player\":\" Ada \"}").statusCode())
                .isEqualTo(200);
        assertThat(desk(seats.get(1)).get("players").toString()).isEqualTo("[\"Ada\",\"\"]");
        assertThat(red.post(red.path() + "/name", "{\"player\":\"" + "x".repeat(61) + "\"}")
                        .statusCode())
                .isEqualTo(409);
        for (String odd : List.of("a\\nb", "a\\u0000b", "\\ud800")) {
            assertThat(red.post(red.path() + "/name", "{\"player\":\"" + odd + "\"}")
                            .statusCode())
                    .as(odd)
                    .isEqualTo(409);
        }
        Client watcher = seats.get(2);
        assertThat(watcher.post(watcher.path() + "/name", "{\"player\":\"Bo\"}").statusCode())
                .isEqualTo(403);
        restart();
        assertThat(desk(seats.get(1).at(server())).get("players").toString()).isEqualTo("[\"Ada\",\"\"]");
    }

    private Client sit(JsonNode made, int seat, String dice, int expected) {
        String link = made.get("seats").get(seat).get("link").textValue();
        Client client = Client.seated(server(), link);
        assertThat(client.post(client.path() + "/dice", "{\"bytes\":\"" + dice + "\"}")
                        .statusCode())
                .isEqualTo(expected);
        return client;
    }

    private static List<String> rolls(Client client) {
        List<String> rolls = new ArrayList<>();
        get(client, "/log").get("log").forEach(line -> {
            if (line.get("kind").textValue().equals("roll")) {
                rolls.add(line.get("roll").textValue());
            }
        });
        return rolls;
    }

    @Test
    void everyRollCanBeComputedAgainWhenTheGameIsOver() {
        JsonNode made = made("{\"game\":\"border\"}");
        Client red = sit(made, 0, REDS, 200);
        sit(made, 0, REDS, 200);
        sit(made, 0, BLUES, 409);
        sit(made, 1, "7", 400);
        Client blue =
                Client.seated(server(), made.get("seats").get(1).get("link").textValue());
        assertThat(desk(blue).get("dice").toString())
                .isEqualTo("[{\"seat\":0,\"added\":true},{\"seat\":1,\"added\":false}]");
        plan(List.of(red, blue), "raid", "hold");
        answer(red, "done");
        answer(red, "done");
        String first = rolls(blue).getFirst();
        JsonNode early = get(blue, "/proof?roll=" + first);
        assertThat(early.get("added").toString()).isEqualTo("[\"" + REDS + "\",\"\"]");
        assertThat(early.get("seed").textValue()).isEmpty();
        assertThat(early.get("over").booleanValue()).isFalse();
        assertThat(blue.get(blue.path() + "/proof?roll=99").statusCode()).isEqualTo(404);

        sit(made, 1, BLUES, 200);
        Random random = new Random(4);
        while (!red.sighting().get("over").booleanValue()) {
            for (Client client : List.of(red, blue)) {
                for (JsonNode decision : client.sighting().get("decisions")) {
                    JsonNode choices = decision.get("choices");
                    answer(
                            client,
                            choices.get(random.nextInt(choices.size()))
                                    .get("word")
                                    .textValue());
                    break;
                }
            }
        }
        List<String> rolls = rolls(blue);
        assertThat(rolls).hasSizeGreaterThan(2).doesNotHaveDuplicates();
        assertThat(get(blue, "/proof?roll=" + first).get("added").toString()).isEqualTo("[\"" + REDS + "\",\"\"]");
        assertThat(get(blue, "/proof?roll=" + rolls.getLast()).get("added").toString())
                .isEqualTo("[\"" + REDS + "\",\"" + BLUES + "\"]");
        rolls.forEach(roll -> isProved(get(blue, "/proof?roll=" + roll)));
    }

    private static void isProved(JsonNode proof) {
        byte[] seed = HexFormat.of().parseHex(proof.get("seed").textValue());
        assertThat(new SeedCommitment(proof.get("commitment").textValue()).fits(seed))
                .isTrue();
        List<byte[]> added = new ArrayList<>();
        proof.get("added").forEach(each -> added.add(HexFormat.of().parseHex(each.textValue())));
        FairDice dice = new FairDice(RollNumbering.BY_COUNT, FairDice.key(seed, added));
        for (int i = 0; i < proof.get("faces").size(); i++) {
            assertThat(proof.get("faces").get(i).intValue())
                    .isEqualTo(dice.face(
                            proof.get("roll").textValue(), i, proof.get("sides").intValue()));
        }
    }
}
