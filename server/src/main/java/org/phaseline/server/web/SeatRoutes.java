package org.phaseline.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.phaseline.server.table.Tables;
import org.phaseline.server.view.Json;
import org.phaseline.server.view.LogLine;
import org.phaseline.server.view.View;

/** What a seat, or somebody who watches, asks of its table. */
final class SeatRoutes {

    static final String SEAT = "/t/{table}/{seat}";

    private final Tables tables;
    private final Guard guard;
    private final Queued looks;

    SeatRoutes(Tables tables, Guard guard, Queued looks) {
        this.tables = tables;
        this.guard = guard;
        this.looks = looks;
    }

    void addTo(RoutesConfig routes) {
        routes.post(SEAT + "/sit", this::sit);
        routes.get(SEAT + "/game", this::game);
        routes.get(SEAT + "/sighting", this::sighting);
        routes.get(SEAT + "/log", this::log);
        new LookRoutes(tables, looks).addTo(routes);
        new TalkRoutes(tables).addTo(routes);
    }

    private void sit(Context ctx) {
        guard.dear(ctx);
        Body body = Body.of(ctx);
        String dice = body.textOr("dice", "");
        if (!dice.isEmpty() && !dice.matches("[0-9a-f]{64}")) {
            throw new Refusal(400, "'dice' is 64 hexadecimal digits.");
        }
        Seated seated = Seated.sitDown(ctx, tables, body.text("key"), guard.encrypted(ctx));
        if (!dice.isEmpty() && seated.viewer() >= 0) {
            // Whoever cannot add to the dice now, because the store does not answer, may sit and look all the same.
            seated.table().addToDice(seated.viewer(), HexFormat.of().parseHex(dice));
        }
        ctx.status(204);
    }

    private void game(Context ctx) {
        Seated seated = Seated.of(ctx, tables);
        Body.send(ctx, seated.table().game(seated.viewer()));
    }

    private void sighting(Context ctx) {
        Seated seated = Seated.of(ctx, tables);
        View view = seated.table().view(seated.viewer());
        Body.send(ctx, view.json(view.lines(), List.of()));
    }

    private void log(Context ctx) {
        Seated seated = Seated.of(ctx, tables);
        String since = Optional.ofNullable(ctx.queryParam("since")).orElse("0");
        if (!since.matches("\\d{1,9}")) {
            throw new Refusal(400, "'since' is the number of lines you have read.");
        }
        View view = seated.table().view(seated.viewer());
        int from = Math.min(Integer.parseInt(since), view.lines());
        List<LogLine> page = seated.table().logPage(seated.viewer(), from, view.lines());
        Body.send(ctx, Json.object(json -> {
            json.writeNumberField("since", from);
            json.writeNumberField("next", from + page.size());
            json.writeBooleanField("more", from + page.size() < view.lines());
            Json.objects(json, "log", page, (each, line) -> line.write(each));
        }));
    }
}
