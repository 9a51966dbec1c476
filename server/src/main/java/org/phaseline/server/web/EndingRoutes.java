package org.phaseline.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.TableId;
import org.phaseline.server.table.GameTable;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Secret;
import org.phaseline.server.view.JsonBytes;
import org.phaseline.session.Rematch;
import org.phaseline.session.Reply;

/** How a game ends otherwise than by its rules, its clocks, and what comes after it. */
final class EndingRoutes {

    private final GameTables tables;
    private final Guard guard;

    EndingRoutes(GameTables tables, Guard guard) {
        this.tables = tables;
        this.guard = guard;
    }

    private interface Act {
        Reply on(GameTable table, int seat, Body body);
    }

    void addTo(RoutesConfig routes) {
        add(routes, "resign", (table, seat, body) -> table.endings().resign(seat, body.textOr("id", "")));
        add(routes, "draw", (table, seat, body) -> table.endings().offerDraw(seat, body.textOr("id", "")));
        add(
                routes,
                "pause",
                (table, seat, body) -> table.endings().pause(seat, body.textOr("id", ""), body.flag("paused")));
        // It makes a table.
        routes.post(SeatRoutes.SEAT + "/again", ctx -> {
            guard.dear(ctx);
            send(ctx, (table, seat, body) -> table.endings().again(seat, body.textOr("id", "")));
        });
        routes.post(SeatRoutes.SEAT + "/rematch", this::rematch);
        routes.get(SeatRoutes.SEAT + "/clock", this::clock);
    }

    private void add(RoutesConfig routes, String what, Act act) {
        routes.post(SeatRoutes.SEAT + "/" + what, ctx -> send(ctx, act));
    }

    private void send(Context ctx, Act act) {
        Seated seated = Seated.player(ctx, tables);
        Replies.send(ctx, act.on(seated.table(), seated.viewer(), Body.of(ctx)));
    }

    /** Who sits here sits down at the table of the rematch; no link goes anywhere. */
    private void rematch(Context ctx) throws StoreProblem {
        guard.dear(ctx);
        Seated seated = Seated.player(ctx, tables);
        Secret session = DeviceRoutes.session(Body.of(ctx));
        Rematch again = seated.table()
                .rematch()
                .orElseThrow(() -> new Refusal(409, "There is no rematch yet: not everybody has agreed to one."));
        TableId id = new TableId(again.table());
        int seat = again.seats().get(seated.viewer());
        GameTable table = tables.fetch(id, Guard.address(ctx))
                .orElseThrow(() -> new Refusal(410, "The table of the rematch was deleted."));
        Replies.json(table.signIn().follow(seat, session));
        Seated.giveCookie(ctx, id, seat, session.text(), guard.encrypted(ctx));
        Body.send(ctx, JsonBytes.object(json -> json.writeStringField("page", Seated.path(id, seat))));
    }

    /** What time it is for the clocks, so that a browser can tell how long ago they were read. */
    private void clock(Context ctx) {
        Seated.of(ctx, tables);
        Body.send(
                ctx,
                JsonBytes.object(
                        json -> json.writeNumberField("now", tables.time().now())));
    }
}
