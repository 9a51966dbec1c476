package org.phaseline.server;

import io.javalin.Javalin;
import java.io.PrintWriter;
import java.util.Optional;
import org.eclipse.jetty.server.ServerConnector;
import org.phaseline.server.notice.Notices;
import org.phaseline.server.notice.NoticingStore;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.table.ExpiredClocks;
import org.phaseline.server.table.GameTables;
import org.phaseline.server.table.Library;
import org.phaseline.server.table.Retention;
import org.phaseline.server.table.ServedTime;
import org.phaseline.server.web.HostPolicy;
import org.phaseline.server.web.Web;

/** A server that runs until it is closed. */
public final class Server implements AutoCloseable {

    private final Store store;
    private final GameTables tables;
    private final Web web;
    private final Notices notices;
    private final Javalin javalin;
    private final Settings settings;
    private final Optional<Retention> retention;

    private Server(
            Store store,
            GameTables tables,
            Web web,
            Notices notices,
            Javalin javalin,
            Settings settings,
            Optional<Retention> retention) {
        this.store = store;
        this.tables = tables;
        this.web = web;
        this.notices = notices;
        this.javalin = javalin;
        this.settings = settings;
        this.retention = retention;
    }

    public static Server start(Settings settings, PrintWriter trouble) throws StartProblem {
        Library library = new Library();
        return start(settings, trouble, library, store -> new GameTables(store, library, new ServedTime(store)));
    }

    /** Makes what serves the tables of a store. */
    interface Tables {
        GameTables of(Store store) throws StoreProblem;
    }

    /** With tables of one's own, for tests. */
    static Server start(Settings settings, PrintWriter trouble, Library library, Tables tables) throws StartProblem {
        Store store = null;
        Notices notices = null;
        boolean done = false;
        try {
            store = settings.place().serve(sentence -> tell(trouble, sentence));
            notices = new Notices(store, settings.notices(), trouble);
            GameTables all = tables.of(new NoticingStore(store, notices));
            all.keepUp(settings.upkeep());
            Optional<Retention> retention =
                    settings.upkeep().keep().map(keep -> new Retention(all, keep, sentence -> tell(trouble, sentence)));
            Web web = new Web(
                    all,
                    library,
                    notices,
                    settings.limits(),
                    settings.proxy(),
                    HostPolicy.of(settings.host(), settings.notices().address()),
                    trouble);
            Server server = new Server(store, all, web, notices, listen(settings, web), settings, retention);
            notices.begin(server.address(), all::isHere);
            retention.ifPresent(Retention::begin);
            if (all.time() instanceof ServedTime served) {
                served.begin(new ExpiredClocks(all));
            }
            done = true;
            return server;
        } catch (StoreProblem problem) {
            throw new StartProblem(problem.sentence(), problem);
        } finally {
            if (!done && notices != null) {
                notices.close();
            }
            if (!done && store != null) {
                store.close();
            }
        }
    }

    private static void tell(PrintWriter trouble, String sentence) {
        trouble.println("phaseline: " + sentence);
        trouble.flush();
    }

    private static Javalin listen(Settings settings, Web web) throws StartProblem {
        try {
            return Javalin.create(config -> {
                        config.startup.showJavalinBanner = false;
                        config.startup.startupWatcherEnabled = false;
                        config.concurrency.useVirtualThreads = true;
                        config.jetty.addConnector((jetty, http) -> {
                            ServerConnector connector = web.connector(jetty, http);
                            connector.setHost(settings.host());
                            connector.setPort(settings.port());
                            return connector;
                        });
                        config.jetty.modifyServer(jetty -> {
                            jetty.setErrorHandler(web.errors());
                            jetty.setHandler(web.handlers());
                        });
                        config.router.javaLangErrorHandler(web::tell);
                        web.addTo(config.routes);
                    })
                    .start();
        } catch (RuntimeException taken) {
            throw new StartProblem(
                    "Phaseline cannot listen on " + settings.host() + ", port " + settings.port()
                            + ": the port is in use or not permitted. Choose another with --port.",
                    taken);
        }
    }

    /** Compiles what can be played while nobody waits for it yet. */
    public void warmUp() {
        Thread.ofPlatform().daemon().name("warm-up").start(web::warmUp);
    }

    public int port() {
        return javalin.port();
    }

    /** Where a browser on this machine finds it. */
    public String address() {
        String host = settings.host().equals("0.0.0.0") ? "localhost" : settings.host();
        return "http://" + host + ":" + port() + "/";
    }

    /** Lets go of everything; what was acknowledged is on the disk in any case. */
    @Override
    public void close() {
        retention.ifPresent(Retention::close);
        web.close();
        javalin.stop();
        if (tables.time() instanceof ServedTime served) {
            served.close();
        }
        tables.close();
        notices.close();
        store.close();
    }
}
