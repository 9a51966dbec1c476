package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What players say, and what they take back, freely or with the others' consent. */
@Tag("slow")
class TalkTest extends OverHttp {

    private static HttpResponse<String> post(Client client, String what, String body) {
        return client.post(client.path() + "/" + what, body);
    }

    private static String back(Client client) {
        return post(client, "back", "{}").body();
    }

    private static List<String> asked(Client client) {
        List<String> texts = new ArrayList<>();
        desk(client).get("asked").forEach(ask -> texts.add(ask.get("text").textValue()));
        return texts;
    }

    /** Up to where Red has moved the patrols and is asked whether to attack. */
    private List<Client> moved() {
        List<Client> seats = border();
        plan(seats, "raid", "hold");
        answer(seats.getFirst(), "done");
        return seats;
    }

    // ---- taking back

    @Test
    void anAnswerThatToldNobodyAnythingIsTakenBackFreely() {
        List<Client> seats = moved();
        Client red = seats.getFirst();
        int step = red.sighting().get("decisions").get(0).get("step").intValue();
        assertThat(desk(red).get("back").textValue()).isEqualTo("free");

        assertThat(back(red)).isEqualTo("{\"done\":true}");
        assertThat(red.sighting().get("decisions").get(0).get("step").intValue())
                .isEqualTo(step - 1);
        assertThat(log(seats.get(1)).getLast()).isEqualTo("Taken back by The Raiders, to 2 Move your patrols");
        answer(red, "skip");
    }

    @Test
    void whatWasRolledIsTakenBackOnlyWhenTheOthersAgree() {
        List<Client> seats = moved();
        Client red = seats.getFirst();
        Client blue = seats.get(1);
        answer(red, "done");
        assertThat(log(red)).anyMatch(line -> line.contains("roll attack"));

        assertThat(back(red)).isEqualTo("{\"done\":false}");
        assertThat(back(red)).as("asked once").isEqualTo("{\"done\":false}");
        assertThat(asked(blue)).containsExactly("take back to 3A Attack a village");
        JsonNode ask = desk(red).get("asked").get(0);
        assertThat(ask.get("mine").booleanValue()).isTrue();
        assertThat(ask.get("open").toString()).isEqualTo("[1]");
        String agreement = "{\"ask\":\"" + ask.get("id").textValue() + "\"}";
        assertThat(post(red, "agree", agreement).statusCode()).isEqualTo(409);

        assertThat(post(blue, "agree", agreement).body()).isEqualTo("{\"done\":true}");
        assertThat(post(blue, "agree", agreement).body()).as("sent again").isEqualTo("{\"done\":true}");
        assertThat(red.sighting().get("decisions").get(0).get("prompt").textValue())
                .isEqualTo("Attack a village");
        assertThat(asked(blue)).isEmpty();
        assertThat(log(seats.get(2)).getLast())
                .isEqualTo("Taken back by The Raiders, as all agreed, to 3A Attack a village");
    }

    @Test
    void whatIsRefusedOrWithdrawnIsNotDone() {
        List<Client> seats = moved();
        Client red = seats.getFirst();
        Client blue = seats.get(1);
        answer(red, "done");
        back(red);

        assertThat(post(red, "refuse", "{\"ask\":\"1\"}").statusCode()).isEqualTo(409);
        assertThat(post(blue, "refuse", "{\"ask\":\"1\"}").statusCode()).isEqualTo(200);
        assertThat(post(blue, "refuse", "{\"ask\":\"1\"}").statusCode())
                .as("sent again")
                .isEqualTo(200);
        assertThat(post(blue, "agree", "{\"ask\":\"1\"}").statusCode()).isEqualTo(409);
        assertThat(log(red).getLast()).startsWith("The Garrison refuses: take back");
        assertThat(asked(red)).isEmpty();

        back(red);
        assertThat(post(blue, "withdraw", "{\"ask\":\"2\"}").statusCode()).isEqualTo(409);
        assertThat(post(red, "withdraw", "{\"ask\":\"2\"}").statusCode()).isEqualTo(200);
        assertThat(log(blue).getLast()).startsWith("The Raiders withdraw the request: take back");
        assertThat(post(blue, "agree", "{\"ask\":\"2\"}").statusCode()).isEqualTo(409);
        assertThat(post(blue, "agree", "{\"ask\":\"99\"}").statusCode()).isEqualTo(409);
    }

    @Test
    void whatIsAskedLapsesWhenTheGameGoesOnAsAllCanSee() {
        List<Client> seats = moved();
        Client red = seats.getFirst();
        answer(red, "done");
        back(red);
        answer(seats.get(1), "skip");

        assertThat(asked(red)).isEmpty();
        assertThat(log(red).getLast())
                .isEqualTo("No longer asked, because the game went on: take back to 3A Attack a village");
    }

    @Test
    void whatGoesOnUnseenLetsNothingLapse() {
        List<Client> seats = border();
        Client red = seats.getFirst();
        answer(red, "raid");
        assertThat(back(red)).isEqualTo("{\"done\":false}");
        String seen = view(red).toString();
        answer(seats.get(1), "hold");

        assertThat(view(red).toString()).isEqualTo(seen);
        post(seats.get(1), "agree", "{\"ask\":\"1\"}");
        assertThat(red.sighting().get("decisions").get(0).get("choices")).hasSize(3);
    }

