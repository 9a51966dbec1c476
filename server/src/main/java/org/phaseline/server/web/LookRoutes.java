package org.phaseline.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.phaseline.planner.PieceRef;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.PastView;
import org.phaseline.server.view.JsonBytes;

/** Looking ahead and looking back: what an answer would do, what can be laid over the board, and how the game came to where it is. */
final class LookRoutes {

    private final GameTables tables;
    private final Queued looks;

    LookRoutes(GameTables tables, Queued looks) {
        this.tables = tables;
        this.looks = looks;
    }

    void addTo(RoutesConfig routes) {
        routes.get(SeatRoutes.SEAT + "/preview", this::preview);
        routes.get(SeatRoutes.SEAT + "/hint", this::hint);
        routes.get(SeatRoutes.SEAT + "/why", this::why);
        routes.get(SeatRoutes.SEAT + "/why-not", this::whyNot);
        routes.get(SeatRoutes.SEAT + "/overlays", this::overlays);
        routes.get(SeatRoutes.SEAT + "/film", this::film);
        routes.get(SeatRoutes.SEAT + "/moments", this::moments);
        routes.get(SeatRoutes.SEAT + "/proof", this::proof);
    }

    private void preview(Context ctx) throws StoreProblem {
        Seated seated = Seated.of(ctx, tables);
        String decision = Optional.ofNullable(ctx.queryParam("decision")).orElse("");
        Body.send(
                ctx,
                looks.run(
                                ctx,
                                () -> seated.table()
                                        .help()
                                        .preview(
                                                seated.viewer(),
                                                decision,
                                                Optional.ofNullable(ctx.queryParam("choice"))))
                        .orElseThrow(() -> new Refusal(409, "You are not being asked this now.")));
    }

    /** What a bot would answer, which it has to think about. */
    private void hint(Context ctx) throws StoreProblem {
        Seated seated = Seated.player(ctx, tables);
        Body.send(
                ctx,
                looks.run(ctx, () -> seated.table().help().hint(seated.viewer()))
                        .orElseThrow(() -> new Refusal(409, "You are not being asked anything now.")));
    }

    private void why(Context ctx) {
        Seated seated = Seated.of(ctx, tables);
        Body.send(ctx, seated.table().help().why(seated.viewer()));
    }

    /** Why a piece or space is not offered, now or by the orders of some pieces; with none, the options that are not. */
    private void whyNot(Context ctx) throws StoreProblem {
        Seated seated = Seated.player(ctx, tables);
        Optional<PieceRef> about = Optional.ofNullable(ctx.queryParam("about"))
                .map(text -> PlanRoutes.pieces(text).getFirst());
        List<PieceRef> pieces = Optional.ofNullable(ctx.queryParam("pieces"))
                .map(PlanRoutes::pieces)
                .orElse(List.of());
        Body.send(ctx, looks.run(ctx, () -> seated.table().help().whyNot(seated.viewer(), pieces, about)));
    }

    /** What can be laid over the boards, with the spaces of those that are named, or that are about a piece. */
    private void overlays(Context ctx) throws StoreProblem {
        Seated seated = Seated.of(ctx, tables);
        Optional<PieceRef> about = Optional.ofNullable(ctx.queryParam("about"))
                .map(text -> PlanRoutes.pieces(text).getFirst());
        List<String> shown =
                List.of(Optional.ofNullable(ctx.queryParam("show")).orElse("").split(","));
        Body.send(ctx, looks.run(ctx, () -> seated.table().help().overlays(seated.viewer(), shown, about)));
    }

    private void film(Context ctx) throws StoreProblem {
        Seated seated = Seated.of(ctx, tables);
        String at = ctx.queryParam("at");
        if (at == null) {
            int moments = looks.run(ctx, () -> seated.table().film(seated.viewer()));
            Body.send(ctx, JsonBytes.object(json -> json.writeNumberField("moments", moments)));
            return;
        }
        if (!at.matches("\\d{1,9}")) {
            throw new Refusal(400, "'at' must be the number of a moment, from 0.");
        }
        PastView past = looks.run(ctx, () -> seated.table().film(seated.viewer(), Integer.parseInt(at)))
                .orElseThrow(() -> new Refusal(404, "The game has no such moment."));
        Body.send(ctx, JsonBytes.object(json -> {
            json.writeNumberField("at", Integer.parseInt(at));
            json.writeNumberField("lines", past.lines());
            json.writeFieldName("sighting");
            json.writeRawValue(new String(past.sighting(), StandardCharsets.UTF_8));
        }));
    }

    private void moments(Context ctx) throws StoreProblem {
        Seated seated = Seated.of(ctx, tables);
        Body.send(
                ctx,
                looks.run(ctx, () -> seated.table().finished().moments(seated.viewer()))
                        .orElseThrow(() -> new Refusal(409, "The game is not over yet.")));
    }

    private void proof(Context ctx) throws StoreProblem {
        Seated seated = Seated.of(ctx, tables);
        String roll = Optional.ofNullable(ctx.queryParam("roll")).orElse("");
        Body.send(
                ctx,
                looks.run(ctx, () -> seated.table().dice().proof(seated.viewer(), roll))
                        .orElseThrow(() -> new Refusal(404, "There is no such roll.")));
    }
}
