package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Questions that ask the same several times are answered at once. */
@Tag("slow")
class AlikeTest extends OverHttp {

    /** Five wounds for three figures that stand two each, then a search for each of three counters, with dice, in any order. */
    private static final String RULEBOOK = """
            rulebook "Wounds"
            language 2
            side Red
            side Blue
            board Map: hexes 6 x 4
            piece Figure
            Figure has
              pegs: 1..3 = 2
            piece Counter on Map
            Counter has
              side: Side
            piece Unit on Map
            Unit has
              side: Side
              standing: set of Figure = {}
              wounded: set of Figure = {}
            Side has
              due: 0..9 = 4
              found: 0..9 = 0
            roster Figure: pegs
              first "First": 2
              second "Second": 2
              third "Third": 2
            roster Unit: side, at
              cohort "Cohort": Red, a1
            roster Counter: side, at
              one "One": Blue, b2
              two "Two": Blue, c2
              three "Three": Blue, d2
            length 4 game turns
            game turn "Turn"
              1 "Muster" automatic
                cohort.standing = {first, second, third}
              2 "Take a wound" Red must, until Red.due is 0 or no cohort.standing
                choose figure from cohort.standing "Which figure is struck?"
                Red.due -= 1
                if figure in cohort.wounded
                  drop figure from cohort.standing
                else
                  add figure to cohort.wounded
              3 "Search" Red must
                for each counter in Counter, Red picks
                  3A "Roll to find" Red must
                    roll search: 1d6
                    if search >= 4: Red.found += 1
              4 "Rest" Red may
            """;

    private Client red;

    private void sit() {
        ObjectNode order = JsonNodeFactory.instance.objectNode();
        order.putArray("files").addObject().put("name", "wounds.sop").put("text", RULEBOOK);
        JsonNode made = made(order.toString());
        assertThat(made.has("seats")).as(made.toString()).isTrue();
        List<Client> seats = around(made);
        red = seats.get(0);
    }

    private JsonNode give(JsonNode alike, String id) {
        ObjectNode list = JsonNodeFactory.instance.objectNode();
        list.put("id", id).put("alike", true).set("answers", alike.get("answers"));
        return Client.json(red.post(red.path() + "/answers", list.toString()).body());
    }

    private String asked() {
        return red.sighting().at("/decisions/0/prompt").textValue();
    }

    @Test
    void fourWoundsAreOneListAndTheProposalLosesAsLittleAsCanBe() {
        sit();
        JsonNode alike = get(red, "/plans").get("alike");
        assertThat(alike.get("questions").intValue()).isEqualTo(4);
        assertThat(alike.get("answers").findValuesAsText("choice"))
                .as("each figure once before one of them falls")
                .containsSubsequence("First", "Second", "Third")
                .hasSize(4);

        assertThat(give(alike, "a").toString()).isEqualTo("{\"taken\":4,\"again\":false,\"stopped\":\"\"}");
        assertThat(asked()).isNotEqualTo("Which figure is struck?");
    }

    @Test
    void answersThatWereChangedCountAndOneTooManyForAFigureStopsThere() {
        sit();
        JsonNode alike = get(red, "/plans").get("alike");
        alike.get("answers").forEach(answer -> ((ObjectNode) answer).put("choice", "First"));

        JsonNode given = give(alike, "a");

        assertThat(given.get("taken").intValue()).isEqualTo(2);
        assertThat(given.get("stopped").textValue()).contains("not among the choices");
        assertThat(asked()).isEqualTo("Which figure is struck?");
        assertThat(get(red, "/plans").at("/alike/questions").intValue()).isEqualTo(2);
    }

    @Test
    void aSearchForEachCounterGoesOnThroughTheDice() {
        sit();
        give(get(red, "/plans").get("alike"), "a");
        JsonNode alike = get(red, "/plans").get("alike");
        assertThat(alike).as("which counter, and the roll, for each").isNotNull();

        JsonNode given = give(alike, "b");

        assertThat(given.get("stopped").textValue()).isEmpty();
        assertThat(get(red, "/log").get("log").findValuesAsText("kind").stream().filter("roll"::equals))
                .hasSize(3);
        assertThat(asked()).isEqualTo("Rest");
        assertThat(get(red, "/plans").get("alike"))
                .as("who may decline decides each time")
                .isNull();
    }
}
