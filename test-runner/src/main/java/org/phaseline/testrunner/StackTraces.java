package org.phaseline.testrunner;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Stack traces without what every test has below it. */
final class StackTraces {

    private static final Predicate<String> BELOW_EVERY_TEST = line -> line.contains("at org.junit.")
            || line.contains("at java.base/java.lang.reflect.")
            || line.contains("at java.base/jdk.internal.reflect.")
            || line.contains("at java.base/java.util.stream.");

    private StackTraces() {}

    static String trimmed(Throwable problem) {
        StringWriter whole = new StringWriter();
        problem.printStackTrace(new PrintWriter(whole));
        return whole.toString().lines().filter(BELOW_EVERY_TEST.negate()).collect(Collectors.joining("\n"));
    }
}
