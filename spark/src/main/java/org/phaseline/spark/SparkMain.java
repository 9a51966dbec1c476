package org.phaseline.spark;

import org.phaseline.cli.Phaseline;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.RealEnvironment;

/** Starts {@code phaseline playtest --on}, and is what spark-submit starts. */
public final class SparkMain {

    private static final String LOG_SETTINGS = "log4j2.configurationFile";

    private SparkMain() {}

    public static void main(String[] arguments) {
        // Before any class of Spark is there. What people need to know, the command says itself.
        if (System.getProperty(LOG_SETTINGS) == null) {
            System.setProperty(LOG_SETTINGS, "classpath:org/phaseline/spark/log4j2.properties");
        }
        CommandEnvironment around = RealEnvironment.find();
        int code = Phaseline.runPlaytests(around, new SparkConnector(), arguments);
        around.out().flush();
        around.err().flush();
        System.exit(code);
    }
}
