package org.phaseline.testrunner;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Runs every test of the modules it is given. The launcher starts it with the class path of all of them:
 *
 * <pre>TestRunner [--without TAG]... FOLDER_OF_A_MODULE...</pre>
 */
public final class TestRunner {

    private static final String WITHOUT = "--without";

    private TestRunner() {}

    public static void main(String[] arguments) throws InterruptedException, IOException {
        List<String> leftOut = new ArrayList<>();
        List<Path> modules = new ArrayList<>();
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i].equals(WITHOUT)) {
                leftOut.add(arguments[++i]);
            } else {
                modules.add(Path.of(arguments[i]));
            }
        }

        AtomicBoolean finished = new AtomicBoolean();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> endAsFailedUnless(finished)));
        boolean passed = run(modules, leftOut);
        finished.set(true);
        // Servers and browsers that tests share still have threads.
        System.exit(passed ? 0 : 1);
    }

    private static boolean run(List<Path> modules, List<String> leftOut) throws InterruptedException, IOException {
        TestResults results = new TestResults(System.out);
        List<Path> folders = modules.stream()
                .map(each -> each.resolve("target/test-classes"))
                .toList();
        List<Thread> lanes = new ArrayList<>();
        for (TestLane lane : TestLane.values()) {
            Thread thread = new Thread(() -> lane.run(folders, leftOut, results), lane.name());
            thread.start();
            lanes.add(thread);
        }
        for (Thread lane : lanes) {
            lane.join();
        }
        for (Path module : modules) {
            Path reports = module.resolve("target/surefire-reports");
            for (TestSuite suite : results.suitesOf(module)) {
                XmlReport.write(suite, reports);
            }
        }
        results.printSummary(modules);
        return results.passed();
    }

    /** A test that ends the JVM must not look like the end of a run in which all passed. */
    private static void endAsFailedUnless(AtomicBoolean finished) {
        if (!finished.get()) {
            System.out.println("[ERROR] The JVM of the tests ended before all of them had run.");
            System.out.flush();
            Runtime.getRuntime().halt(1);
        }
    }
}
