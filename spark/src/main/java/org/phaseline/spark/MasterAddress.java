package org.phaseline.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.phaseline.cli.terminal.Stop;

/**
 * Where Spark is: a master, or several of which one is in charge; none of them for threads of this machine.
 *
 * @param text as Spark reads it
 */
record MasterAddress(String text, List<HostAndPort> masters) {

    private static final String SCHEME = "spark://";
    private static final Pattern LOCAL = Pattern.compile("local(\\[([1-9]\\d{0,3}|\\*)])?");
    private static final Pattern HOST_AND_PORT = Pattern.compile("([\\w.-]+|\\[[0-9a-fA-F:]+]):(\\d{1,5})");
    private static final int MOST_PORTS = 65_535;

    record HostAndPort(String host, int port) {}

    /** Refuses what is no address. */
    static MasterAddress of(String text) {
        if (LOCAL.matcher(text).matches()) {
            return new MasterAddress(text, List.of());
        }
        if (!text.startsWith(SCHEME)) {
            throw refused(text);
        }
        List<HostAndPort> masters = new ArrayList<>();
        for (String each : text.substring(SCHEME.length()).split(",", -1)) {
            Matcher matcher = HOST_AND_PORT.matcher(each);
            if (!matcher.matches() || Integer.parseInt(matcher.group(2)) > MOST_PORTS) {
                throw refused(text);
            }
            masters.add(new HostAndPort(matcher.group(1), Integer.parseInt(matcher.group(2))));
        }
        return new MasterAddress(text, masters);
    }

    boolean isLocal() {
        return masters.isEmpty();
    }

    private static Stop refused(String text) {
        return Stop.usage(
                "'" + text + "' is not where Spark can be: it is spark://HOST:PORT (usually port 7077), or local[N].");
    }
}
