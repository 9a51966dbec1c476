package org.phaseline.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.PrintWriter;
import java.util.Optional;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.table.Created;
import org.phaseline.server.table.Library;
import org.phaseline.server.table.Order;
import org.phaseline.server.table.Reply;
import org.phaseline.server.table.Tables;
import org.phaseline.server.view.Json;
import org.phaseline.server.view.View;

/** The addresses of the server and what each does; docs/server.md describes them. */
public final class Web {

    private static final String SEAT = "/t/{table}/{seat}";

    private final Tables tables;
    private final Catalogue catalogue;
    private final Guard guard;
    private final PrintWriter trouble;
    private final Live live = new Live();
    private final Page page = new Page();

    /** {@code trouble} is where the server's owner reads what went wrong inside it. */
    public Web(Tables tables, Library library, Limits limits, PrintWriter trouble) {
        this.tables = tables;
        this.catalogue = new Catalogue(library);
        this.guard = new Guard(limits);
        this.trouble = trouble;
    }

    public void addTo(RoutesConfig routes) {
        routes.before(guard::before);
        routes.get("/", ctx -> page.send(ctx, "lobby.html"));
        routes.get("/page/{file}", ctx -> page.send(ctx, ctx.pathParam("file")));
        routes.get("/api/games", ctx -> json(ctx, catalogue.games()));
        routes.get(
                "/api/games/{game}",
                ctx -> json(
                        ctx,
                        catalogue.game(
                                ctx.pathParam("game"),
                                Optional.ofNullable(ctx.queryParam("scenario")).orElse(""))));
        routes.post("/api/tables", this::create);
        routes.get(SEAT, ctx -> page.send(ctx, "table.html"));
        routes.post(SEAT + "/sit", this::sit);
        routes.get(SEAT + "/game", this::game);
        routes.get(SEAT + "/sighting", this::sighting);
        routes.get(SEAT + "/log", this::log);
        routes.get(SEAT + "/events", ctx -> live.send(ctx, Seated.of(ctx, tables)));
        routes.post(SEAT + "/answer", this::answer);
        routes.exception(Refusal.class, (refusal, ctx) -> problem(ctx, refusal.status(), refusal.sentence()));
        routes.exception(StoreProblem.class, (problem, ctx) -> problem(ctx, 503, problem.sentence()));
        routes.exception(
                HttpResponseException.class,
                (response, ctx) -> problem(
                        ctx,
                        response.getStatus(),
                        response.getStatus() == 404 ? "There is nothing here." : "This cannot be done."));
        routes.exception(Exception.class, this::fault);
    }

    /** Compiles what can be played ahead of the first who wants to. */
    public void warmUp() {
        catalogue.warmUp();
    }

    public void close() {
        live.close();
    }

    private void create(Context ctx) throws StoreProblem {
        guard.dear(ctx);
        Body body = Body.of(ctx);
        Order order = new Order(body.text("game"), body.textOr("scenario", ""), body.texts("on"), body.texts("off"));
        switch (tables.create(order)) {
            case Created.Refused refused -> throw new Refusal(422, refused.sentence());
            case Created.Made made ->
                json(ctx.status(201), Json.object(json -> {
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

    private void sit(Context ctx) {
        guard.dear(ctx);
        Seated.sitDown(ctx, tables, Body.of(ctx).text("key"));
        ctx.status(204);
    }

    private void game(Context ctx) {
        Seated seated = Seated.of(ctx, tables);
        json(ctx, seated.table().game(seated.viewer()));
    }

    private void sighting(Context ctx) {
        Seated seated = Seated.of(ctx, tables);
        View view = seated.table().view(seated.viewer());
        json(ctx, view.json(view.lines(), java.util.List.of()));
    }

    private void log(Context ctx) {
        Seated seated = Seated.of(ctx, tables);
        String since = Optional.ofNullable(ctx.queryParam("since")).orElse("0");
        if (!since.matches("\\d{1,9}")) {
            throw new Refusal(400, "'since' is the number of lines you have read.");
        }
        View view = seated.table().view(seated.viewer());
        int from = Math.min(Integer.parseInt(since), view.lines());
        json(ctx, Json.object(json -> {
            json.writeNumberField("since", from);
            json.writeNumberField("next", view.lines());
            Json.objects(
                    json,
                    "log",
                    seated.table().log(seated.viewer(), from, view.lines()),
                    (each, line) -> line.write(each));
        }));
    }

    private void answer(Context ctx) {
        Seated seated = Seated.of(ctx, tables);
        if (seated.watches()) {
            throw new Refusal(403, "Who watches answers nothing.");
        }
        Body body = Body.of(ctx);
        Reply reply = seated.table()
                .answer(seated.viewer(), body.text("decision"), body.text("choice"), body.textOr("note", ""));
        switch (reply) {
            case Reply.Taken taken -> json(ctx, Json.object(json -> json.writeBooleanField("again", taken.again())));
            case Reply.Refused refused -> throw new Refusal(409, refused.sentence());
            case Reply.NotKept notKept -> throw new Refusal(503, notKept.sentence());
        }
    }

    /** Told to the owner with all that helps to find it, except what was asked for: that may be somebody's secret. */
    private void fault(Exception fault, Context ctx) {
        synchronized (trouble) {
            trouble.println("phaseline: a request failed; please report this:");
            fault.printStackTrace(trouble);
            trouble.flush();
        }
        problem(ctx, 500, "Something went wrong in the server. Nothing was changed.");
    }

    private static void problem(Context ctx, int status, String sentence) {
        json(ctx.status(status), Json.object(json -> json.writeStringField("problem", sentence)));
    }

    private static void json(Context ctx, byte[] json) {
        ctx.contentType("application/json").result(json);
    }
}
