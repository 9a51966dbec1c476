package org.phaseline.spark;

import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import org.phaseline.cli.playtest.ClusterConnector;
import org.phaseline.cli.playtest.GameHost;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import scala.jdk.javaapi.CollectionConverters;

/** Connects to Spark. Settings of Spark that were made already (by spark-submit, or as system properties) are kept. */
final class SparkConnector implements ClusterConnector {

    private static final String MASTER = "spark.master";
    private static final String JARS = "spark.jars";
    private static final String DRIVER_HOST = "spark.driver.host";

    /** What spark-submit was told. */
    @Override
    public Optional<String> usualAddress() {
        return Optional.ofNullable(System.getProperty(MASTER));
    }

    @Override
    public GameHost connect(String address, PrintWriter news) {
        boolean submitted = usualAddress().filter(address::equals).isPresent();
        SparkConf conf = new SparkConf().setMaster(address);
        // Who starts with spark-submit may have any kind of cluster; Spark itself has found it then.
        if (!submitted) {
            MasterAddress at = MasterAddress.of(address);
            configure(conf, at);
            if (!at.isLocal()) {
                MasterProbe.check(at, conf);
            }
        }
        conf.setIfMissing("spark.app.name", "Phaseline playtest");
        // An executor that crashes by itself counts as a failure of what it was playing; with four of them, Spark would
        // give up.
        conf.setIfMissing("spark.task.maxFailures", "10");
        JavaSparkContext context;
        try {
            context = new JavaSparkContext(conf);
        } catch (RuntimeException failed) {
            throw new Stop(
                    ExitCode.ENVIRONMENT, "Spark at " + address + " cannot be used: " + failed.getMessage(), failed);
        }
        ExecutorNews executors = new ExecutorNews(news);
        context.sc().addSparkListener(executors);
        if (!context.isLocal()) {
            CollectionConverters.asJava(context.sc().getExecutorIds()).forEach(executors::joined);
        }
        return new SparkHost(context, news);
    }

    private static void configure(SparkConf conf, MasterAddress at) {
        conf.setIfMissing("spark.ui.enabled", "false");
        if (at.isLocal() || at.masters().stream().allMatch(each -> isThisMachine(each.host()))) {
            conf.setIfMissing(DRIVER_HOST, "localhost");
        }
        String jar = ownJar();
        if (jar != null) {
            conf.setIfMissing(JARS, jar);
        }
    }

    private static boolean isThisMachine(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException unknown) {
            return false;
        }
    }

    /** The jar with all that executors need besides Spark; null if this runs from folders. */
    private static @Nullable String ownJar() {
        CodeSource source = SparkConnector.class.getProtectionDomain().getCodeSource();
        String path = source == null
                ? ""
                : Path.of(java.net.URI.create(source.getLocation().toString())).toString();
        return path.endsWith(".jar") ? path : null;
    }
}
