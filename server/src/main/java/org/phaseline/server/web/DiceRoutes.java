package org.phaseline.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.table.GameTables;

/** What a player's browser adds to the dice, and what it compares with what it has kept. */
final class DiceRoutes {

    private static final Pattern BYTES = Pattern.compile("[0-9a-f]{64}");

    private final GameTables tables;
    private final Guard guard;
    private final Queued looks;

    DiceRoutes(GameTables tables, Guard guard, Queued looks) {
        this.tables = tables;
        this.guard = guard;
        this.looks = looks;
    }

    void addTo(RoutesConfig routes) {
        routes.get(SeatRoutes.SEAT + "/dice", this::look);
        routes.post(SeatRoutes.SEAT + "/dice", this::add);
        routes.post(SeatRoutes.SEAT + "/share", this::share);
    }

    private void look(Context ctx) throws StoreProblem {
        Seated seated = Seated.of(ctx, tables);
        Body.send(ctx, looks.run(ctx, () -> seated.table().dice().evidence(seated.viewer())));
    }

    /** By who has seen the commitment, which {@code game} tells: a page asks for it first, and keeps it. */
    private void add(Context ctx) {
        guard.dear(ctx);
        Seated seated = Seated.player(ctx, tables);
        byte[] bytes = HexFormat.of().parseHex(bytes(Body.of(ctx).text("bytes"), "bytes"));
        Replies.send(ctx, seated.table().dice().add(seated.viewer(), bytes));
    }

    private void share(Context ctx) throws StoreProblem {
        Seated seated = Seated.player(ctx, tables);
        Body body = Body.of(ctx);
        Replies.send(
                ctx,
                seated.table()
                        .dice()
                        .share(
                                seated.viewer(),
                                bytes(body.text("answer"), "answer"),
                                body.number("n"),
                                bytes(body.text("share"), "share")));
    }

    private static String bytes(String text, String field) {
        if (!BYTES.matcher(text).matches()) {
            throw new Refusal(400, "'" + field + "' must be 64 hexadecimal digits.");
        }
        return text;
    }
}
