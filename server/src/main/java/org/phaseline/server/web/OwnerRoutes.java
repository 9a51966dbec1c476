package org.phaseline.server.web;

import com.fasterxml.jackson.core.JsonGenerator;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.List;
import java.util.OptionalLong;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.server.notice.Notices;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.TableId;
import org.phaseline.server.store.TableListing;
import org.phaseline.server.table.GameTable;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Secret;
import org.phaseline.server.view.JsonBytes;

/** What somebody asks about tables from outside the game: how those they sit at stand, and, who owns one, its links and its journal. */
final class OwnerRoutes {

    private final GameTables tables;
    private final Notices notices;
    private final Guard guard;

    OwnerRoutes(GameTables tables, Notices notices, Guard guard) {
        this.tables = tables;
        this.notices = notices;
        this.guard = guard;
    }

    void addTo(RoutesConfig routes) {
        routes.get(SeatRoutes.SEAT + "/summary", this::summary);
        routes.get(SeatRoutes.SEAT + "/state", this::state);
        routes.post(SeatRoutes.SEAT + "/links", this::link);
        routes.get(SeatRoutes.SEAT + "/journal", this::journal);
        routes.post(SeatRoutes.SEAT + "/delete", this::delete);
    }

    private void summary(Context ctx) throws StoreProblem {
        TableListing glance = Seated.glance(ctx, tables);
        String path = ctx.pathParam("seat");
        int viewer = Seated.viewer(path);
        Body.send(ctx, JsonBytes.object(json -> {
            json.writeStringField("title", glance.title());
            json.writeStringField("seat", path);
            json.writeStringField("player", player(glance, viewer));
            json.writeBooleanField("over", glance.summary().over());
            json.writeStringField("winner", glance.summary().winner());
            json.writeStringField("ending", glance.summary().ending());
            json.writeStringField("turn", glance.summary().turn());
            json.writeNumberField("updated", glance.summary().updated());
            json.writeArrayFieldStart("awaited");
            for (long rest = glance.summary().awaited(); rest != 0; rest &= rest - 1) {
                json.writeNumber(Long.numberOfTrailingZeros(rest));
            }
            json.writeEndArray();
            json.writeBooleanField("mine", glance.summary().awaits(viewer));
            deletedAt(json, glance);
            JsonBytes.strings(json, "players", players(glance));
        }));
    }

    /** Only of a table that will be. */
    private void deletedAt(JsonGenerator json, TableListing glance) throws IOException {
        OptionalLong time = tables.deletedAt(glance.summary());
        if (time.isPresent()) {
            json.writeNumberField("deletedAt", time.getAsLong());
        }
    }

    private static String player(TableListing glance, int viewer) {
        return glance.seats().stream()
                .filter(seat -> seat.number() == viewer)
                .map(StoredSeat::player)
                .findFirst()
                .orElse("");
    }

    private static List<String> players(TableListing glance) {
        return glance.seats().stream()
                .filter(seat -> seat.number() >= 0)
                .map(StoredSeat::player)
                .toList();
    }

    /** Whether somebody has used the seat's link. */
    private static boolean taken(TableListing glance, int seat) {
        return glance.seat(seat).filter(each -> !each.sessions().isEmpty()).isPresent();
    }

    /** Names and turns, and nothing of what is secret at the table: its owner may well play at it. */
    private void state(Context ctx) throws StoreProblem {
        GameTable table = Seated.owned(ctx, tables);
        TableListing glance = tables.glance(table.id()).orElseThrow();
        List<String> players = players(glance);
        List<Seats.Seat> seats = table.seats().all();
        Body.send(ctx, JsonBytes.object(json -> {
            json.writeStringField("title", glance.title());
            json.writeBooleanField("over", glance.summary().over());
            json.writeStringField("winner", glance.summary().winner());
            json.writeStringField("ending", glance.summary().ending());
            json.writeStringField("turn", glance.summary().turn());
            json.writeNumberField("updated", glance.summary().updated());
            deletedAt(json, glance);
            json.writeArrayFieldStart("seats");
            for (int i = 0; i < seats.size(); i++) {
                json.writeStartObject();
                json.writeStringField("seat", String.valueOf(i + 1));
                json.writeStringField("name", seats.get(i).name());
                json.writeStringField("player", players.get(i));
                json.writeBooleanField("awaited", glance.summary().awaits(i));
                json.writeBooleanField("taken", taken(glance, i));
                json.writeEndObject();
            }
            json.writeEndArray();
        }));
    }

    /** Frees a seat, or changes the link for watching: everybody who came by the one before is out before the new one is told. */
    private void link(Context ctx) throws StoreProblem {
        guard.dear(ctx);
        GameTable table = Seated.owned(ctx, tables);
        int seat = Seated.viewer(Body.of(ctx).text("seat"));
        if (seat == StoredSeat.OWNER) {
            throw new Refusal(400, "To open the owner's page elsewhere, use a link for another device.");
        }
        if (seat >= table.seats().all().size()) {
            throw new Refusal(400, "There is no such seat at this table.");
        }
        Secret code = Secret.fresh();
        Replies.json(table.signIn().free(seat, code));
        if (seat >= 0) {
            // Whoever gets the new link is not to read, or to have written to, the addresses of the one before.
            notices.forget(table.id(), seat);
        }
        Body.send(
                ctx, JsonBytes.object(json -> json.writeStringField("link", LobbyRoutes.link(table.id(), seat, code))));
    }

    private void journal(Context ctx) throws StoreProblem {
        GameTable table = Seated.owned(ctx, tables);
        if (!tables.glance(table.id()).orElseThrow().summary().over()) {
            throw new Refusal(409, "The journal contains secrets; it can be downloaded when the game is over.");
        }
        ctx.header("Content-Disposition", "attachment; filename=\"" + table.id() + ".journal\"")
                .contentType("application/octet-stream")
                .result(tables.journal(table.id()));
    }

    /** Also of a table that cannot be opened any more: its owner may want to be rid of it. */
    private void delete(Context ctx) throws StoreProblem {
        guard.dear(ctx);
        if (Seated.viewer(ctx.pathParam("seat")) != StoredSeat.OWNER) {
            throw new Refusal(403, "Only the owner of a table can delete it.");
        }
        TableListing glance = Seated.glance(ctx, tables);
        Body body = Body.of(ctx);
        if (!body.textOr("title", "").equals(glance.title())) {
            throw new Refusal(400, "'title' must be the title of the table, so that no other is deleted by mistake.");
        }
        tables.delete(new TableId(ctx.pathParam("table")), "The owner has deleted this table.");
        Body.send(ctx, JsonBytes.object(json -> json.writeBooleanField("deleted", true)));
    }
}
