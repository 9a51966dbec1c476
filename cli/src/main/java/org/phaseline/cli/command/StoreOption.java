package org.phaseline.cli.command;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.TableId;
import picocli.CommandLine.Option;

/** Where the tables are that a command is about. */
final class StoreOption {

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            description = "Where the tables are kept. Default: .phaseline in your home folder.")
    private @Nullable Path data;

    @Option(
            names = "--store",
            paramLabel = "ADDRESS",
            description = {
                "Keeps the tables in a PostgreSQL database instead: jdbc:postgresql://host:port/database.",
                "User and password are taken from PGUSER and PGPASSWORD, or from the address."
            })
    private @Nullable String store;

    StoreAddress place() {
        Path folder = data == null ? Path.of(System.getProperty("user.home"), ".phaseline") : data;
        try {
            return StoreAddress.of(folder, Optional.ofNullable(store), System.getenv());
        } catch (StoreProblem problem) {
            throw Stop.usage(problem.sentence());
        }
    }

    /** For who wants what is there. */
    StoreAddress placeWithTables() {
        StoreAddress place = place();
        if (!place.isThere()) {
            throw Stop.usage("There are no tables in " + place.words() + ".");
        }
        return place;
    }

    /** For who changes what a server that runs would not notice; {@code what} is what needs that. */
    static Store alone(StoreAddress place, String what) throws StoreProblem {
        try {
            return place.serve();
        } catch (StoreProblem problem) {
            if (problem.isTaken()) {
                throw new Stop(
                        ExitCode.ENVIRONMENT,
                        problem.sentence() + " " + what + " needs exclusive access: stop the server first.",
                        problem);
            }
            throw problem;
        }
    }

    /** A table's id, out of whatever link to it. */
    static TableId id(String table) {
        return new TableId(table.replaceFirst("^(.*/)?t/", "").replaceFirst("[/#?].*$", ""));
    }

    static String tables(int many) {
        return many + (many == 1 ? " table" : " tables");
    }

    static Stop stop(StoreProblem problem) {
        return new Stop(ExitCode.ENVIRONMENT, problem.sentence(), problem);
    }
}
