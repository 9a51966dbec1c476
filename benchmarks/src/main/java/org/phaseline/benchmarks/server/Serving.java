package org.phaseline.benchmarks.server;

import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.phaseline.server.Server;
import org.phaseline.server.Settings;
import org.phaseline.server.StartProblem;
import org.phaseline.server.web.AddressLimits;

/**
 * The process of the server that is measured: the server as it is, except that one address may ask as often as it likes, since
 * the whole crowd comes from one. Says its port, and then what it is asked for on its input.
 */
final class Serving {

    static final String CPU = "cpu";
    static final String HEAP = "heap";

    private Serving() {}

    public static void main(String[] args) throws IOException, StartProblem {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        Settings settings = new Settings("127.0.0.1", 0, Path.of(args[0]), AddressLimits.NONE);
        try (Server server = Server.start(settings, new PrintWriter(System.err, true, StandardCharsets.UTF_8));
                BufferedReader asked = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            System.out.println(server.port());
            String line = asked.readLine();
            while (line != null) {
                System.out.println(line.equals(HEAP) ? heap() : system.getProcessCpuTime());
                line = asked.readLine();
            }
        }
    }

    /** What is in use once everything that can go is gone; the first collection may only find out what can. */
    private static long heap() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
