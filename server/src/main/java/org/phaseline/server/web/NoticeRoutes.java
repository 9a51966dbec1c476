package org.phaseline.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.Optional;
import org.phaseline.server.notice.NoticeRefusal;
import org.phaseline.server.notice.NoticeWish;
import org.phaseline.server.notice.Notices;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.TableId;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.view.JsonBytes;

/** How a player wants to be told that it is their move, and what the links in mails lead to, which need no seat. */
final class NoticeRoutes {

    /** A mail program posts here by itself, with a form and from anywhere; the token in the address is all it takes (RFC 8058). */
    static final String UNSUBSCRIBE = "/notices/unsubscribe/";

    private static final String CONFIRM = "/notices/confirm";
    private static final String PAGE = "notices/answer.html";

    private final GameTables tables;
    private final Notices notices;
    private final Guard guard;
    private final PageFiles page;

    NoticeRoutes(GameTables tables, Notices notices, Guard guard, PageFiles page) {
        this.tables = tables;
        this.notices = notices;
        this.guard = guard;
        this.page = page;
    }

    void addTo(RoutesConfig routes) {
        routes.get(SeatRoutes.SEAT + "/notices", this::look);
        routes.post(SeatRoutes.SEAT + "/notices", this::wish);
        routes.post(SeatRoutes.SEAT + "/push", this::push);
        routes.post(SeatRoutes.SEAT + "/push-stop", this::stopPush);
        routes.get("/service-worker.js", ctx -> page.send(ctx, PageFiles.SERVICE_WORKER));
        // To open a link does nothing yet: programs that check mail open every one.
        routes.get(CONFIRM, ctx -> page.send(ctx, PAGE));
        routes.post(CONFIRM, this::confirm);
        routes.get(UNSUBSCRIBE + "{token}", ctx -> page.send(ctx, PAGE));
        routes.post(UNSUBSCRIBE + "{token}", this::unsubscribe);
    }

    private void look(Context ctx) {
        Seated seated = Seated.player(ctx, tables);
        send(ctx, seated.table().id(), seated.viewer());
    }

    private void wish(Context ctx) throws StoreProblem {
        guard.dear(ctx);
        Seated seated = Seated.player(ctx, tables);
        Body body = Body.of(ctx);
        NoticeWish wish = new NoticeWish(
                body.textOr("email", "").strip(),
                body.textOr("webhook", "").strip(),
                body.flag("on"),
                body.flag("resend"),
                Guard.address(ctx));
        require(notices.wish(seated.table().id(), seated.viewer(), wish));
        send(ctx, seated.table().id(), seated.viewer());
    }

    private void push(Context ctx) throws StoreProblem {
        guard.dear(ctx);
        Seated seated = Seated.player(ctx, tables);
        Body body = Body.of(ctx);
        require(notices.push(
                seated.table().id(), seated.viewer(), body.text("endpoint"), body.text("p256dh"), body.text("auth")));
        send(ctx, seated.table().id(), seated.viewer());
    }

    private void stopPush(Context ctx) throws StoreProblem {
        guard.dear(ctx);
        Seated seated = Seated.player(ctx, tables);
        notices.stopPush(seated.table().id(), seated.viewer(), Body.of(ctx).text("endpoint"));
        send(ctx, seated.table().id(), seated.viewer());
    }

    private void confirm(Context ctx) throws StoreProblem {
        guard.dear(ctx);
        require(notices.confirm(Body.of(ctx).text("token")));
        Body.send(ctx, JsonBytes.object(json -> json.writeBooleanField("confirmed", true)));
    }

    private void unsubscribe(Context ctx) throws StoreProblem {
        try {
            Body.pass(ctx.req().getInputStream());
        } catch (IOException brokenOff) {
            // What they want stands in the address.
        }
        require(notices.unsubscribe(ctx.pathParam("token")));
        Body.send(ctx, JsonBytes.object(json -> json.writeBooleanField("unsubscribed", true)));
    }

    private static void require(Optional<NoticeRefusal> refusal) {
        if (refusal.isPresent()) {
            int status = switch (refusal.get().kind()) {
                case INVALID -> 422;
                case LIMITED -> 429;
                case UNKNOWN -> 404;
                case EXPIRED -> 410;
            };
            throw new Refusal(status, refusal.get().sentence());
        }
    }

    private void send(Context ctx, TableId table, int seat) {
        StoredNotice wished = notices.of(table, seat).orElse(StoredNotice.nothing(table, seat));
        Body.send(ctx, JsonBytes.object(json -> {
            json.writeStringField("email", wished.email());
            json.writeStringField("webhook", wished.webhook());
            json.writeBooleanField("on", wished.on());
            json.writeStringField("consent", consent(wished));
            json.writeBooleanField("mail", notices.sendsMail());
            json.writeStringField("pushKey", notices.pushKey());
            json.writeNumberField("browsers", notices.browsers(table, seat));
        }));
    }

    private String consent(StoredNotice notice) {
        if (notice.email().isEmpty()) {
            return "";
        }
        return switch (notice.consent().state()) {
            case UNASKED -> "unasked";
            case ASKED -> notices.expired(notice) ? "expired" : "waiting";
            case CONFIRMED -> "confirmed";
            case UNSUBSCRIBED -> "unsubscribed";
        };
    }
}
