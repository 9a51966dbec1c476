package org.phaseline.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Secret;
import org.phaseline.server.table.SignIn;
import org.phaseline.server.view.JsonBytes;

/** What a player, or a table's owner, does about their own devices. */
final class DeviceRoutes {

    private final GameTables tables;
    private final Guard guard;

    DeviceRoutes(GameTables tables, Guard guard) {
        this.tables = tables;
        this.guard = guard;
    }

    void addTo(RoutesConfig routes) {
        routes.get(SeatRoutes.SEAT + "/devices", this::devices);
        routes.post(SeatRoutes.SEAT + "/device", this::device);
        routes.post(SeatRoutes.SEAT + "/renew", this::renew);
        routes.post(SeatRoutes.SEAT + "/sign-out-others", this::signOutOthers);
    }

    private void devices(Context ctx) {
        Seated seated = Seated.signedIn(ctx, tables);
        int devices = seated.table().signIn().devices(seated.viewer());
        Body.send(ctx, JsonBytes.object(json -> json.writeNumberField("devices", devices)));
    }

    private void device(Context ctx) {
        guard.dear(ctx);
        Seated seated = Seated.signedIn(ctx, tables);
        Secret code = Secret.fresh();
        Replies.json(seated.table().signIn().linkDevice(seated.viewer(), seated.session(), code));
        Body.send(ctx, JsonBytes.object(json -> {
            json.writeStringField("link", LobbyRoutes.link(seated.table().id(), seated.viewer(), code));
            json.writeNumberField("minutes", SignIn.DEVICE_LINK_LASTS.toMinutes());
        }));
    }

    private void renew(Context ctx) {
        guard.dear(ctx);
        Seated seated = Seated.signedIn(ctx, tables);
        Secret next = session(Body.of(ctx));
        Replies.json(seated.table().signIn().renew(seated.viewer(), seated.session(), next));
        Seated.giveCookie(ctx, seated.table().id(), seated.viewer(), next.text(), guard.encrypted(ctx));
        ctx.status(204);
    }

    private void signOutOthers(Context ctx) {
        guard.dear(ctx);
        Seated seated = Seated.signedIn(ctx, tables);
        Replies.json(seated.table().signIn().signOutOthers(seated.viewer(), seated.session()));
        ctx.status(204);
    }

    /** Made up by the browser, so that it still has it when our answer gets lost. */
    static Secret session(Body body) {
        return Secret.read(body.text("session"))
                .orElseThrow(() -> new Refusal(400, "'session' must be 16 random bytes, encoded as base64url."));
    }
}
