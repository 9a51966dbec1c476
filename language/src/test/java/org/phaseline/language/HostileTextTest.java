package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.language.problem.Problem;

/**
 * Short texts that stand for very much, and long ones in which everything refers to everything. Whatever a stranger sends is
 * compiled, or refused with a problem, in a time that grows no faster than the text.
 */
@Tag("slow")
class HostileTextTest {

    /** Each takes well under a second on a quiet machine. */
    private static final Duration SOON = Duration.ofMinutes(5);

    private static final boolean LONG = Boolean.getBoolean("long");

    @ParameterizedTest
    @MethodSource("org.phaseline.language.HostileTexts#doublings")
    void whatDoublesWithEachLineIsCompiledOrRefusedAtOnce(HostileTexts.Case hostile) {
        answered(hostile.text().apply(hostile.size()));
    }

    @ParameterizedTest
    @MethodSource("org.phaseline.language.HostileTexts#crowds")
    void whatRefersToEverythingIsCompiledOrRefusedSoon(HostileTexts.Case hostile) {
        answered(hostile.text().apply(hostile.size()));
    }

    @Test
    void theFormulasOfTheIssueAreCompiledAndNotRefused() {
        assertThat(answered(HostileTexts.doubled(24, "f%d + f%d"))).isEmpty();
    }

    @Test
    void whatIsTooLargeIsToldWithItsPlaceInOneSentence() {
        List<Problem> problems = answered(HostileTexts.book(
                "role r0\n"
                        + HostileTexts.many(
                                60,
                                "",
                                i -> "role r" + (i + 1) + " = (r" + i + " if r" + i + " is Red else r" + i + ")\n"),
                "  1 \"Act\" r60 may\n"));
        assertThat(problems).singleElement().satisfies(problem -> {
            assertThat(problem.place().file()).isEqualTo("much.sop");
            assertThat(problem.place().line()).isEqualTo(66);
            assertThat(problem.sentence()).startsWith("this rulebook is too large to compile");
        });
    }

    @Test
    void scenariosThatWereNotCheckedAreTold() {
        List<Problem> problems = answered(HostileTexts.book(HostileTexts.GAME, "")
                + HostileTexts.many(3_000, "", i -> "scenario C" + i + " \"C\"\n"));
        assertThat(problems)
                .singleElement()
                .satisfies(
                        problem -> assertThat(problem.sentence())
                                .isEqualTo(
                                        "this rulebook is too large for so many scenarios: those from here on were not checked"));
    }

    // ---- depth

    /** A stack as small as any thread's may be. */
    private static List<Problem> onSmallStack(RulebookText text) {
        List<Problem> problems = new ArrayList<>();
        Throwable[] thrown = new Throwable[1];
        Thread thread = new Thread(
                null,
                () -> {
                    try {
                        problems.addAll(Loader.check(text));
                    } catch (Throwable problem) {
                        thrown[0] = problem;
                    }
                },
                "small",
                512 * 1024);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        assertThat(thrown[0]).isNull();
        return problems;
    }

    @ParameterizedTest
    @MethodSource("org.phaseline.language.HostileTexts#depths")
    void noDepthOverflowsTheStack(HostileTexts.Case deep) {
        assertTimeoutPreemptively(
                SOON, () -> onSmallStack(RulebookText.of("deep.sop", deep.text().apply(deep.size()))));
    }

    @Test
    void partsThatNameTheNextPartAreReadHoweverManyThereAre() {
        TreeMap<String, String> others = new TreeMap<>();
        for (int i = 0; i < 5_000; i++) {
            others.put("p" + i + ".sop", "part \"p" + (i + 1) + ".sop\"\n");
        }
        RulebookText text = new RulebookText("main.sop", "rulebook \"Parts\"\npart \"p0.sop\"\n", others);
        List<Problem> problems = assertTimeoutPreemptively(SOON, () -> onSmallStack(text));
        assertThat(problems)
                .isNotEmpty()
                .allSatisfy(problem -> assertThat(problem.place().file()).isNotEmpty());
    }

    // ---- growth

    /** Twice the text takes about twice the work. Measured in processor time, and only where nobody waits for the result. */
    @ParameterizedTest
    @MethodSource("org.phaseline.language.HostileTexts#crowds")
    void fourTimesTheTextTakesNotMuchMoreThanFourTimesTheWork(HostileTexts.Case hostile) {
        if (!LONG) {
            return;
        }
        String small = hostile.text().apply(6_000);
        String large = hostile.text().apply(24_000);
        Loader.check(RulebookText.of("much.sop", small));
        double before = Math.min(cpuSeconds(small), cpuSeconds(small));
        double after = Math.min(cpuSeconds(large), cpuSeconds(large));
        System.out.printf("%-60s %6.2f s %6.2f s%n", hostile.name(), before, after);
        assertThat(after).isLessThan(10 * before + 1);
    }

    private static double cpuSeconds(String text) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        Loader.check(RulebookText.of("much.sop", text));
        return (threads.getCurrentThreadCpuTime() - start) / 1e9;
    }

    private static List<Problem> answered(String text) {
        assertThat(text.length()).isLessThan(1_000_000);
        return assertTimeoutPreemptively(SOON, () -> Loader.check(RulebookText.of("much.sop", text)));
    }
}
