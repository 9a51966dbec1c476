package org.phaseline.spark;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SecurityManager;
import org.apache.spark.SparkConf;
import org.apache.spark.rpc.RpcAddress;
import org.apache.spark.rpc.RpcEnv;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;

/**
 * Whether a Spark master answers. Spark itself would try for a minute and then say that all masters are unresponsive, whatever the matter is.
 */
final class MasterProbe {

    private static final int CONNECT_MILLIS = 3_000;
    private static final String LOOKUP_TIMEOUT = "spark.rpc.lookupTimeout";
    private static final String LOOKUP_SECONDS = "8s";

    /** The name by which a master is known to others. */
    private static final String MASTER = "Master";

    private MasterProbe() {}

    /** Refuses an address at which no master answers. */
    static void check(MasterAddress address, SparkConf conf) {
        List<String> problems = new ArrayList<>();
        List<MasterAddress.HostAndPort> listening = new ArrayList<>();
        for (MasterAddress.HostAndPort each : address.masters()) {
            String problem = connect(each);
            if (problem.isEmpty()) {
                listening.add(each);
            } else {
                problems.add(problem);
            }
        }
        if (listening.isEmpty()) {
            throw new Stop(
                    ExitCode.ENVIRONMENT,
                    "No Spark master is at " + address.text() + ": " + String.join("; ", problems) + ".");
        }
        if (listening.stream().noneMatch(each -> isMaster(each, conf))) {
            throw new Stop(
                    ExitCode.ENVIRONMENT,
                    "Something is at " + address.text() + ", but it does not answer as a master of Spark "
                            + org.apache.spark.package$.MODULE$.SPARK_VERSION()
                            + " does (its page has another port than the master itself).");
        }
    }

    /** Why nobody can be reached there, or nothing. */
    private static String connect(MasterAddress.HostAndPort at) {
        try (Socket socket = new Socket()) {
            InetAddress host;
            try {
                host = InetAddress.getByName(at.host());
            } catch (IOException unknown) {
                return "the host " + at.host() + " is not known";
            }
            socket.connect(new InetSocketAddress(host, at.port()), CONNECT_MILLIS);
            return "";
        } catch (java.net.SocketTimeoutException late) {
            return at.host() + " does not answer";
        } catch (IOException refused) {
            return "nothing listens on port " + at.port() + " of " + at.host();
        }
    }

    /** Asks as Spark's own clients do. */
    private static boolean isMaster(MasterAddress.HostAndPort at, SparkConf conf) {
        SparkConf probing = conf.clone();
        probing.setIfMissing(LOOKUP_TIMEOUT, LOOKUP_SECONDS);
        RpcEnv network = RpcEnv.create(
                "phaseline",
                "localhost",
                0,
                probing,
                new SecurityManager(probing, scala.Option.empty(), SecurityManager.$lessinit$greater$default$3()),
                true);
        try {
            return network.setupEndpointRef(new RpcAddress(at.host(), at.port()), MASTER) != null;
        } catch (Exception noAnswer) {
            return false;
        } finally {
            network.shutdown();
        }
    }
}
