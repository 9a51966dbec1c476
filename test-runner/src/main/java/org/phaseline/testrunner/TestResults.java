package org.phaseline.testrunner;

import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.platform.launcher.TestExecutionListener;
import org.phaseline.testrunner.TestSuite.Case;
import org.phaseline.testrunner.TestSuite.Outcome;

/** What became of all tests, by class. Lanes report to it at the same time. Red tests are printed as they happen, and at the end. */
final class TestResults {

    private static final int LONGEST_SHOWN = 12;
    private static final int RED_LINES_SHOWN = 12;
    private static final double MILLIS_PER_SECOND = 1e3;

    private final PrintStream out;
    private final Map<String, TestSuite> suites = new TreeMap<>();
    private boolean broken;

    TestResults(PrintStream out) {
        this.out = out;
    }

    TestExecutionListener listener() {
        return new ResultListener(this);
    }

    synchronized void add(Class<?> type, Case result) {
        suite(type).add(result);
        if (red(result)) {
            out.printf("[ERROR] %s.%s%n%s%n", type.getName(), result.name(), result.details());
        }
    }

    synchronized void took(Class<?> type, double seconds, double processorSeconds) {
        suite(type).took(seconds, processorSeconds);
    }

    /** What went wrong outside of any test class. */
    synchronized void broke(String what) {
        broken = true;
        out.printf("[ERROR] %s%n", what);
    }

    private TestSuite suite(Class<?> type) {
        return suites.computeIfAbsent(type.getName(), name -> new TestSuite(type));
    }

    synchronized List<TestSuite> suitesOf(Path module) {
        Path classes = module.resolve("target/test-classes").toAbsolutePath().normalize();
        return suites.values().stream()
                .filter(suite -> classes.equals(folder(suite.type())))
                .toList();
    }

    private static @Nullable Path folder(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        try {
            return source == null ? null : Path.of(source.getLocation().toURI()).normalize();
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Whether there were tests and none was red. */
    synchronized boolean passed() {
        return !broken
                && !suites.isEmpty()
                && suites.values().stream()
                        .allMatch(suite -> suite.count(Outcome.FAILED) + suite.count(Outcome.BROKEN) == 0);
    }

    synchronized void printSummary(List<Path> modules) {
        for (Path module : modules) {
            List<TestSuite> tested = suitesOf(module);
            if (!tested.isEmpty()) {
                out.printf(
                        "[INFO] %s: %d tests, %d failed, %d skipped%n",
                        module.getFileName(),
                        tested.stream().mapToInt(suite -> suite.cases().size()).sum(),
                        count(tested, Outcome.FAILED) + count(tested, Outcome.BROKEN),
                        count(tested, Outcome.SKIPPED));
            }
        }
        out.println("[INFO] The classes that took longest:");
        printLongest(TestSuite::seconds);
        out.printf(
                "[INFO] The classes that took most processor time, of %.0f s in the threads of all of them and %.0f s in this JVM:%n",
                suites.values().stream()
                        .mapToDouble(TestSuite::processorSeconds)
                        .sum(),
                processorSecondsOfThisJvm());
        printLongest(TestSuite::processorSeconds);
        printRedAgain();
        if (suites.isEmpty()) {
            out.println("[ERROR] There are no tests.");
        }
    }

    /** Who reads only the end of a long log sees what failed and why. */
    private void printRedAgain() {
        suites.values()
                .forEach(suite -> suite.cases().stream()
                        .filter(TestResults::red)
                        .forEach(each -> out.printf(
                                "[ERROR] Failed: %s.%s%n%s%n",
                                suite.name(),
                                each.name(),
                                each.details().lines().limit(RED_LINES_SHOWN).collect(Collectors.joining("\n")))));
    }

    private static boolean red(Case result) {
        return result.outcome() == Outcome.FAILED || result.outcome() == Outcome.BROKEN;
    }

    private void printLongest(ToDoubleFunction<TestSuite> time) {
        suites.values().stream()
                .sorted(Comparator.comparingDouble(time).reversed())
                .limit(LONGEST_SHOWN)
                .forEach(suite -> out.printf("[INFO] %6.1f s  %s%n", time.applyAsDouble(suite), suite.name()));
    }

    private static double processorSecondsOfThisJvm() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(each -> each.toMillis() / MILLIS_PER_SECOND)
                .orElse(0.0);
    }

    private static long count(List<TestSuite> suites, Outcome outcome) {
        return suites.stream().mapToLong(suite -> suite.count(outcome)).sum();
    }
}
