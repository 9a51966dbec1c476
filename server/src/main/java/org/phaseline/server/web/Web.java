package org.phaseline.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.PrintWriter;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.phaseline.server.check.CheckProcesses;
import org.phaseline.server.notice.Notices;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Library;

/** All addresses of the server, and what goes to somebody whose request fails; docs/server.md describes them. */
public final class Web {

    private final Guard guard;
    private final ExceptionReplies faults;
    private final GameTables tables;
    private final LiveUpdates live;
    private final PageFiles page = new PageFiles();
    private final CheckProcesses readers;
    private final AddressLimits limits;
    private final Proxy proxy;
    private final Catalogue catalogue;
    private final LobbyRoutes lobby;
    private final OwnerRoutes owners;
    private final NoticeRoutes notices;
    private final SeatRoutes seats;
    private final LinkRoutes links;
    private final FinishedRoutes finished;

    /** {@code trouble} is where the server's owner reads what went wrong inside it. */
    public Web(
            GameTables tables,
            Library library,
            Notices notices,
            AddressLimits limits,
            Proxy proxy,
            HostPolicy names,
            PrintWriter trouble) {
        Queued looks = new Queued(limits.work().looks());
        this.limits = limits;
        this.proxy = proxy;
        this.guard = new Guard(limits, proxy, names);
        this.readers = new CheckProcesses(limits.work().checks());
        this.live = new LiveUpdates(limits);
        this.faults = new ExceptionReplies(trouble);
        this.tables = tables;
        this.catalogue = new Catalogue(library);
        this.lobby = new LobbyRoutes(tables, catalogue, readers, guard, looks, limits.connections());
        this.owners = new OwnerRoutes(tables, notices, guard);
        this.notices = new NoticeRoutes(tables, notices, guard, page);
        this.seats = new SeatRoutes(tables, guard, looks);
        this.links = new LinkRoutes(guard, names);
        this.finished = new FinishedRoutes(tables, guard, looks, page);
    }

    public void addTo(RoutesConfig routes) {
        routes.before(guard::before);
        for (String lobbyAddress : LobbyRoutes.PAGES) {
            routes.get(lobbyAddress, ctx -> page.send(ctx, "lobby/lobby.html"));
        }
        routes.get(
                "/page/{folder}/{file}", ctx -> page.send(ctx, ctx.pathParam("folder") + "/" + ctx.pathParam("file")));
        routes.get(
                SeatRoutes.SEAT,
                ctx -> page.send(
                        ctx, ctx.pathParam("seat").equals(Seated.OWNER) ? "lobby/owner.html" : "table/table.html"));
        // Browsers ask for it by this name where what they show names no icon, such as a downloaded journal.
        routes.get("/favicon.ico", ctx -> page.send(ctx, "shared/icon-192.png"));
        routes.get(SeatRoutes.SEAT + "/roll/{roll}", ctx -> page.send(ctx, "roll/roll.html"));
        lobby.addTo(routes);
        owners.addTo(routes);
        notices.addTo(routes);
        seats.addTo(routes);
        links.addTo(routes);
        finished.addTo(routes);
        // Javalin has an answer of its own to these, which would come first.
        routes.exception(HttpResponseException.class, this::tell);
        routes.exception(Exception.class, this::tell);
    }

    private void tell(Exception problem, Context ctx) {
        guard.refused(Guard.address(ctx), problem);
        ExceptionReplies.Told told = faults.tell(problem);
        try {
            Body.pass(ctx.req().getInputStream());
        } catch (IOException brokenOff) {
            // Then there is nothing more to come.
        }
        if (wantsPage(ctx)) {
            page.refuse(ctx, told.status(), told.sentence());
        } else {
            Body.send(ctx.status(told.status()), told.json());
        }
    }

    /** Whoever follows a link in a browser gets a page; scripts and programs get JSON. */
    private static boolean wantsPage(Context ctx) {
        return ctx.req().getMethod().equals("GET")
                && Headers.of(ctx).get("Accept").orElse("").contains("text/html");
    }

    /** What is worse than an exception, such as a stack that is not deep enough, is told in the same way. */
    public void tell(HttpServletResponse response, Error error) {
        ExceptionReplies.Told told = faults.tell(error);
        response.setStatus(told.status());
        response.setContentType("application/json");
        try {
            response.getOutputStream().write(told.json());
        } catch (IOException gone) {
            // Then nobody waits for it any more.
        }
    }

    /** What every request goes through before the servlets, and where those end that are asked for all the time. */
    public Handler.Wrapper handlers() {
        return new RequestGate(new FastPathHandler(tables, guard, live, faults), guard, limits.connections());
    }

    /** Where connections come in. */
    public ServerConnector connector(Server jetty, HttpConfiguration http) {
        return new LimitedConnector(jetty, http, limits.connections(), proxy);
    }

    /** What somebody is told whose request is no request. */
    public ErrorHandler errors() {
        return new JsonErrors();
    }

    /** Compiles what can be played ahead of the first who wants to. */
    public void warmUp() {
        catalogue.warmUp();
    }

    public void close() {
        live.close();
        readers.close();
    }
}
