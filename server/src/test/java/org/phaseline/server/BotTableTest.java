package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tables with bots: what they answer, who hands them a seat, and who takes it back. */
@Tag("slow")
class BotTableTest extends OverHttp {

    private static final String AGAINST_A_BOT = """
            {"game":"border","seats":[{"for":["Red"]},{"for":["Blue"],"bot":"random"}]}""";

    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static void await(String what, BooleanSupplier condition) {
        long until = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("waiting until " + what).isLessThan(until);
            Thread.onSpinWait();
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    private static boolean isAsked(Client client) {
        for (JsonNode decision : client.sighting().get("decisions")) {
            if (decision.get("awaited").booleanValue()) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOver(Client client) {
        return client.sighting().get("over").booleanValue();
    }

    /** Gives the first choice to whatever play waits for. */
    private static void answerFirst(Client client) {
        for (JsonNode decision : client.sighting().get("decisions")) {
            if (decision.get("awaited").booleanValue()) {
                client.answer(
                        decision.get("id").textValue(),
                        decision.get("choices").get(0).get("word").textValue());
                return;
            }
        }
    }

    private static String post(Client client, String what, String body) {
        return client.post(client.path() + "/" + what, body).body();
    }

    @Test
    void onePersonPlaysAGameToItsEndAgainstABot() {
        Client red = around(made(AGAINST_A_BOT)).getFirst();
        while (!isOver(red)) {
            await("the person is asked, or the game is over", () -> isOver(red) || isAsked(red));
            answerFirst(red);
        }
        assertThat(log(red))
                .contains("The Garrison: a bot plays (random)")
                .anyMatch(line -> line.startsWith("The Garrison answers"));
    }

    @Test
    void theLogSaysWhatABotTrustsOnceItHasAndWhichWeightsCannotBeUsed() {
        Client red = around(made("""
                {"files":[{"name":"own.sop","text":"rulebook \\"Own\\"\\nside Red\\nside Blue\\nlength 2 game turns\\ngame turn \\"Day\\"\\n\
                  1 \\"Move\\"  Red may\\n  2 \\"March\\"  Blue may\\n"},\
                {"name":"own.weights","text":"phaseline weights 1\\nrulebook Chess\\ngames 3\\nfeatures 0\\n"}],\
                "seats":[{"for":["Red"]},{"for":["Blue"],"bot":"hard"}]}""")).getFirst();
        assertThat(log(red)).noneMatch(line -> line.contains("guided"));
        answerFirst(red);
        await("the bot has marched", () -> log(red).stream().anyMatch(line -> line.startsWith("Blue answers")));
        assertThat(log(red))
                .contains(
                        "Blue: a bot plays (hard)",
                        "Some steps of this rulebook are guided: a bot says that it has carried them out, and trusts what"
                                + " people decide.",
                        "own.weights is not used, and bots play without it: it was learned for 'Chess', not for 'Own'.");
    }

    @Test
    void allSeeWhoIsABotAndItsPersonCannotAnswerInItsPlace() {
        List<Client> seats = around(made(AGAINST_A_BOT));
        assertThat(desk(seats.getFirst()).get("bots").toString()).isEqualTo("[\"\",\"random\"]");
        Client blue = seats.get(1);
        await("the bot has chosen its plan", () -> !isAsked(blue));
        JsonNode again = blue.sighting().get("decisions").get(0);
        assertThat(blue.answer(
                                again.get("id").textValue(),
                                again.get("choices").get(0).get("word").textValue())
                        .body())
                .contains("A bot plays this seat. Take the seat back to answer yourself.");
    }

    @Test
    void againstBotsAloneEverythingIsTakenBackFreely() {
        Client red = around(made(AGAINST_A_BOT)).getFirst();
        plan(red, "raid");
        await("both plans are open and the person is asked again", () -> isAsked(red));
        assertThat(desk(red).get("back").textValue()).isEqualTo("free");
        assertThat(post(red, "back", "{}")).isEqualTo("{\"done\":true}");
    }

    private static void plan(Client client, String plan) {
        JsonNode decision = client.sighting().get("decisions").get(0);
        assertThat(client.answer(decision.get("id").textValue(), plan).statusCode())
                .isEqualTo(200);
        if (isAsked(client)) {
            answerFirst(client);
        }
    }

    @Test
    void aSeatIsHandedToABotAndTakenBackWhenTheOthersAgree() {
        List<Client> seats = border();
        Client red = seats.getFirst();
        Client blue = seats.get(1);
        assertThat(post(red, "bot", "{\"level\":\"random\"}")).isEqualTo("{\"done\":false}");
        String ask = desk(blue).get("asked").get(0).get("id").textValue();
        assertThat(desk(blue).get("asked").get(0).get("text").textValue())
                .isEqualTo("let a bot play from now on (random)");
        assertThat(desk(red).get("bots").toString()).as("before they agree").isEqualTo("[\"\",\"\"]");

        assertThat(post(blue, "agree", "{\"ask\":\"" + ask + "\"}")).isEqualTo("{\"done\":true}");
        assertThat(desk(red).get("bots").toString()).isEqualTo("[\"random\",\"\"]");
        await("the bot has planned", () -> !isAsked(red));

        assertThat(post(red, "bot", "{\"level\":\"\"}")).isEqualTo("{\"done\":false}");
        String back = desk(blue).get("asked").get(0).get("id").textValue();
        post(blue, "agree", "{\"ask\":\"" + back + "\"}");
        assertThat(desk(red).get("bots").toString()).isEqualTo("[\"\",\"\"]");
        assertThat(log(blue)).endsWith("The Raiders: a person plays again");
    }

    @Test
    void aBotStillPlaysAfterTheServerWasStartedAnew() throws StartProblem {
        Client red = around(made(AGAINST_A_BOT)).getFirst();
        restart();
        Client again = red.at(server());
        plan(again, "raid");
        await("the bot has answered", () -> isAsked(again));
        assertThat(desk(again).get("bots").toString()).isEqualTo("[\"\",\"random\"]");
    }

    @Test
    void aHintIsOneOfTheChoices() {
        Client red = around(made(AGAINST_A_BOT)).getFirst();
        JsonNode hint = get(red, "/hint");
        JsonNode decision = red.sighting().get("decisions").get(0);
        assertThat(hint.get("decision")).isEqualTo(decision.get("id"));
        assertThat(decision.get("choices").findValuesAsText("word"))
                .contains(hint.get("choice").textValue());
    }

    @Test
    void aTableWithoutPeopleAndALevelThatIsNotThereAreRefused() {
        assertThat(made("""
                        {"game":"border","seats":[{"for":["Red"],"bot":"easy"},{"for":["Blue"],"bot":"easy"}]}""").get("problem").textValue()).startsWith("At least one seat must be for a person.");
        assertThat(made("""
                        {"game":"border","seats":[{"for":["Red"]},{"for":["Blue"],"bot":"clever"}]}""").get("problem").textValue())
                .isEqualTo("There is no bot 'clever': it can be random, easy, normal, hard.");
    }
}
