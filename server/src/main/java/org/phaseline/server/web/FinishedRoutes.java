package org.phaseline.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.journal.Verification;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.TableId;
import org.phaseline.server.store.TableListing;
import org.phaseline.server.table.GameTable;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.view.JsonBytes;

/**
 * Finished games that anybody may look at who was given the address, once a player has said so. They see what those see who watch; what the rules kept
 * secret to the end stays secret.
 */
final class FinishedRoutes {

    private static final String PAGE = "finished/finished.html";

    private final GameTables tables;
    private final Guard guard;
    private final Queued looks;
    private final PageFiles page;

    FinishedRoutes(GameTables tables, Guard guard, Queued looks, PageFiles page) {
        this.tables = tables;
        this.guard = guard;
        this.looks = looks;
        this.page = page;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/g/{table}", ctx -> page.send(ctx, PAGE));
        routes.get("/api/finished/{table}", this::finished);
        routes.post(SeatRoutes.SEAT + "/publish", this::publish);
    }

    private void publish(Context ctx) throws StoreProblem {
        guard.dear(ctx);
        Seated seated = Seated.player(ctx, tables);
        GameTable table = seated.table();
        boolean shared = Body.of(ctx).flag("shared");
        if (shared && !tables.glance(table.id()).orElseThrow().summary().over()) {
            throw new Refusal(409, "A game can be shared when it is over.");
        }
        tables.share(table.id(), shared);
        table.openToWatchers(shared);
        Body.send(ctx, JsonBytes.object(json -> json.writeStringField("page", shared ? "/g/" + table.id() : "")));
    }

    private void finished(Context ctx) throws StoreProblem {
        TableId id = new TableId(ctx.pathParam("table"));
        guard.admitToTables(Guard.address(ctx));
        Optional<TableListing> glance = tables.isShared(id)
                ? tables.glance(id).filter(it -> it.summary().over())
                : Optional.empty();
        if (glance.isEmpty()) {
            throw new Refusal(404, "There is no such game, or its players do not share it.");
        }
        GameTable table = tables.fetch(id, Guard.address(ctx)).orElseThrow();
        Verification verification = looks.run(ctx, () -> table.finished().verified());
        Body.send(ctx, json(table, glance.get(), verification));
    }

    private static byte[] json(GameTable table, TableListing glance, Verification verification) {
        List<Seats.Seat> seats = table.seats().all();
        Optional<Step> rule = table.finished().decidingStep();
        return JsonBytes.object(json -> {
            json.writeStringField("table", table.id().text());
            json.writeStringField("title", glance.title());
            json.writeStringField("winner", glance.summary().winner());
            json.writeStringField("ending", glance.summary().ending());
            json.writeStringField("turn", glance.summary().turn());
            json.writeNumberField("updated", glance.summary().updated());
            json.writeStringField("step", rule.map(Step::called).orElse(""));
            json.writeArrayFieldStart("seats");
            for (int i = 0; i < seats.size(); i++) {
                json.writeStartObject();
                json.writeStringField("name", seats.get(i).name());
                json.writeStringField(
                        "player", glance.seat(i).map(StoredSeat::player).orElse(""));
                json.writeStringField("bot", table.botLevels().get(i));
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeBooleanField("verified", verification.wrong().isEmpty());
            JsonBytes.strings(json, "checked", verification.checked());
            JsonBytes.strings(json, "open", verification.open());
            JsonBytes.strings(json, "wrong", verification.wrong());
        });
    }
}
