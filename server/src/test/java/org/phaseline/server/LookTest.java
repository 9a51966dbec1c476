package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Looking ahead, looking back, and halting the sequence. */
@Tag("slow")
class LookTest extends OverHttp {

    private static String open(Client client) {
        return client.sighting().get("decisions").get(0).get("id").textValue();
    }

    private static JsonNode preview(Client client, String choice) {
        return get(
                client,
                "/preview?decision=" + open(client)
                        + (choice.isEmpty() ? "" : "&choice=" + URLEncoder.encode(choice, StandardCharsets.UTF_8)));
    }

    @Test
    void aChoiceSaysBeforehandWhetherDiceWouldFall() {
        List<Client> seats = border();
        Client red = seats.getFirst();
        plan(seats, "raid", "hold");
        assertThat(preview(red, "").toString())
                .isEqualTo("{\"choices\":[{\"word\":\"done\",\"final\":false},{\"word\":\"skip\",\"final\":false}]}");
        answer(red, "skip");

        assertThat(preview(red, "").toString())
                .as("who attacks a village throws dice")
                .isEqualTo("{\"choices\":[{\"word\":\"done\",\"final\":true},{\"word\":\"skip\",\"final\":false}]}");
        String before = red.get(red.path() + "/sighting").body();
        assertThat(preview(red, "skip").get("word").textValue()).isEqualTo("skip");
        assertThat(red.get(red.path() + "/sighting").body())
                .as("looking ahead changes nothing")
                .isEqualTo(before);
    }

    @Test
    void aPreviewShowsThePiecesWhereTheyWouldStand() {
        List<Client> seats = around(made("{\"game\":\"legions\"}"));
        JsonNode found = null;
        for (int i = 0; i < 40 && found == null; i++) {
            Client asked = seats.get(seats.get(0).sighting().get("decisions").isEmpty() ? 1 : 0);
            for (JsonNode choice : asked.sighting().get("decisions").get(0).get("choices")) {
                JsonNode preview = preview(asked, choice.get("word").textValue());
                if (!preview.get("final").booleanValue()
                        && !preview.get("pieces").isEmpty()) {
                    found = preview;
                    assertThat(preview.get("lines")).isNotEmpty();
                    JsonNode piece = preview.get("pieces").get(0);
                    assertThat(asked.sighting().get("pieces")).doesNotContain(piece);
                    answer(asked, choice.get("word").textValue());
                    assertThat(asked.sighting().get("pieces")).contains(piece);
                    break;
                }
            }
            if (found == null) {
                JsonNode choices = asked.sighting().get("decisions").get(0).get("choices");
                answer(asked, choices.get(0).get("word").textValue());
            }
        }
        assertThat(found).as("a choice that moves or marks a piece").isNotNull();
    }

    @Test
    void whyTellsTheWayToAQuestionAndOfAnUnseenOneOnlyThatItIsBeingDecided() {
        List<Client> seats = border();
        JsonNode steps = get(seats.get(0), "/game").get("steps");
        int plans = seats.get(1).sighting().get("awaited").get(0).get("step").intValue();

        JsonNode own = get(seats.get(0), "/why").get("strands").get(0);
        assertThat(own.get("path").get(0).intValue()).isEqualTo(plans);
        assertThat(own.get("titles").get(0).textValue())
                .endsWith(steps.get(plans).get("title").textValue());
        assertThat(own.get("halts").get(0).textValue())
                .contains(steps.get(plans).get("title").textValue())
                .contains("revealed when all are ready");
        for (Client other : List.of(seats.get(1), seats.get(2))) {
            JsonNode unseen = get(other, "/why").get("strands");
            assertThat(unseen.findValuesAsText("question")).contains("decide in secret");
            assertThat(unseen.get(0).get("path").toString()).isEqualTo("[" + plans + "]");
        }

        plan(seats, "raid", "hold");
        JsonNode move = get(seats.get(2), "/why").get("strands").get(0);
        assertThat(move.get("question").textValue()).isEqualTo("Move your patrols");
        assertThat(steps.get(move.get("next").intValue()).get("title").textValue())
                .isEqualTo("Attack a village");
    }

    @Test
    void whoIsNotAskedCannotTry() {
        List<Client> seats = border();
        String reds = open(seats.getFirst());
        for (Client other : List.of(seats.get(1), seats.get(2))) {
            assertThat(other.get(other.path() + "/preview?decision=" + reds).statusCode())
                    .isEqualTo(409);
            assertThat(other.get(other.path() + "/preview?decision=" + reds).body())
                    .isEqualTo(
                            other.get(other.path() + "/preview?decision=77.7").body());
        }
    }

    @Test
    void theFilmShowsWhatOneSawAndNothingThatWentOnUnseen() {
        List<Client> seats = border();
        Client blue = seats.get(1);
        List<String> seen = new ArrayList<>(List.of(blue.sighting().toString()));
        answer(seats.get(0), "raid");
        answer(seats.get(0), "change");
        answer(seats.get(0), "hold");
        assertThat(get(blue, "/film").get("moments").intValue())
                .as("what Red writes down unseen")
                .isEqualTo(1);
        answer(seats.get(0), "ready");
        seen.add(blue.sighting().toString());
        int lines = view(blue).get("since").intValue();
        answer(blue, "raid");
        seen.add(blue.sighting().toString());

        assertThat(get(blue, "/film").toString()).isEqualTo("{\"moments\":3}");
        for (int at = 0; at < 3; at++) {
            assertThat(get(blue, "/film?at=" + at).get("sighting").toString()).isEqualTo(seen.get(at));
        }
        assertThat(get(blue, "/film?at=1").get("lines").intValue()).isEqualTo(lines);
        assertThat(blue.get(blue.path() + "/film?at=3").statusCode()).isEqualTo(404);
        assertThat(blue.get(blue.path() + "/film?at=x").statusCode()).isEqualTo(400);
    }

