package org.phaseline.testrunner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

class TestResultsTest {

    /** The folder of this module; tests run in it or in that of another module. */
    private static final Path MODULE = Path.of("../test-runner");

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final TestResults results = new TestResults(new PrintStream(printed, true, StandardCharsets.UTF_8));

    @TempDir
    private Path folder;

    static class Green {
        @Test
        void passes() {}

        @ParameterizedTest
        @ValueSource(strings = {"a", "\u0000"})
        void passesWith(String text) {
            assertThat(text).isNotEmpty();
        }
    }

    static class Mixed {
        @Test
        void passes() {}

        @Test
        void fails() {
            fail("one is not two");
        }

        @Test
        void breaks() {
            throw new IllegalStateException("<nothing there>");
        }

        @Test
        @Disabled("another day")
        void isSkipped() {}
    }

    static class Busy {
        @Test
        void computes() {
            BigInteger product = BigInteger.ONE;
            for (int factor = 2; factor < 6_000; factor++) {
                product = product.multiply(BigInteger.valueOf(factor));
            }
            assertThat(product.bitLength()).isPositive();
        }
    }

    static class Asleep {
        @Test
        void waits() throws InterruptedException {
            Thread.sleep(50);
        }
    }

    static class BrokenBefore {
        @BeforeAll
        static void before() {
            throw new IllegalStateException("no server");
        }

        @Test
        void neverRuns() {}
    }

    static class AbortedBefore {
        @BeforeAll
        static void before() {
            assumeTrue(false, "no browser");
        }

        @Test
        void one() {}

        @Test
        void two() {}
    }

    private void run(Class<?> tests) {
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(tests))
                                .build(),
                        results.listener());
    }

    private String report(Class<?> tests) throws Exception {
        List<TestSuite> suites = results.suitesOf(MODULE);
        assertThat(suites).hasSize(1);
        XmlReport.write(suites.getFirst(), folder);
        return Files.readString(folder.resolve("TEST-" + tests.getName() + ".xml"));
    }

    @Test
    void whatPassedIsGreen() throws Exception {
        run(Green.class);

        assertThat(results.passed()).isTrue();
        assertThat(report(Green.class)).contains("tests=\"3\" errors=\"0\" skipped=\"0\" failures=\"0\"");
        assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void whatFailedIsRedAndToldAtOnce() throws Exception {
        run(Mixed.class);

        assertThat(results.passed()).isFalse();
        assertThat(report(Mixed.class))
                .contains(
                        "tests=\"4\" errors=\"1\" skipped=\"1\" failures=\"1\"", "one is not two", "&lt;nothing there")
                .contains("another day");
        assertThat(printed.toString(StandardCharsets.UTF_8))
                .contains("[ERROR] " + Mixed.class.getName() + ".fails()\n", "one is not two", "TestResultsTest.java:")
                .doesNotContain("at org.junit.");
    }

    @Test
    void whatFailedIsToldAgainAtTheEnd() {
        run(Mixed.class);
        results.printSummary(List.of(MODULE));

        assertThat(printed.toString(StandardCharsets.UTF_8))
                .containsSubsequence(
                        "most processor time",
                        "[ERROR] Failed: " + Mixed.class.getName() + ".breaks()",
                        "<nothing there>",
                        "[ERROR] Failed: " + Mixed.class.getName() + ".fails()",
                        "one is not two");
    }

    @Test
    void aClassThatBreaksBeforeItsTestsIsRed() throws Exception {
        run(BrokenBefore.class);

        assertThat(results.passed()).isFalse();
        assertThat(report(BrokenBefore.class)).contains("tests=\"1\" errors=\"1\"", "no server");
    }

    @Test
    void aClassThatCannotRunHereCountsAsItsTestsAndIsNotRed() throws Exception {
        run(AbortedBefore.class);

        assertThat(results.passed()).isTrue();
        assertThat(report(AbortedBefore.class)).contains("tests=\"2\" errors=\"0\" skipped=\"2\"", "no browser");
    }

    @Test
    void whoTookMostProcessorTimeIsToldApartFromWhoWaited() {
        run(Asleep.class);
        run(Busy.class);
        TestSuite asleep = suite(Asleep.class);
        results.printSummary(List.of(MODULE));

        assertThat(asleep.seconds()).isGreaterThan(0.05);
        assertThat(asleep.processorSeconds()).isLessThan(asleep.seconds());
        assertThat(suite(Busy.class).processorSeconds()).isPositive();
        assertThat(printed.toString(StandardCharsets.UTF_8))
                .containsSubsequence("took longest", "most processor time", Busy.class.getName());
    }

    private TestSuite suite(Class<?> tests) {
        return results.suitesOf(MODULE).stream()
                .filter(suite -> suite.type() == tests)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aRunWithoutTestsIsRed() {
        results.printSummary(List.of(MODULE));

        assertThat(results.passed()).isFalse();
        assertThat(printed.toString(StandardCharsets.UTF_8)).contains("[ERROR] There are no tests.");
    }
}
