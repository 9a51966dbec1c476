package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Orders on the board: what a piece can do, one way of it, and all answers of that at once. */
@Tag("slow")
class PlanTest extends OverHttp {

    private static final String RULEBOOK = """
            rulebook "Skirmish"
            language 2
            side Red
            side Blue
            board Map: hexes 6 x 4
            piece Unit on Map
            Unit has
              side: Side
              moves: 0..9 = 3 "move[|s] left"
              strength: 0..9 = 3 "Strength"
            roster Unit: side, at
              scout "Scout": Red, a1
              guard "Guard": Red, a4
              foe "Foe": Blue, d1
            length 4 game turns
            game turn "Turn"
              for each phasing in sides
                1 "Order a unit"        phasing may, any number of times
                  choose u from Unit where it.side is phasing and it.moves > 0 "Who gets an order?"
                  one of
                    "Go"
                      choose hex from neighbours(u.at) where h: no (Unit where it.at is h) "Where to?"
                      pay 1 from u.moves
                      u.at = hex
                      u.strength -= 1
                      tell "{u} goes to {hex}"
                    "Shoot"
                      choose target from Unit where it.side is not phasing "At whom?"
                      pay 1 from u.moves
                      note "{u} shoots at {target}"
                      roll shot: 1d6
                        +1 if u.strength > 2 "strong"
                      if shot >= 5
                        target.strength -= 1
                        tell "{target} is hit"
            """;

    private Client red;
    private Client blue;

