package org.phaseline.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Secret;
import org.phaseline.server.view.JsonBytes;
import org.phaseline.server.view.LogLineJson;
import org.phaseline.server.view.View;
import org.phaseline.session.LogLine;

/** What a seat, or somebody who watches, asks of its table. */
final class SeatRoutes {

    static final String SEAT = "/t/{table}/{seat}";

    private final GameTables tables;
    private final Guard guard;
    private final Queued looks;

    SeatRoutes(GameTables tables, Guard guard, Queued looks) {
        this.tables = tables;
        this.guard = guard;
        this.looks = looks;
    }

    void addTo(RoutesConfig routes) {
        routes.post(SEAT + "/sit", this::sit);
        routes.get(SEAT + "/game", this::game);
        routes.get(SEAT + "/correctable", this::correctable);
        routes.get(SEAT + "/sighting", this::sighting);
        routes.get(SEAT + "/log", this::log);
        new LookRoutes(tables, looks).addTo(routes);
        new PlanRoutes(tables, looks).addTo(routes);
        new TalkRoutes(tables).addTo(routes);
        new DiceRoutes(tables, guard, looks).addTo(routes);
        new DeviceRoutes(tables, guard).addTo(routes);
        new EndingRoutes(tables, guard).addTo(routes);
        new OpenTableRoutes(tables, guard).addTo(routes);
    }

    private void sit(Context ctx) {
        guard.dear(ctx);
        Body body = Body.of(ctx);
        String key = body.text("key");
        Secret session = body.has("session") ? DeviceRoutes.session(body) : Secret.fresh();
        if (Secret.read(key).filter(code -> code.hash().equals(session.hash())).isPresent()) {
            throw new Refusal(400, "'session' must be a new secret; the key has been shared.");
        }
        new LinkClaim(tables, guard).sitDown(ctx, key, session);
        ctx.status(204);
    }

    private void game(Context ctx) {
        Seated seated = Seated.of(ctx, tables);
        Fingerprint.sendToSeat(ctx, seated.table().game(seated.viewer()));
    }

    private void correctable(Context ctx) {
        Fingerprint.sendToSeat(ctx, Seated.of(ctx, tables).table().correctable());
    }

    private void sighting(Context ctx) {
        Seated seated = Seated.of(ctx, tables);
        View view = seated.table().view(seated.viewer());
        if (!Fingerprint.isKnown(ctx, '"' + view.id() + '"')) {
            Body.send(ctx, view.json(view.lines(), List.of()));
        }
    }

    private void log(Context ctx) {
        Seated seated = Seated.of(ctx, tables);
        String since = Optional.ofNullable(ctx.queryParam("since")).orElse("0");
        if (!since.matches("\\d{1,9}")) {
            throw new Refusal(400, "'since' must be the number of lines you have read.");
        }
        View view = seated.table().view(seated.viewer());
        int from = Math.min(Integer.parseInt(since), view.lines());
        List<LogLine> page = seated.table().logPage(seated.viewer(), from, view.lines());
        Body.send(ctx, JsonBytes.object(json -> {
            json.writeNumberField("since", from);
            json.writeNumberField("next", from + page.size());
            json.writeBooleanField("more", from + page.size() < view.lines());
            JsonBytes.objects(json, "log", page, LogLineJson::write);
        }));
    }
}
