package org.phaseline.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.server.table.GameTable;
import org.phaseline.server.table.GameTables;
import org.phaseline.session.Reply;

/** What players at a table say, and what they do only when all agree. */
final class TalkRoutes {

    private final GameTables tables;

    TalkRoutes(GameTables tables) {
        this.tables = tables;
    }

    private interface Act {
        Reply on(GameTable table, int seat, Body body);
    }

    void addTo(RoutesConfig routes) {
        add(
                routes,
                "raise",
                (table, seat, body) ->
                        table.consent().raise(seat, id(body), body.text("digression"), body.textOr("note", "")));
        add(routes, "back", (table, seat, body) -> table.consent().back(seat, id(body), body.flag("list")));
        add(routes, "bot", (table, seat, body) -> table.consent().handOver(seat, id(body), body.text("level")));
        add(routes, "say", (table, seat, body) -> table.talk().say(seat, id(body), body.text("text")));
        add(routes, "keep", (table, seat, body) -> table.talk().keep(seat, id(body), body.text("text")));
        add(routes, "name", (table, seat, body) -> table.talk().name(seat, body.text("player")));
        add(
                routes,
                "standing",
                (table, seat, body) ->
                        table.stand(seat, body.text("decision"), body.text("choice"), body.flag("forGood")));
        add(routes, "correct", (table, seat, body) -> table.consent().correct(seat, id(body), correction(body)));
        add(
                routes,
                "leave-out",
                (table, seat, body) -> table.consent().leaveOut(seat, id(body), body.number("step"), body.flag("out")));
        add(routes, "stop", (table, seat, body) -> table.stop(seat, body.number("step")));
        add(routes, "agree", (table, seat, body) -> table.consent().agree(seat, body.text("ask")));
        add(routes, "refuse", (table, seat, body) -> table.consent().refuse(seat, body.text("ask")));
        add(routes, "withdraw", (table, seat, body) -> table.consent().withdraw(seat, body.text("ask")));
    }

    private void add(RoutesConfig routes, String what, Act act) {
        routes.post(SeatRoutes.SEAT + "/" + what, ctx -> send(ctx, act));
    }

    private void send(Context ctx, Act act) {
        Seated seated = Seated.player(ctx, tables);
        Replies.send(ctx, act.on(seated.table(), seated.viewer(), Body.of(ctx)));
    }

    private static Correction correction(Body body) {
        return switch (body.text("kind")) {
            case "skip" -> new Correction.Skip(body.textOr("decision", ""));
            case "go to" -> new Correction.GoTo(body.text("step"));
            case "insert" -> new Correction.Insert(body.text("step"));
            case "set" -> new Correction.SetValue(body.text("field"), body.textOr("holder", ""), body.text("value"));
            default -> throw new Refusal(400, "'kind' must be skip, go to, insert or set.");
        };
    }

    /** Chosen by the page, so that what it sends twice is done once. */
    private static String id(Body body) {
        return body.textOr("id", "");
    }
}
