package org.phaseline.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Everything that comes over the wire to somebody at a table: what they ask for, and what comes by itself. */
final class Wire implements AutoCloseable {

    private static final boolean ALWAYS_ALL = Boolean.getBoolean("long");
    private static final int MOST_PROOFS = 3;
    private static final int MOST_CHOICES = 4;

    private final Client client;
    private final boolean watches;
    private final LiveBytes views;
    private final LiveBytes changes;

    Wire(Client client, HttpClient http, boolean watches) {
        this.client = client;
        this.watches = watches;
        this.views = new LiveBytes(client, http, "/events");
        this.changes = new LiveBytes(client, http, "/events?changes=true");
    }

    /** What came by itself since the last time, as whole views and as changes. */
    List<String> news() {
        return List.of(views.news(), changes.news());
    }

    /** Waits until this has come by itself: whoever is slower than the game gets the latest only, and that is chance. */
    void catchUp(String view) {
        views.catchUp(view);
        changes.catchUp(view);
    }

    /**
     * What they get when they ask for all they can, and for what is somebody else's. What a moment seldom changes is asked for at every
     * third one, or always where there is time.
     */
    List<String> asked(String decisionOfAnother, String wordOfAnother, int moment) {
        List<String> got = new ArrayList<>();
        for (String what :
                List.of("/sighting", "/log?since=0", "/film?at=999", "/why", "/overlays?show=0,0-0,0-1,1,1-0,1-1")) {
            got.add(told(what, client.get(client.path() + what)));
        }
        got.add(told("another's preview", client.get(client.path() + "/preview?decision=" + decisionOfAnother)));
        got.add(told("another's answer", client.answer(decisionOfAnother, wordOfAnother)));
        got.add(told("another's choice", preview(decisionOfAnother, wordOfAnother)));
        if (!watches) {
            for (JsonNode decision : client.sighting().get("decisions")) {
                ofOwn(decision, got);
            }
        }
        List<Supplier<String>> seldom = seldom(decisionOfAnother, wordOfAnother);
        for (int i = 0; i < seldom.size(); i++) {
            if (ALWAYS_ALL || (i + moment) % 3 == 0) {
                got.add(seldom.get(i).get());
            }
        }
        return got;
    }

    private void ofOwn(JsonNode decision, List<String> got) {
        String id = decision.get("id").textValue();
        got.add(told("own preview", client.get(client.path() + "/preview?decision=" + id)));
        JsonNode choices = decision.get("choices");
        for (int i = 0; i < Math.min(MOST_CHOICES, choices.size()); i++) {
            got.add(told("own choice", preview(id, choices.get(i).get("word").textValue())));
        }
    }

    private List<Supplier<String>> seldom(String decisionOfAnother, String wordOfAnother) {
        List<Supplier<String>> seldom = new ArrayList<>();
        for (String what : List.of(
                "/game", "/correctable", "/log?since=3", "/film", "/film?at=0", "/summary", "/devices", "/notices")) {
            seldom.add(() -> told(what, client.get(client.path() + what)));
        }
        seldom.add(() -> told("no such answer", client.answer("7.7.7", "never")));
        for (String act : List.of("agree", "refuse", "withdraw")) {
            seldom.add(() -> told(act, client.post(client.path() + "/" + act, "{\"ask\":\"7\"}")));
        }
        seldom.add(() -> told("raise", client.post(client.path() + "/raise", "{\"digression\":\"none\"}")));
        seldom.add(() -> told("another's standing", standing(decisionOfAnother, wordOfAnother)));
        seldom.add(() -> told(
                "a wish for notices",
                client.post(
                        client.path() + "/notices",
                        "{\"email\":\"\",\"webhook\":\"https://example.org/hook\",\"on\":false}")));
        seldom.add(() -> told("no such proof", client.get(client.path() + "/proof?roll=9999")));
        seldom.add(this::proofs);
        seldom.add(this::plans);
        seldom.add(() -> told(
                "another's list",
                client.post(
                        client.path() + "/answers",
                        "{\"id\":\"x\",\"answers\":[{\"decision\":\"" + decisionOfAnother
                                + "\",\"step\":0,\"choice\":\"never\"}]}")));
        seldom.add(() -> told("no such choice", preview(ownDecision(), "never")));
        seldom.add(() -> told("no such standing", standing(ownDecision(), "never")));
        return seldom;
    }

    /** What one's pieces can do, of one of them in full. */
    private String plans() {
        HttpResponse<String> movable = client.get(client.path() + "/plans");
        StringBuilder plans = new StringBuilder(told("plans", movable));
        if (movable.statusCode() == 200) {
            JsonNode pieces = Client.json(movable.body()).get("movable");
            if (!pieces.isEmpty()) {
                String piece = pieces.get(0).get("kind").textValue() + ":"
                        + pieces.get(0).get("number");
                plans.append(told("plans of one", client.get(client.path() + "/plans?pieces=" + piece)));
            }
        }
        return plans.toString();
    }

    private String proofs() {
        StringBuilder proofs = new StringBuilder();
        Client.json(client.get(client.path() + "/log").body()).get("log").findValuesAsText("roll").stream()
                .distinct()
                .limit(MOST_PROOFS)
                .forEach(roll -> proofs.append(told("proof", client.get(client.path() + "/proof?roll=" + roll))));
        return proofs.toString();
    }

    private String ownDecision() {
        JsonNode decisions = client.sighting().get("decisions");
        return decisions.isEmpty() ? "7.7.7" : decisions.get(0).get("id").textValue();
    }

    private HttpResponse<String> preview(String decision, String word) {
        return client.get(client.path() + "/preview?decision=" + decision + "&choice="
                + URLEncoder.encode(word, StandardCharsets.UTF_8));
    }

    private HttpResponse<String> standing(String decision, String word) {
        return client.post(
                client.path() + "/standing", "{\"decision\":\"" + decision + "\",\"choice\":\"" + word + "\"}");
    }

    /** What they are told when they want something that the others have to agree to; {@code asked} when the others are asked now. */
    record Reply(String told, boolean asked) {}

    Reply wants(String what, String body) {
        HttpResponse<String> response = client.post(client.path() + "/" + what, body);
        return new Reply(told(what + " " + body, response), response.statusCode() == 200);
    }

    /** They think better of it; {@code view} is what they see. */
    void withdrawAll(JsonNode view) {
        for (JsonNode ask : view.get("desk").get("asked")) {
            if (ask.get("mine").booleanValue()) {
                client.post(
                        client.path() + "/withdraw",
                        "{\"ask\":\"" + ask.get("id").textValue() + "\"}");
            }
        }
    }

    /**
     * With the names of its headers and all they say, but the time of day, and whether the connection stays open: that depends on
     * whether all of a refused request had come in when it was refused.
     */
    private static String told(String what, HttpResponse<String> response) {
        return what + "\n" + head(response) + response.body();
    }

    static String head(HttpResponse<?> response) {
        TreeMap<String, List<String>> headers = new TreeMap<>(response.headers().map());
        headers.remove("date");
        headers.remove("connection");
        return response.statusCode() + "\n" + headers + "\n";
    }

    @Override
    public void close() {
        views.close();
        changes.close();
    }
}
