package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What somebody is told who learns a game, and what decided it when it is over. */
@Tag("slow")
class LearnTest extends OverHttp {

    private static final String RULEBOOK = """
            rulebook "Hill"
            language 2
            board Map: hexes 3 x 2
            piece Band on Map
            Band has
              side: Side
            Side has
              points: 0..9 = 0 "victory points"
            length 3 game turns
            game turn "Turn"
              1 "Wait" (1.1) Red may
              2 "Storm the hill" (2.1) Red may
                about "Who storms it drives the other band away."
                theirs.at = none
                Red.points += 3
                tell "Red storms the hill"
              3 "Count" (3.1) automatic
                if Red.points >= 3
                  tell "Red has {Red.points} points, and 3 win"
                  end game won by Red
            scenario Plain "Plain" for Red, Blue
              roster Band: side, at
                ours "Ours": Red, a1
                theirs "Theirs": Blue, b1
            scenario First "A first game" like Plain
              coach for Red "You are Red."
              coach for Blue "You are Blue."
              coach [2] "Storm it now."
            """;

    private List<Client> around(String scenario) {
        ObjectNode order = JsonNodeFactory.instance.objectNode().put("scenario", scenario);
        order.putArray("files").addObject().put("name", "hill.sop").put("text", RULEBOOK);
        JsonNode made = made(order.toString());
        assertThat(made.has("seats")).as(made.toString()).isTrue();
        return around(made);
    }

    @Test
    void aScenarioWithACoachIsALesson() {
        ObjectNode draft = JsonNodeFactory.instance.objectNode();
        draft.putArray("files").addObject().put("name", "hill.sop").put("text", RULEBOOK);
        JsonNode checked = Client.json(
                new Client(server()).post("/api/check", draft.toString()).body());
        assertThat(checked.at("/scenarios/0/lesson").booleanValue()).isFalse();
        assertThat(checked.at("/scenarios/1/lesson").booleanValue()).isTrue();

        List<Client> seats = around("First");
        JsonNode game = get(seats.getFirst(), "/game");
        assertThat(game.at("/coach/0").toString()).isEqualTo("{\"step\":-1,\"text\":\"You are Red.\"}");
        assertThat(game.at("/coach/1").toString()).isEqualTo("{\"step\":1,\"text\":\"Storm it now.\"}");
        assertThat(get(seats.get(1), "/game").at("/coach/0/text").textValue()).isEqualTo("You are Blue.");
        assertThat(get(seats.get(1), "/game").at("/coach/1/text").textValue()).isEqualTo("Storm it now.");
        assertThat(get(around("Plain").getFirst(), "/game").get("coach")).isEmpty();
    }

    @Test
    void theDecisiveMomentsAreToldWhenTheGameIsOverAndNotBefore() {
        List<Client> seats = around("Plain");
        Client red = seats.getFirst();
        assertThat(red.get(red.path() + "/moments").statusCode()).isEqualTo(409);
        answer(red, "skip");
        answer(red, "skip");
        answer(red, "skip");
        answer(red, "do it");

        for (Client each : seats) {
            JsonNode moments = get(each, "/moments").get("moments");
            assertThat(moments).hasSize(1);
            JsonNode moment = moments.get(0);
            assertThat(moment.get("gameTurn").intValue()).isEqualTo(2);
            assertThat(moment.at("/swings/0").toString())
                    .isEqualTo("{\"owner\":\"Red\",\"name\":\"points\",\"before\":\"0\",\"now\":\"3\"}");
            assertThat(moment.at("/lost/0").textValue()).isEqualTo("Theirs");
            List<String> log = log(each);
            assertThat(log.subList(
                            moment.get("from").intValue(), moment.get("lines").intValue()))
                    .contains("Red storms the hill", "Red has 3 points, and 3 win");
        }
    }

    @Test
    void everyAddressOfAGameIsTheLobbysPage() {
        Client visitor = new Client(server());
        for (String address : List.of("/", "/games/", "/games/legions", "/games/no-such-game")) {
            assertThat(visitor.get(address).body()).as(address).contains("/page/bundle/lobby.js");
        }
    }
}
