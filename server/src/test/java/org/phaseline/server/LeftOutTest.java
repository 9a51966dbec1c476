package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Steps that are not in a table's game, because all have agreed to leave them out. */
@Tag("slow")
class LeftOutTest extends OverHttp {

    private static int patrols(Client client) {
        return client.sighting().at("/decisions/0/step").intValue();
    }

    private static String prompt(Client client) {
        return client.sighting().at("/decisions/0/prompt").textValue();
    }

    private static String leaveOut(Client client, int step, boolean out) {
        return client.post(client.path() + "/leave-out", "{\"step\":" + step + ",\"out\":" + out + "}")
                .body();
    }

    private static String agree(Client client) {
        JsonNode ask = desk(client).get("asked").get(0);
        return client.post(
                        client.path() + "/agree", "{\"ask\":\"" + ask.get("id").textValue() + "\"}")
                .body();
    }

    @Test
    void aStepThatAllLeaveOutAsksNobodyAnyMoreAlsoAfterARestart() throws StartProblem {
        List<Client> seats = border();
        Client red = seats.get(0);
        Client blue = seats.get(1);
        plan(seats, "raid", "hold");
        int step = patrols(red);

        assertThat(leaveOut(red, step, true)).isEqualTo("{\"done\":false}");
        assertThat(prompt(red)).as("nobody has agreed yet").isEqualTo("Move your patrols");
        assertThat(desk(blue).at("/asked/0/text").textValue())
                .isEqualTo("leave '2 Move your patrols' out of this game");
        assertThat(agree(blue)).isEqualTo("{\"done\":true}");

        assertThat(prompt(red)).isEqualTo("Attack a village");
        assertThat(desk(blue).get("leftOut").toString()).isEqualTo("[" + step + "]");
        assertThat(log(blue))
                .contains("Not in this game any more, as all agreed: 2 Move your patrols")
                .anyMatch(line -> line.contains("Correction by") && line.contains("not in our game"));

        String before = red.sighting().toString();
        restart();
        Client later = red.at(server());
        assertThat(later.sighting()).hasToString(before);
        assertThat(desk(later).get("leftOut")).hasSize(1);
        Client other = blue.at(server());
        answer(later, "skip");
        assertThat(prompt(other)).as("Blue is not asked either").isEqualTo("Attack a village");
        assertThat(later.post(red.path() + "/back", "{}").body())
                .as("what nobody answered stands in nobody's way")
                .isEqualTo("{\"done\":true}");
        assertThat(prompt(later)).isEqualTo("Attack a village");
    }

    @Test
    void itIsTakenInAgainByConsentAndRefusedByOneIsEnoughToKeepIt() {
        List<Client> seats = border();
        Client red = seats.get(0);
        Client blue = seats.get(1);
        plan(seats, "raid", "hold");
        int step = patrols(red);
        leaveOut(red, step, true);
        String id = desk(blue).at("/asked/0/id").textValue();
        blue.post(blue.path() + "/refuse", "{\"ask\":\"" + id + "\"}");
        assertThat(prompt(red)).isEqualTo("Move your patrols");
        assertThat(desk(red).has("leftOut")).isFalse();

        leaveOut(red, step, true);
        agree(blue);
        assertThat(leaveOut(blue, step, false)).isEqualTo("{\"done\":false}");
        assertThat(agree(red)).isEqualTo("{\"done\":true}");
        assertThat(desk(red).has("leftOut")).isFalse();
        answer(red, "skip");
        assertThat(prompt(blue)).isEqualTo("Move your patrols");
    }

    @Test
    void whatTheUmpireDoesOrDoesNotExistCannotBeLeftOut() {
        List<Client> seats = border();
        Client red = seats.get(0);
        assertThat(leaveOut(red, 99, true)).contains("no such step");
        int last = get(red, "/game").get("steps").size() - 1;
        int automatic = -1;
        for (int step = 0; step <= last; step++) {
            JsonNode each = get(red, "/game").get("steps").get(step);
            automatic = each.get("title").textValue().startsWith("A clear lead") ? step : automatic;
        }
        assertThat(leaveOut(red, automatic, true)).contains("cannot be left out");
    }
}
