package org.phaseline.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.PrintWriter;
import org.phaseline.server.proof.ReadingRoom;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.table.Library;
import org.phaseline.server.table.Tables;
import org.phaseline.server.view.Json;

/** All addresses of the server, and what goes to somebody whose request fails; docs/server.md describes them. */
public final class Web {

    private final Guard guard;
    private final PrintWriter trouble;
    private final Live live = new Live();
    private final Page page = new Page();
    private final ReadingRoom readers = new ReadingRoom();
    private final Catalogue catalogue;
    private final LobbyRoutes lobby;
    private final SeatRoutes seats;

    /** {@code trouble} is where the server's owner reads what went wrong inside it. */
    public Web(Tables tables, Library library, Limits limits, PrintWriter trouble) {
        this.guard = new Guard(limits);
        this.trouble = trouble;
        this.catalogue = new Catalogue(library);
        this.lobby = new LobbyRoutes(tables, catalogue, readers, guard);
        this.seats = new SeatRoutes(tables, guard, live);
    }

    public void addTo(RoutesConfig routes) {
        routes.before(guard::before);
        routes.get("/", ctx -> page.send(ctx, "lobby.html"));
        routes.get("/page/{file}", ctx -> page.send(ctx, ctx.pathParam("file")));
        routes.get(SeatRoutes.SEAT, ctx -> page.send(ctx, "table.html"));
        routes.get(SeatRoutes.SEAT + "/roll/{roll}", ctx -> page.send(ctx, "roll.html"));
        lobby.addTo(routes);
        seats.addTo(routes);
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
        readers.close();
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
        Body.send(ctx.status(status), Json.object(json -> json.writeStringField("problem", sentence)));
    }
}
