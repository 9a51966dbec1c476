package org.phaseline.cli.command;

import java.net.UnknownHostException;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.phaseline.cli.terminal.Browser;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.server.Server;
import org.phaseline.server.Settings;
import org.phaseline.server.StartProblem;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.web.AddressLimits;
import org.phaseline.server.web.Proxy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "serve",
        description = {
            "Starts a server for playing in the browser, and opens its lobby. Stop it with Ctrl+C.",
            "Every answer is on the disk before anybody sees its effect, so games continue after a restart."
        },
        footer = {
            "",
            "Examples:",
            "  phaseline serve",
            "  phaseline serve --host 0.0.0.0 --port 8080     reachable from the network",
            "  phaseline serve --data games --no-open",
            "  phaseline serve --smtp smtp://mail.example.org --mail-from table@example.org --address https://table.example.org",
            "  phaseline serve --proxy --address https://table.example.org     behind nginx, Apache or Caddy",
            "  phaseline serve --keep 90d --quota 2g     finished tables are deleted, and the folder stays within a quota",
            "  phaseline serve --store jdbc:postgresql://localhost/phaseline"
        })
public final class ServeCommand implements Callable<Integer> {

    private static final String HERE = "here";

    private final CommandEnvironment around;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "7117",
            description = "The port to listen on; 0: any free port. Default: ${DEFAULT-VALUE}.")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "localhost",
            description = "The address to listen on. Default: ${DEFAULT-VALUE}, which only this machine can reach.")
    private String host = "localhost";

    @Mixin
    private StoreOption kept = new StoreOption();

    @Mixin
    private Mailing mailing = new Mailing();

    @Option(
            names = "--proxy",
            paramLabel = "ADDRESS",
            arity = "0..1",
            fallbackValue = HERE,
            description =
                    "Players connect through a reverse proxy at this address, or on this machine if none is given."
                            + " X-Forwarded-For and X-Forwarded-Proto are trusted from that proxy only.")
    private @Nullable String proxy;

    @Mixin
    private RetentionOptions keeping = new RetentionOptions();

    @Option(names = "--no-open", description = "Does not open a browser.")
    private boolean noOpen;

    public ServeCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        StoreAddress place = kept.place();
        Settings settings =
                new Settings(host, port, place, AddressLimits.USUAL, mailing.settings(), through(), keeping.upkeep());
        try (Server server = Server.start(settings, around.err())) {
            around.out().println("Phaseline is at " + server.address() + "  (Ctrl+C stops it)");
            around.out().println("Tables are kept in " + place.words() + "." + keeping.said());
            around.out().flush();
            server.warmUp();
            if (!noOpen) {
                Browser.open(server.address());
            }
            // Whoever ends the process still has the line to every browser closed in order.
            Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::close));
            new CountDownLatch(1).await();
        } catch (InterruptedException stopped) {
            return ExitCode.OK;
        } catch (StartProblem problem) {
            throw new Stop(ExitCode.ENVIRONMENT, problem.sentence(), problem);
        }
        return ExitCode.OK;
    }

    private Proxy through() {
        if (proxy == null) {
            return Proxy.NONE;
        }
        try {
            return proxy.equals(HERE) ? Proxy.LOCAL : Proxy.at(proxy);
        } catch (UnknownHostException nowhere) {
            throw new Stop(ExitCode.USAGE, "The address of the proxy, '" + proxy + "', cannot be found.", nowhere);
        }
    }
}