    private void sit() {
        ObjectNode order = JsonNodeFactory.instance.objectNode();
        order.putArray("files").addObject().put("name", "skirmish.sop").put("text", RULEBOOK);
        List<Client> seats = around(made(order.toString()));
        red = seats.get(0);
        blue = seats.get(1);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static ObjectNode list(String id, JsonNode plan) {
        ObjectNode list = JsonNodeFactory.instance.objectNode();
        list.put("id", id).set("answers", plan.get("answers"));
        return list;
    }

    private static JsonNode give(Client client, String id, JsonNode plan) {
        return Client.json(
                client.post(client.path() + "/answers", list(id, plan).toString())
                        .body());
    }

    private static int space(Client client, String name) {
        for (JsonNode piece : client.sighting().get("pieces")) {
            if (piece.get("name").textValue().equals(name)) {
                return piece.at("/spot/space").intValue();
            }
        }
        throw new AssertionError("no " + name);
    }

    @Test
    void aClickOnAUnitTellsWhereItCanGoAndWhomItCanShoot() {
        sit();
        assertThat(get(red, "/plans").toString())
                .isEqualTo("{\"movable\":[{\"kind\":\"Unit\",\"number\":0},{\"kind\":\"Unit\",\"number\":1}]}");

        JsonNode menu = get(red, "/plans?pieces=Unit:0");

        assertThat(menu.get("moves")).isNotEmpty();
        JsonNode first = menu.get("moves").get(0);
        assertThat(first.get(1).intValue())
                .as("units of this game face nowhere")
                .isEqualTo(-1);
        assertThat(first.get(3).intValue()).as("the cheapest first").isEqualTo(1);
        assertThat(first.get(4).intValue()).as("who, what, where").isEqualTo(3);
        assertThat(first.get(5).intValue()).isZero();
        assertThat(menu.get("targets").toString())
                .isEqualTo("[{\"kind\":\"Unit\",\"number\":2,\"ways\":"
                        + "[{\"style\":\"Shoot\",\"cost\":1,\"answers\":3,\"flags\":4}]}]");
        assertThat(menu.get("cut").booleanValue()).isFalse();
        assertThat(get(blue, "/plans").toString()).as("it is not Blue's turn").isEqualTo("{\"movable\":[]}");
    }

    @Test
    void aPlanIsGivenAtOnceFoldedInTheLogAndTakenBackAtOnce() {
        sit();
        int from = space(red, "Scout");
        int to = get(red, "/plans?pieces=Unit:0").get("moves").get(0).get(0).intValue();
        JsonNode plan = get(red, "/plan?pieces=Unit:0&to=" + to);
        assertThat(plan.get("answers")).hasSize(3);
        assertThat(plan.get("path").toString()).isEqualTo("[[" + from + ",-1],[" + to + ",-1]]");
        assertThat(plan.get("lines").toString()).contains("Scout goes to");
        assertThat(plan.at("/pieces/0/spot/space").intValue()).isEqualTo(to);
        assertThat(plan.get("final").booleanValue()).isFalse();
        assertThat(plan.get("thrown").intValue()).isZero();
        assertThat(plan.get("costs").toString())
                .as("in the words of the rulebook, of one; what it does not pay from is not spent")
                .isEqualTo("[\"1 move left\"]");

        assertThat(give(red, "x1", plan).toString()).isEqualTo("{\"taken\":3,\"again\":false,\"stopped\":\"\"}");

        assertThat(space(red, "Scout")).isEqualTo(to);
        assertThat(get(blue, "/log").get("log").findValuesAsText("list")).startsWith("first", "more", "more");
        assertThat(give(red, "x1", plan).toString()).isEqualTo("{\"taken\":3,\"again\":true,\"stopped\":\"\"}");
        assertThat(Client.json(red.post(red.path() + "/back", "{\"id\":\"b1\",\"list\":true}")
                                .body())
                        .toString())
                .isEqualTo("{\"done\":true}");
        assertThat(space(red, "Scout")).isEqualTo(from);
        assertThat(red.sighting().at("/decisions/0/prompt").textValue()).isEqualTo("Who gets an order?");
    }

    @Test
    void aShotTellsWhatCountsAndTheOddsAndStopsAtTheDice() {
        sit();
        JsonNode plan = get(red, "/plan?pieces=Unit:0&at=Unit:2");
        assertThat(plan.get("final").booleanValue()).isTrue();
        assertThat(plan.get("notes").toString()).contains("Scout shoots at Foe");
        assertThat(plan.get("modifiers").toString()).contains("strong");
        assertThat(plan.get("thrown").intValue()).isEqualTo(1000);
        double hit = 0;
        double all = 0;
        for (JsonNode outcome : plan.get("odds")) {
            assertThat(outcome.get("name").textValue()).isEqualTo("Foe");
            hit += outcome.get("text").textValue().equals("Strength: 3 \u2192 2")
                    ? outcome.get("share").doubleValue()
                    : 0;
            all += outcome.get("share").doubleValue();
        }
        assertThat(hit).as("4, 5 and 6 of six").isBetween(0.44, 0.56);
        assertThat(all).isBetween(0.99, 1.01);
        String before = red.get(red.path() + "/sighting").body();
        assertThat(get(red, "/plan?pieces=Unit:0&at=Unit:2"))
                .as("the same each time")
                .isEqualTo(plan);
        assertThat(red.get(red.path() + "/sighting").body()).isEqualTo(before);

        assertThat(give(red, "x1", plan).get("taken").intValue()).isEqualTo(3);
        assertThat(get(red, "/log").get("log").findValuesAsText("kind")).contains("roll");
    }

    @Test
    void whatIsNotOnesOwnOrMakesNoSenseIsRefusedInASentence() {
        sit();
        for (String wrong : List.of("Unit:2", "Unit:99", "Horse:0")) {
            HttpResponse<String> refused = red.get(red.path() + "/plans?pieces=" + wrong);
            assertThat(refused.statusCode()).as(wrong).isEqualTo(409);
            assertThat(refused.body()).as(wrong).contains("These are not all pieces of yours");
        }
        assertThat(red.get(red.path() + "/plans?pieces=" + encoded("Unit")).statusCode())
                .isEqualTo(400);
        assertThat(red.get(red.path() + "/plan?pieces=Unit:0").statusCode()).isEqualTo(400);
        assertThat(red.get(red.path() + "/plan?pieces=Unit:0&to=9999999").statusCode())
                .isEqualTo(409);
        assertThat(red.post(red.path() + "/answers", "{\"answers\":[]}").statusCode())
                .isEqualTo(400);
        JsonNode plan = get(red, "/plan?pieces=Unit:0&at=Unit:2");
        assertThat(blue.post(blue.path() + "/answers", list("x", plan).toString())
                        .statusCode())
                .as("what Red planned Blue cannot give")
                .isEqualTo(409);
    }
}