    @Test
    void theFilmOfALongGameHasEveryMomentOnce() {
        List<Client> seats = border();
        Client watcher = seats.get(2);
        List<String> seen = new ArrayList<>(List.of(watcher.sighting().toString()));
        Random random = new Random(11);
        while (seen.size() < 45 && !watcher.sighting().get("over").booleanValue()) {
            for (Client asked : seats.subList(0, 2)) {
                for (JsonNode decision : asked.sighting().get("decisions")) {
                    JsonNode choices = decision.get("choices");
                    answer(
                            asked,
                            choices.get(random.nextInt(choices.size()))
                                    .get("word")
                                    .textValue());
                    break;
                }
                String now = watcher.sighting().toString();
                if (!now.equals(seen.getLast())) {
                    seen.add(now);
                }
            }
        }
        assertThat(seen).hasSizeGreaterThan(30);
        assertThat(get(watcher, "/film").get("moments").intValue()).isEqualTo(seen.size());
        for (int at : List.of(0, 1, 20, seen.size() - 2, seen.size() - 1)) {
            assertThat(get(watcher, "/film?at=" + at).get("sighting").toString())
                    .as("moment %s", at)
                    .isEqualTo(seen.get(at));
        }
    }

    @Test
    void thePlayersCanHaltTheSequence() {
        List<Client> seats = border();
        Client red = seats.getFirst();
        JsonNode game = get(red, "/game");
        assertThat(game.get("mySeat").intValue()).isZero();
        String name = game.get("digressions").get(0).get("name").textValue();

        assertThat(red.post(red.path() + "/raise", "{\"digression\":\"" + name + "\",\"note\":\"tea\"}")
                        .body())
                .isEqualTo("{\"done\":true}");
        assertThat(log(seats.get(1)).getLast()).contains("halt the sequence", name, "tea");
        assertThat(red.post(red.path() + "/raise", "{\"digression\":\"nap\"}").statusCode())
                .isEqualTo(409);
        Client watcher = seats.get(2);
        assertThat(watcher.post(watcher.path() + "/raise", "{\"digression\":\"" + name + "\"}")
                        .statusCode())
                .isEqualTo(403);
    }

    @Test
    void theDeskSaysHowTheLastAnswerCouldBeTakenBack() {
        List<Client> seats = border();
        Client red = seats.getFirst();
        assertThat(desk(red).get("back").textValue()).isEqualTo("none");
        answer(red, "raid");
        assertThat(desk(red).get("back").textValue())
                .as("Blue may have written something down meanwhile")
                .isEqualTo("ask");
        answer(red, "ready");
        answer(seats.get(1), "hold");
        answer(seats.get(1), "ready");
        assertThat(desk(seats.get(1)).get("back").textValue())
                .as("the plans were revealed")
                .isEqualTo("ask");
        answer(red, "done");
        assertThat(desk(red).get("back").textValue()).isEqualTo("free");
        assertThat(desk(seats.get(2)).get("back").textValue()).isEqualTo("none");
    }

    // ---- what takes long

    /** Every answer takes an eighth of what one may take. */
    private List<Client> pondering(String choices) {
        String text = """
                rulebook "Pondering"
                side Red
                side Blue
                board Map: hexes 600 x 600
                define twice: number = count of (sides where count of (sides where it is Red) > 0)
                game has
                  sum: number
                game turn "A day"
                  1 "Ponder"   Red must
                    choose n from CHOICES
                    sum = (count of (Map where twice > 0)) + n
                """.replace("CHOICES", choices);
        return around(made("{\"files\":[{\"name\":\"pondering.sop\",\"text\":\""
                + text.replace("\"", "\\\"").replace("\n", "\\n") + "\"}]}"));
    }

    @Test
    void allThatOneLooksAheadToTakesAsLongAsOneAnswerMay() {
        Client red = pondering("1..60").getFirst();
        List<Boolean> known = new ArrayList<>();
        preview(red, "")
                .get("choices")
                .forEach(choice -> known.add(!choice.get("final").booleanValue()));
        assertThat(known).hasSize(60).startsWith(true).endsWith(false);
    }

    @Test
    void whoLooksBackDoesNotKeepUpWhoPlays() throws Exception {
        List<Client> seats = pondering("1..2");
        Client red = seats.getFirst();
        for (int i = 0; i < 8; i++) {
            answer(red, "1");
        }
        Client watcher = seats.get(2);
        assertThat(get(watcher, "/film").get("moments").intValue()).isEqualTo(9);
        for (int tries = 0; ; tries++) {
            CompletableFuture<JsonNode> film = CompletableFuture.supplyAsync(() -> get(watcher, "/film?at=7"));
            Thread.sleep(50);
            answer(red, "2");
            boolean meanwhile = !film.isDone();
            assertThat(film.get().get("at").intValue()).isEqualTo(7);
            if (meanwhile) {
                return;
            }
            assertThat(tries).as("tries until an answer came before the film").isLessThan(5);
        }
    }
}