    @Test
    void whoHasAnsweredNothingHasNothingToTakeBack() {
        List<Client> seats = border();
        assertThat(post(seats.get(0), "back", "{}").statusCode()).isEqualTo(409);
        assertThat(post(seats.get(2), "back", "{}").statusCode())
                .as("who watches")
                .isEqualTo(403);
    }

    @Test
    void takingBackSentTwiceTakesBackOnce() throws StartProblem {
        List<Client> seats = moved();
        Client red = seats.getFirst();
        answer(red, "skip");
        Client blue = seats.get(1);
        answer(blue, "done");
        answer(blue, "skip");
        // Both plan the next day now; Blue's last answer ended this one.
        String wish = "{\"id\":\"a1b2\"}";
        String first = post(blue, "back", wish).body();
        String seen = view(blue).toString();
        assertThat(post(blue, "back", wish).body()).isEqualTo(first);
        assertThat(view(blue).toString()).isEqualTo(seen);

        Client again = moved().getFirst();
        assertThat(post(again, "back", wish).body()).isEqualTo("{\"done\":true}");
        String after = view(again).toString();
        assertThat(post(again, "back", wish).body()).isEqualTo("{\"done\":true}");
        assertThat(view(again).toString()).isEqualTo(after);
        restart();
        Client later = again.at(server());
        assertThat(post(later, "back", wish).body()).isEqualTo("{\"done\":true}");
        assertThat(view(later).toString()).as("after a restart").isEqualTo(after);
    }

    @Test
    void theFilmForgetsWhatWasTakenBack() {
        List<Client> seats = moved();
        Client red = seats.getFirst();
        int moments = get(red, "/film").get("moments").intValue();
        back(red);
        assertThat(get(red, "/film").get("moments").intValue()).isEqualTo(moments - 1);
        assertThat(get(red, "/film?at=" + (moments - 2)).get("sighting")).isEqualTo(red.sighting());
    }

    // ---- saying

    @Test
    void chatGoesToAllAndANoteToOneself() {
        List<Client> seats = border();
        Client red = seats.getFirst();
        try (Events blue = seats.get(1).events("")) {
            blue.next();
            post(red, "say", "{\"text\":\" Good luck! \"}");
            JsonNode told = blue.next().data();
            assertThat(told.get("log").toString())
                    .isEqualTo("[{\"kind\":\"chat\",\"step\":-1,\"text\":\"Good luck!\",\"by\":0}]");
            post(red, "keep", "{\"text\":\"They always raid.\"}");
            assertThat(blue.within(300)).as("a note of somebody else").isEmpty();
        }
        assertThat(log(red).getLast()).isEqualTo("They always raid.");
        assertThat(log(seats.get(2)).getLast()).isEqualTo("Good luck!");
        assertThat(post(seats.get(2), "say", "{\"text\":\"Hello\"}").statusCode())
                .isEqualTo(403);
        assertThat(post(red, "say", "{\"text\":\"  \"}").statusCode()).isEqualTo(409);
        assertThat(post(red, "say", "{\"text\":\"" + "x".repeat(2001) + "\"}").statusCode())
                .isEqualTo(409);
    }

    @Test
    void whatIsSaidTwiceWithTheSameIdIsSaidOnce() {
        List<Client> seats = border();
        String words = "{\"id\":\"77\",\"text\":\"Hello\"}";
        assertThat(post(seats.get(0), "say", words).statusCode()).isEqualTo(200);
        assertThat(post(seats.get(0), "say", words).statusCode()).isEqualTo(200);
        assertThat(log(seats.get(1))).filteredOn("Hello"::equals).hasSize(1);
        post(seats.get(1), "say", words);
        assertThat(log(seats.get(1)))
                .as("another seat's id")
                .filteredOn("Hello"::equals)
                .hasSize(2);
    }

    @Test
    void aRestartPutsEverythingSaidWhereItWas() throws StartProblem {
        List<Client> seats = border();
        Client red = seats.get(0);
        Client blue = seats.get(1);
        String last = view(blue).get("id").textValue();
        answer(red, "raid");
        post(red, "say", "{\"text\":\"first\"}");
        post(blue, "keep", "{\"text\":\"second\"}");
        answer(red, "ready");
        answer(blue, "hold");
        post(blue, "say", "{\"text\":\"third\"}");
        answer(blue, "ready");
        answer(red, "done");
        back(red);
        answer(red, "skip");
        answer(red, "done");
        back(red);
        post(blue, "agree", "{\"ask\":\"1\"}");
        answer(red, "done");
        back(red);
        post(blue, "keep", "{\"text\":\"fourth\"}");
        List<String> before = seats.stream()
                .map(seat -> view(seat).toString() + get(seat, "/log"))
                .toList();

        restart();
        assertThat(seats.stream()
                        .map(seat -> seat.at(server()))
                        .map(seat -> view(seat).toString() + get(seat, "/log"))
                        .toList())
                .isEqualTo(before);
        try (Events events = blue.at(server()).events(last)) {
            List<String> missed = new ArrayList<>();
            events.next()
                    .data()
                    .get("log")
                    .forEach(line -> missed.add(line.get("text").textValue()));
            List<String> whole = log(blue.at(server()));
            assertThat(missed).isEqualTo(whole.subList(whole.size() - missed.size(), whole.size()));
            assertThat(missed).containsSubsequence("first", "second", "third", "fourth");
        }
        assertThat(asked(blue.at(server()))).hasSize(1);
    }
}
