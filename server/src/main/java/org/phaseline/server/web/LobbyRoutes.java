package org.phaseline.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.table.Created;
import org.phaseline.server.table.Order;
import org.phaseline.server.table.Tables;
import org.phaseline.server.view.Json;

/** What the lobby asks for: what can be played, and a table to play it at. */
final class LobbyRoutes {

    private final Tables tables;
    private final Catalogue catalogue;
    private final Guard guard;

    LobbyRoutes(Tables tables, Catalogue catalogue, Guard guard) {
        this.tables = tables;
        this.catalogue = catalogue;
        this.guard = guard;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/api/games", ctx -> Body.send(ctx, catalogue.games()));
        routes.get(
                "/api/games/{game}",
                ctx -> Body.send(
                        ctx,
                        catalogue.game(
                                ctx.pathParam("game"),
                                Optional.ofNullable(ctx.queryParam("scenario")).orElse(""))));
        routes.post("/api/tables", this::create);
    }

    private void create(Context ctx) throws StoreProblem {
        guard.dear(ctx);
        Body body = Body.of(ctx);
        Order order = new Order(body.text("game"), body.textOr("scenario", ""), body.texts("on"), body.texts("off"));
        switch (tables.create(order)) {
            case Created.Refused refused -> throw new Refusal(422, refused.sentence());
            case Created.Made made ->
                Body.send(ctx.status(201), Json.object(json -> {
                    json.writeStringField("table", made.table().id().text());
                    json.writeStringField("title", made.table().title());
                    Json.objects(json, "seats", made.chairs(), (each, chair) -> {
                        each.writeStringField("name", chair.name());
                        each.writeStringField(
                                "link",
                                Seated.path(made.table().id(), chair.seat()) + "#"
                                        + chair.secret().text());
                    });
                    json.writeStringField(
                            "watch",
                            Seated.path(made.table().id(), StoredSeat.WATCHING) + "#"
                                    + made.watching().text());
                }));
        }
    }
}
