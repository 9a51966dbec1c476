package org.phaseline.server.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredOffer;
import org.phaseline.server.store.TableId;
import org.phaseline.server.table.GameTable;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Secret;
import org.phaseline.server.view.JsonBytes;

/** Tables that anybody may join: the list in the lobby, taking a free seat, and what their owner does about it. */
final class OpenTableRoutes {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final GameTables tables;
    private final Guard guard;

    OpenTableRoutes(GameTables tables, Guard guard) {
        this.tables = tables;
        this.guard = guard;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/api/open", this::list);
        routes.post("/api/open/{table}/join", this::join);
        routes.get(SeatRoutes.SEAT + "/open", this::isOpen);
        routes.post(SeatRoutes.SEAT + "/open", this::open);
    }

    private record Listed(StoredOffer offer, JsonNode told, List<Integer> free) {}

    private void list(Context ctx) throws StoreProblem {
        List<Listed> listed = new ArrayList<>();
        for (StoredOffer offer : tables.offers().all()) {
            JsonNode told = told(offer);
            List<Integer> free = free(offer, told);
            if (!free.isEmpty()) {
                listed.add(new Listed(offer, told, free));
            }
        }
        Body.send(
                ctx,
                JsonBytes.object(json -> JsonBytes.objects(json, "tables", listed, (each, table) -> {
                    each.writeStringField("table", table.offer.table().text());
                    each.writeStringField("title", table.told.path("title").asText());
                    each.writeStringField("pace", table.told.path("pace").asText());
                    each.writeNumberField("since", table.offer.since());
                    each.writeNumberField("seats", table.told.path("seats").size());
                    JsonBytes.objects(each, "free", table.free, (one, seat) -> {
                        one.writeNumberField("seat", seat);
                        one.writeStringField(
                                "name",
                                table.told.path("seats").path(seat).path("name").asText());
                    });
                })));
    }

    private static JsonNode told(StoredOffer offer) {
        try {
            return JSON.readTree(offer.offer());
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }

    private static List<Integer> free(StoredOffer offer, JsonNode told) {
        List<Integer> free = new ArrayList<>();
        for (int seat = 0; seat < told.path("seats").size(); seat++) {
            boolean bot = !told.path("seats").path(seat).path("bot").asText().isEmpty();
            if (!bot && (offer.taken() >>> seat & 1) == 0) {
                free.add(seat);
            }
        }
        return free;
    }

    /** Whoever comes first gets the seat, and a cookie for it as if they had used its link. */
    private void join(Context ctx) throws StoreProblem {
        guard.dear(ctx);
        Body body = Body.of(ctx);
        int seat = body.number("seat");
        Secret session = DeviceRoutes.session(body);
        TableId id = new TableId(ctx.pathParam("table"));
        // One that is not open is not read from the disk for anybody who asks.
        GameTable table = tables.isOpenToAll(id)
                ? tables.fetch(id, Guard.address(ctx)).orElseThrow(OpenTableRoutes::gone)
                : refuse();
        Replies.json(table.signIn().join(seat, session, body.textOr("player", "")));
        Seated.giveCookie(ctx, id, seat, session.text(), guard.encrypted(ctx));
        Body.send(ctx, JsonBytes.object(json -> json.writeStringField("page", Seated.path(id, seat))));
    }

    private static GameTable refuse() {
        throw gone();
    }

    private static Refusal gone() {
        return new Refusal(404, "This table is not open any more. Choose another, or make one yourself.");
    }

    private void isOpen(Context ctx) throws StoreProblem {
        send(ctx, tables.offers().isOpen(Seated.owned(ctx, tables)));
    }

    private void open(Context ctx) throws StoreProblem {
        guard.dear(ctx);
        GameTable table = Seated.owned(ctx, tables);
        boolean open = Body.of(ctx).flag("open");
        if (open) {
            tables.offers().open(table);
        } else {
            tables.offers().close(table);
        }
        send(ctx, open);
    }

    private static void send(Context ctx, boolean open) {
        Body.send(ctx, JsonBytes.object(json -> json.writeBooleanField("open", open)));
    }
}
