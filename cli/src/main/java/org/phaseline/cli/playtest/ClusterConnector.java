package org.phaseline.cli.playtest;

import java.io.PrintWriter;
import java.util.Optional;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;

/** Finds a cluster by its address. */
public interface ClusterConnector {

    /** Where to play when nobody says it, if not on this machine. */
    Optional<String> usualAddress();

    /** Refuses an address that is none, and one where nothing answers. {@code news} is told what happens to the cluster later. */
    GameHost connect(String address, PrintWriter news);

    /** Of an installation that can play on this machine alone. */
    ClusterConnector NONE = new ClusterConnector() {
        @Override
        public Optional<String> usualAddress() {
            return Optional.empty();
        }

        @Override
        public GameHost connect(String address, PrintWriter news) {
            throw new Stop(
                    ExitCode.ENVIRONMENT,
                    "--on needs Apache Spark, which this installation does not have: in a checkout of the sources,"
                            + " ./phaseline playtest --on fetches it.");
        }
    };
}
