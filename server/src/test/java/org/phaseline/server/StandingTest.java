package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Answers that hold for a whole game turn. */
@Tag("slow")
class StandingTest extends OverHttp {

    /** Somebody may wait for ever. */
    private static final String ENDLESS = """
            rulebook "Endless"
            side Red "Reds"
            side Blue "Blues"
            game turn "A day"
              1 "Wait" Red may any number of times
            """;

    private List<Client> play(String rules) {
        JsonNode made = made("{\"files\":[{\"name\":\"own.sop\",\"text\":\""
                + rules.replace("\"", "\\\"").replace("\n", "\\n") + "\"}]}");
        assertThat(made.has("seats")).as(made.toString()).isTrue();
        return around(made);
    }

    private static String stand(Client client, String word) {
        JsonNode decision = client.sighting().get("decisions").get(0);
        return client.post(
                        client.path() + "/standing",
                        "{\"decision\":\"" + decision.get("id").textValue() + "\",\"choice\":\"" + word + "\"}")
                .body();
    }

    @Test
    void whatIsAlwaysAnsweredIsAnsweredAtOnceUntilTheGameTurnEnds() {
        List<Client> seats = border();
        Client red = seats.get(0);
        Client blue = seats.get(1);
        plan(seats, "raid", "hold");
        assertThat(desk(red).get("standable"))
                .containsExactly(red.sighting().get("decisions").get(0).get("id"));
        int step = red.sighting().get("decisions").get(0).get("step").intValue();

        assertThat(stand(red, "skip")).isEqualTo("{\"again\":false}");
        assertThat(desk(red).get("standing").toString()).isEqualTo("[{\"step\":" + step + ",\"choice\":\"skip\"}]");
        assertThat(desk(blue).get("standing")).as("of another").isEmpty();
        assertThat(log(blue).getLast()).isEqualTo("The Raiders answer 'Move your patrols': skip");

        answer(red, "skip");
        answer(blue, "skip");
        answer(blue, "skip");
        assertThat(desk(red).get("standing")).as("on the next day").isEmpty();
        plan(seats, "raid", "hold");
        assertThat(red.sighting().get("decisions")).as("asked again").isNotEmpty();
    }

    private static String leaveOut(Client client, String word) {
        JsonNode decision = client.sighting().get("decisions").get(0);
        return client.post(
                        client.path() + "/standing",
                        "{\"decision\":\"" + decision.get("id").textValue() + "\",\"choice\":\"" + word
                                + "\",\"forGood\":true}")
                .body();
    }

    @Test
    void whoNeverWantsToBeAskedIsNotAskedOnLaterDaysEither() throws StartProblem {
        List<Client> seats = border();
        Client red = seats.get(0);
        Client blue = seats.get(1);
        plan(seats, "raid", "hold");
        int step = red.sighting().get("decisions").get(0).get("step").intValue();

        assertThat(leaveOut(red, "skip")).isEqualTo("{\"again\":false}");
        assertThat(desk(red).get("standing").toString())
                .isEqualTo("[{\"step\":" + step + ",\"choice\":\"skip\",\"forGood\":true}]");
        answer(red, "skip");
        answer(blue, "skip");
        answer(blue, "skip");
        plan(seats, "raid", "hold");
        assertThat(red.sighting().get("decisions").get(0).get("prompt").textValue())
                .as("on the next day")
                .isEqualTo("Attack a village");

        restart();
        Client later = red.at(server());
        assertThat(desk(later).get("standing")).as("after a restart").hasSize(1);
        assertThat(later.post(red.path() + "/back", "{}").statusCode()).isEqualTo(200);
        assertThat(later.post(red.path() + "/stop", "{\"step\":" + step + "}").body())
                .isEqualTo("{\"done\":true}");
        assertThat(desk(later).get("standing")).isEmpty();
    }

    @Test
    void whatIsLeftOutForGoodStaysSoWhenSomethingElseIsTakenBack() {
        List<Client> seats = border();
        Client red = seats.get(0);
        plan(seats, "raid", "hold");
        leaveOut(red, "skip");
        answer(red, "skip");
        assertThat(red.post(red.path() + "/back", "{}").body()).isEqualTo("{\"done\":true}");
        assertThat(red.sighting().get("decisions").get(0).get("prompt").textValue())
                .isEqualTo("Attack a village");
        assertThat(desk(red).get("standing")).hasSize(1);

        assertThat(red.post(red.path() + "/back", "{}").body()).isEqualTo("{\"done\":true}");
        assertThat(red.sighting().get("decisions").get(0).get("prompt").textValue())
                .as("who takes it back itself is asked again")
                .isEqualTo("Move your patrols");
        assertThat(desk(red).get("standing")).isEmpty();
    }

    @Test
    void forGoodAStepCanOnlyBeLeftOut() {
        List<Client> seats = border();
        Client red = seats.get(0);
        assertThat(leaveOut(red, "raid")).as("what must be done").contains("needs an answer each time");
        plan(seats, "raid", "hold");
        assertThat(leaveOut(red, "done")).contains("only leave a step out");
        assertThat(desk(red).get("standing")).isEmpty();
    }

    @Test
    void aQuestionAskedForEverIsNotAnsweredForEver() {
        Client red = play(ENDLESS).getFirst();
        assertThat(stand(red, "done")).isEqualTo("{\"again\":false}");
        assertThat(log(red).stream().filter(line -> line.endsWith("done (standing answer)")))
                .hasSize(100);
        assertThat(red.sighting().get("decisions")).hasSize(1);
        assertThat(desk(red).get("standing")).isEmpty();
    }

    @Test
    void whoWantsToBeAskedAgainSaysSo() throws StartProblem {
        List<Client> seats = border();
        Client red = seats.getFirst();
        plan(seats, "raid", "hold");
        int step = red.sighting().get("decisions").get(0).get("step").intValue();
        stand(red, "skip");
        String before = desk(red).toString();
        restart();
        Client later = red.at(server());
        assertThat(desk(later).toString()).as("after a restart").isEqualTo(before);

        assertThat(later.post(red.path() + "/stop", "{\"step\":" + step + "}").body())
                .isEqualTo("{\"done\":true}");
        assertThat(desk(later).get("standing")).isEmpty();
        assertThat(later.post(red.path() + "/stop", "{\"step\":\"1\"}").statusCode())
                .isEqualTo(400);
    }

    @Test
    void whoTakesBackIsAskedAgain() {
        List<Client> seats = border();
        Client red = seats.getFirst();
        plan(seats, "raid", "hold");
        stand(red, "skip");
        assertThat(red.post(red.path() + "/back", "{}").body()).isEqualTo("{\"done\":true}");
        assertThat(desk(red).get("standing")).isEmpty();
        assertThat(red.sighting().get("decisions").get(0).get("prompt").textValue())
                .isEqualTo("Move your patrols");
    }

    @Test
    void whatCannotBeDeclinedIsAskedEachTime() {
        List<Client> seats = border();
        Client red = seats.getFirst();
        assertThat(desk(red).get("standable")).isEmpty();
        assertThat(stand(red, "raid")).contains("problem");
        assertThat(red.sighting().get("decisions").get(0).get("choices")).hasSize(3);
        assertThat(stand(seats.get(0), "flee")).contains("problem");
    }
}
