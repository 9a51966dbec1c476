package org.phaseline.testrunner;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Tests that run beside those of the other lanes, in threads of their own. */
enum TestLane {
    /** Those with {@code @Tag("browser")}: two classes at once, each with a browser, which waits for them half of the time. */
    BROWSERS {
        @Override
        LauncherDiscoveryRequestBuilder select(LauncherDiscoveryRequestBuilder request) {
            return request.filters(TagFilter.includeTags(BROWSER))
                    .configurationParameters(atOnce(Math.min(2, cores())));
        }
    },
    /** Those with {@code @Tag("waits")}: for a database, a process, a mail or a time limit, while a core has nothing to do. */
    WAITING {
        @Override
        LauncherDiscoveryRequestBuilder select(LauncherDiscoveryRequestBuilder request) {
            return request.filters(TagFilter.includeTags(WAITS), TagFilter.excludeTags(BROWSER))
                    .configurationParameters(atOnce(Math.min(2, cores())));
        }
    },
    /**
     * All others, which take longest: as many classes at once as there are cores, and one more, so that no core stands still while a test
     * waits for its server or its disk.
     */
    OTHERS {
        @Override
        LauncherDiscoveryRequestBuilder select(LauncherDiscoveryRequestBuilder request) {
            return request.filters(TagFilter.excludeTags(BROWSER, WAITS)).configurationParameters(atOnce(cores() + 1));
        }
    };

    private static final String BROWSER = "browser";
    private static final String WAITS = "waits";
    private static final String PARALLEL = "junit.jupiter.execution.parallel.";

    private static int cores() {
        return Runtime.getRuntime().availableProcessors();
    }

    /** So many classes at once, the methods of a class one after another in the same thread. */
    private static Map<String, String> atOnce(int classes) {
        return Map.of(
                PARALLEL + "enabled", "true",
                PARALLEL + "mode.default", "same_thread",
                PARALLEL + "mode.classes.default", "concurrent",
                PARALLEL + "config.strategy", "fixed",
                PARALLEL + "config.fixed.parallelism", String.valueOf(classes),
                PARALLEL + "config.executor-service", "WORKER_THREAD_POOL");
    }

    abstract LauncherDiscoveryRequestBuilder select(LauncherDiscoveryRequestBuilder request);

    /** Runs the tests whose classes lie in these folders, without those that have one of these tags. */
    void run(List<Path> folders, List<String> leftOut, TestResults results) {
        LauncherDiscoveryRequestBuilder all = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClasspathRoots(new LinkedHashSet<>(folders)))
                .filters(ClassNameFilter.includeClassNamePatterns(".*Test"))
                // The long ones first, so that no core waits for them in the end.
                .configurationParameter("junit.jupiter.testclass.order.default", SlowFirst.class.getName());
        if (!leftOut.isEmpty()) {
            all.filters(TagFilter.excludeTags(leftOut));
        }
        LauncherDiscoveryRequest request = select(all).build();
        try {
            LauncherFactory.create().execute(request, results.listener());
        } catch (RuntimeException | Error problem) {
            results.broke(StackTraces.trimmed(problem));
        }
    }
}
