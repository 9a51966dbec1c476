package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the umpire puts right when all seats agree. */
@Tag("slow")
class CorrectionTest extends OverHttp {

    private static HttpResponse<String> correct(Client client, String body) {
        return client.post(client.path() + "/correct", body);
    }

    private static HttpResponse<String> agree(Client client, String ask) {
        return client.post(client.path() + "/agree", "{\"ask\":\"" + ask + "\"}");
    }

    private static String points(Client client) {
        return client.sighting().get("state").get(0).get("value").textValue();
    }

    @Test
    void aValueIsSetWhenTheOthersAgree() throws StartProblem {
        List<Client> seats = border();
        Client red = seats.get(0);
        Client blue = seats.get(1);
        plan(seats, "raid", "hold");
        JsonNode field = get(red, "/correctable").get("correctable").get(0);
        String holder = field.get("holders").get(0).textValue();
        String wish = "{\"id\":\"5\",\"kind\":\"set\",\"field\":\""
                + field.get("field").textValue() + "\",\"holder\":\"" + holder + "\",\"value\":\"4\"}";

        assertThat(correct(red, wish).body()).isEqualTo("{\"done\":false}");
        assertThat(correct(red, wish).body()).as("sent again").isEqualTo("{\"done\":false}");
        assertThat(desk(blue).get("asked")).hasSize(1);
        assertThat(desk(blue).get("asked").get(0).get("text").textValue()).contains("points", "4");
        assertThat(points(red)).isEqualTo("0");
        restart();
        red = red.at(server());
        blue = blue.at(server());

        assertThat(agree(blue, "1").body()).isEqualTo("{\"done\":true}");
        assertThat(points(red)).isEqualTo("4");
        assertThat(get(blue, "/log").get("log").toString()).contains("\"kind\":\"correction\"");
        assertThat(desk(blue).get("asked")).isEmpty();
        String before = view(blue).toString() + get(blue, "/log");
        restart();
        blue = blue.at(server());
        assertThat(view(blue).toString() + get(blue, "/log")).isEqualTo(before);
        assertThat(agree(blue, "1").body()).as("sent again").isEqualTo("{\"done\":true}");
    }

    @Test
    void aStepIsLeftOrGoneToByAgreement() {
        List<Client> seats = border();
        Client red = seats.get(0);
        plan(seats, "raid", "hold");

        assertThat(correct(red, "{\"kind\":\"skip\"}").body()).isEqualTo("{\"done\":false}");
        agree(seats.get(1), "1");
        assertThat(red.sighting().get("decisions").get(0).get("prompt").textValue())
                .isEqualTo("Attack a village");

        String key = get(red, "/game").get("steps").get(1).get("key").textValue();
        assertThat(correct(red, "{\"kind\":\"go to\",\"step\":\"" + key + "\"}").body())
                .isEqualTo("{\"done\":false}");
        agree(seats.get(1), "2");
        assertThat(red.sighting().get("decisions").get(0).get("prompt").textValue())
                .isEqualTo("Move your patrols");
    }

    @Test
    void whatTheUmpireCouldNotDoIsNotAsked() {
        List<Client> seats = border();
        Client red = seats.get(0);
        HttpResponse<String> nowhere = correct(red, "{\"kind\":\"go to\",\"step\":\"nowhere\"}");
        assertThat(nowhere.statusCode()).isEqualTo(409);
        assertThat(nowhere.body()).contains("nowhere");
        assertThat(correct(
                                red,
                                "{\"kind\":\"set\",\"field\":\"Side.points\",\"holder\":\"The Raiders\",\"value\":\"99\"}")
                        .statusCode())
                .isEqualTo(409);
        assertThat(correct(red, "{\"kind\":\"cheat\"}").statusCode()).isEqualTo(400);
        assertThat(correct(seats.get(2), "{\"kind\":\"skip\"}").statusCode()).isEqualTo(403);
        assertThat(desk(red).get("asked")).isEmpty();
    }

    @Test
    void nobodyLearnsByAskingHowFarTheOthersAreInAChoiceMadeUnseen() {
        List<Client> seats = border();
        Client red = seats.get(0);
        String theirs =
                seats.get(1).sighting().get("decisions").get(0).get("id").textValue();
        HttpResponse<String> open = correct(red, "{\"kind\":\"skip\",\"decision\":\"" + theirs + "\"}");
        HttpResponse<String> none = correct(red, "{\"kind\":\"skip\",\"decision\":\"1.2.9\"}");
        assertThat(none.statusCode()).isEqualTo(409);
        assertThat(open.statusCode()).isEqualTo(409);
        assertThat(open.body()).isEqualTo(none.body().replace("1.2.9", theirs));

        answer(red, "raid");
        answer(red, "ready");
        String key = get(red, "/game").get("steps").get(2).get("key").textValue();
        for (String wish : List.of("{\"kind\":\"skip\"}", "{\"kind\":\"go to\",\"step\":\"" + key + "\"}")) {
            HttpResponse<String> before = correct(red, wish);
            assertThat(before.statusCode()).as(before.body()).isEqualTo(409);
            assertThat(before.body()).contains("in secret");
        }
        assertThat(desk(red).get("asked")).isEmpty();
    }
}
