package org.phaseline.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import org.phaseline.server.notice.Notices;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.TableId;
import org.phaseline.server.table.Tables;
import org.phaseline.server.view.Json;

/** How a player wants to be told that it is his move. */
final class NoticeRoutes {

    private final Tables tables;
    private final Notices notices;
    private final Guard guard;

    NoticeRoutes(Tables tables, Notices notices, Guard guard) {
        this.tables = tables;
        this.notices = notices;
        this.guard = guard;
    }

    void addTo(RoutesConfig routes) {
        routes.get(SeatRoutes.SEAT + "/notices", this::look);
        routes.post(SeatRoutes.SEAT + "/notices", this::wish);
    }

    private void look(Context ctx) {
        Seated seated = Seated.player(ctx, tables);
        send(ctx, seated.table().id(), seated.viewer());
    }

    private void wish(Context ctx) throws StoreProblem {
        guard.dear(ctx);
        Seated seated = Seated.player(ctx, tables);
        Body body = Body.of(ctx);
        Optional<String> problem = notices.wish(
                seated.table().id(),
                seated.viewer(),
                body.textOr("email", "").strip(),
                body.textOr("webhook", "").strip(),
                body.flag("on"));
        if (problem.isPresent()) {
            throw new Refusal(422, problem.get());
        }
        send(ctx, seated.table().id(), seated.viewer());
    }

    private void send(Context ctx, TableId table, int seat) {
        Optional<StoredNotice> wished = notices.of(table, seat);
        Body.send(ctx, Json.object(json -> {
            json.writeStringField("email", wished.map(StoredNotice::email).orElse(""));
            json.writeStringField("webhook", wished.map(StoredNotice::webhook).orElse(""));
            json.writeBooleanField("on", wished.map(StoredNotice::on).orElse(false));
            json.writeBooleanField("mail", notices.sendsMail());
        }));
    }
}
