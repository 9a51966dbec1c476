package org.phaseline.testrunner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

class TestLaneTest {

    static class Plain {
        @Test
        void passes() {}
    }

    @Tag("browser")
    static class Browsing {
        @Test
        void passes() {}
    }

    @Tag("waits")
    static class Waiting {
        @Test
        void passes() {}
    }

    @Tag("browser")
    @Tag("waits")
    static class WaitingForABrowser {
        @Test
        void passes() {}
    }

    @Tag("slow")
    static class Slow {
        @Test
        void passes() {}
    }

    @Test
    void slowClassesRunFirstAndThoseOfTheFirstModuleLast() {
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(Plain.class), selectClass(Slow.class), selectClass(Waiting.class))
                .configurationParameter("junit.jupiter.testclass.order.default", SlowFirst.class.getName())
                .build();
        List<String> ran = new ArrayList<>();
        LauncherFactory.create().execute(request, new TestExecutionListener() {
            @Override
            public void executionStarted(TestIdentifier test) {
                if (test.getSource().orElse(null) instanceof ClassSource source) {
                    ran.add(source.getJavaClass().getSimpleName());
                }
            }
        });
        assertThat(ran).containsExactly("Slow", "Waiting", "Plain");
    }

    @Test
    void everyClassRunsInOneLane() {
        assertThat(lanesOf(Plain.class)).containsExactly(TestLane.OTHERS);
        assertThat(lanesOf(Browsing.class)).containsExactly(TestLane.BROWSERS);
        assertThat(lanesOf(Waiting.class)).containsExactly(TestLane.WAITING);
        assertThat(lanesOf(WaitingForABrowser.class)).containsExactly(TestLane.BROWSERS);
    }

    private static List<TestLane> lanesOf(Class<?> tests) {
        return Arrays.stream(TestLane.values())
                .filter(lane -> {
                    LauncherDiscoveryRequest request = lane.select(
                                    LauncherDiscoveryRequestBuilder.request().selectors(selectClass(tests)))
                            .build();
                    return LauncherFactory.create().discover(request).countTestIdentifiers(TestIdentifier::isTest) == 1;
                })
                .toList();
    }
}
