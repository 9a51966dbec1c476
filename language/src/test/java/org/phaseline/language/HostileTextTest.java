package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
    private static final String GAME = "game has\n  x: number\n  y: number\n  b: flag\n";
    private static final String UNITS =
            "piece Unit\nUnit has\n  side: Side\n  n: number\nroster Unit: side\n  a1: Red\n  b1: Blue\n";

    /** {@code text} makes one of a size, and {@code size} is the one that is tried. */
    record Case(String name, int size, IntFunction<String> text) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static String many(int count, String between, IntFunction<String> each) {
        return IntStream.range(0, count).mapToObj(each).collect(Collectors.joining(between));
    }

    private static String book(String declarations, String steps) {
        return "rulebook \"Much\"\nside Red\nside Blue\n" + declarations + "game turn \"Turn\"\n" + steps
                + "  9999 \"Go on\" Red may\n";
    }

    private static String step(String lines) {
        return "  1 \"Think\" automatic\n" + lines;
    }

    /** Each calls the one before twice, so that a text of some lines would be written out without end. */
    static Stream<Case> doublings() {
        return Stream.of(
                new Case("formulas that call formulas twice", 24, n -> doubled(n, "f%d + f%d")),
                new Case("many formulas that call formulas twice", 100, n -> doubled(n, "f%d + f%d")),
                new Case(
                        "formulas with values",
                        24,
                        n -> book(
                                GAME + "define f0 (n: number): number = x + n\n"
                                        + many(
                                                n,
                                                "",
                                                i -> "define f" + (i + 1) + " (n: number): number = f" + i + "(n) + f"
                                                        + i + "(f" + i + "(n))\n"),
                                step("    y = f" + n + "(1)\n"))),
                new Case(
                        "formulas with modifiers",
                        24,
                        n -> book(
                                GAME + "define f0: number = x\n"
                                        + many(
                                                n,
                                                "",
                                                i -> "define f" + (i + 1) + ": number = 1\n  +f" + i
                                                        + " if b \"first\"\n  +f" + i + " if not b \"second\"\n"),
                                step("    y = f" + n + "\n"))),
                new Case("conditions within formulas", 24, n -> doubled(n, "(f%d if b else f%d)")),
                new Case(
                        "sets whose members are looked at twice",
                        40,
                        n -> book(
                                UNITS + "define s0 (o: Side): set of Unit = Unit where it.side is o\n"
                                        + many(
                                                n,
                                                "",
                                                i -> "define s" + (i + 1) + " (o: Side): set of Unit = s" + i
                                                        + "(o) where it.n > 0 and some s" + i + "(o)\n"),
                                "  1 \"Choose\" both must\n    choose u from s" + n + "(actor)\n    u.n += 1\n")),
                new Case(
                        "derived roles",
                        40,
                        n -> book(
                                "role r0\n"
                                        + many(
                                                n,
                                                "",
                                                i -> "role r" + (i + 1) + " = (opponent(r" + i + ") if r" + i
                                                        + " is Red else r" + i + ")\n"),
                                "  1 \"Act\" r" + n + " may\n")),
                new Case(
                        "sequences that conduct sequences twice",
                        100,
                        n -> book(
                                GAME + "sequence S0 (p: Side) \"S\"\n  1 \"Count\" automatic: x += 1\n"
                                        + many(
                                                n,
                                                "",
                                                i -> "sequence S" + (i + 1)
                                                        + " (p: Side) \"S\"\n  1 \"Play\" automatic\n    conduct S" + i
                                                        + "(p)\n    conduct S" + i + "(opponent(p))\n"),
                                step("    together\n      conduct S" + n + "(Red)\n      conduct S" + n + "(Blue)\n"))),
                new Case(
                        "steps that are conducted again within steps",
                        40,
                        n -> book(
                                GAME,
                                "  0 \"Begin\" Red may\n"
                                        + many(
                                                n,
                                                "",
                                                i -> "  " + (i + 1) + " \"Again\" automatic\n    conduct [" + i
                                                        + "]\n    conduct [" + i + "]\n"))));
    }

    private static String doubled(int depth, String each) {
        return book(
                GAME + "define f0: number = x\n"
                        + many(
                                depth,
                                "",
                                i -> "define f" + (i + 1) + ": number = " + each.replace("%d", "" + i) + "\n"),
                step("    y = f" + depth + "\n"));
    }

    /** So many lines of a kind that each would be compared with all others. */
    static Stream<Case> crowds() {
        return Stream.of(
                crowd("steps of one name", n -> book(GAME, many(n, "", i -> "  step \"Same\" Red may\n"))),
                crowd("steps of one id", n -> book(GAME, many(n, "", i -> "  1 \"Same\" Red may\n"))),
                crowd(
                        "steps that ask about steps",
                        n -> book(
                                GAME,
                                many(
                                        n,
                                        "",
                                        i -> "  " + (i + 1) + "a \"T" + i + "\" Red may if [" + Math.max(1, i)
                                                + "a] was done\n"))),
                crowd(
                        "references by paths",
                        n -> book(GAME, many(n, "", i -> "  step \"Same\" Red may if [Much / Same] was done\n"))),
                crowd(
                        "references to nothing",
                        n -> book(
                                GAME,
                                many(n, "", i -> "  " + (i + 1) + "a \"T\" Red may if [zz" + i + "] was done\n"))),
                crowd(
                        "jumps",
                        n -> book(
                                GAME,
                                many(
                                        n,
                                        "",
                                        i -> "  " + (i + 1) + "a \"T" + i + "\" Red may\n    if b: go to [" + (n - i)
                                                + "a]\n"))),
                crowd(
                        "names nobody has declared, among many that somebody has",
                        n -> book(
                                "game has\n  x: number\n" + many(n / 2, "", i -> "  name" + i + ": number\n"),
                                step(many(n / 2, "", i -> "    x = nome" + i + "\n")))),
                crowd(
                        "names nobody has declared, beside lines nobody can read",
                        n -> book(
                                "game has\n  x: number\n" + many(n / 2, "", i -> "  ??? " + i + "\n"),
                                step(many(n / 2, "", i -> "    x = nome" + i + "\n")))),
                crowd(
                        "pieces of sides nobody knows",
                        n -> book(
                                "piece Unit\nUnit has\n  side: Side\nroster Unit: side\n"
                                        + many(n, "", i -> "  u" + i + ": Green" + i + "\n"),
                                "")),
                crowd(
                        "a wide formula called often",
                        n -> book(
                                "game has\n  z: number\n" + many(n / 2, "", i -> "  x" + i + ": number\n")
                                        + many(
                                                n / 400 + 1,
                                                "",
                                                j -> "define w" + j + ": number = "
                                                        + many(200, " + ", i -> "x" + Math.min(200 * j + i, n / 2 - 1))
                                                        + "\n")
                                        + "define f: number = " + many(n / 400 + 1, " + ", j -> "w" + j) + "\n",
                                step(many(n / 2, "", i -> "    z = f\n")))),
                crowd(
                        "a chain of sequences",
                        n -> book(
                                GAME
                                        + many(
                                                n,
                                                "",
                                                i -> "sequence S" + i + " \"S\"\n  1 \"Go\" automatic: "
                                                        + (i + 1 < n ? "conduct S" + (i + 1) + "()" : "x = 1") + "\n"),
                                step("    conduct S0()\n"))),
                crowd(
                        "a chain of sequences from below",
                        n -> book(
                                GAME
                                        + many(
                                                n,
                                                "",
                                                i -> "sequence S" + i + " \"S\"\n  1 \"Go\" automatic: "
                                                        + (i > 0 ? "conduct S" + (i - 1) + "()" : "x = 1") + "\n"),
                                step("    conduct S" + (n - 1) + "()\n"))),
                crowd(
                        "branches that change one thing",
                        n -> book(GAME, step("    together\n" + many(n, "", i -> "      x += 1\n")))),
                crowd(
                        "branches that change things of their own",
                        n -> book(
                                "game has\n" + many(n, "", i -> "  x" + i + ": number\n"),
                                step("    together\n" + many(n, "", i -> "      x" + i + " = 1\n")))),
                crowd(
                        "parties that change and look at what is theirs",
                        n -> book(
                                "Side has\n  x: number\n",
                                step("    together for each phasing in sides\n"
                                        + many(n, "", i -> "      phasing.x = phasing.x + 1\n")))),
                crowd(
                        "branches that conduct one long sequence",
                        n -> book(
                                GAME + "sequence S \"S\"\n  1 \"T\" automatic\n"
                                        + many(n / 2, "", i -> "    let a" + i + " = x\n"),
                                step(many(n / 4, "", i -> "    together\n      conduct S()\n      conduct S()\n")))),
                crowd(
                        "reactions to one event that many announce",
                        n -> book(
                                "event E (a: Side)\n" + many(n / 2, "", i -> "when E (a) \"W" + i + "\" a may\n"),
                                step(many(n / 2, "", i -> "    announce E(Red)\n")))),
                crowd(
                        "victories behind formulas",
                        n -> book(
                                GAME + "define g0: number = 1\n"
                                        + many(
                                                60,
                                                "",
                                                i -> "define g" + (i + 1) + ": number = g" + i + " + g" + i + "\n"),
                                step(many(n, "", i -> "    if g60 > " + i + ": end game won by Red\n")))),
                crowd(
                        "a long range conducted often",
                        n -> book(
                                GAME,
                                many(n / 2, "", i -> "  " + (i + 1) + "a \"T\" Red may\n")
                                        + "  77 \"Again\" automatic\n"
                                        + many(n / 2, "", i -> "    conduct [1a] to [" + n / 2 + "a]\n"))),
                crowd("scenarios", n -> book(GAME, "") + many(n, "", i -> "scenario C" + i + " \"C\"\n")),
                crowd(
                        "scenarios of a long rulebook",
                        n -> book(GAME, many(n / 2, "", i -> "  " + (i + 1) + "a \"T\" Red may\n"))
                                + many(n / 2, "", i -> "scenario C" + i + " \"C\"\n")),
                crowd(
                        "modifiers of a scenario",
                        n -> book(GAME + "define f: number = 1\n", "") + "scenario C \"C\"\n"
                                + many(n / 2, "", i -> "  define f\n    +1 if b \"more\"\n")),
                crowd(
                        "rows of a table",
                        n -> book("table L (a: number): number\n" + many(n, "", i -> "  " + i + "  1\n"), "")),
                crowd(
                        "kinds of pieces",
                        n -> book(
                                many(n / 2, "", i -> "piece U" + i + "\nU" + i + " has\n  n: number\n")
                                        + many(n / 2, "", i -> "roster U" + i + ": n\n  u" + i + ": 1\n"),
                                "")),
                crowd(
                        "large sets read and changed",
                        n -> book(
                                "board Map: hexes 1000 x 1000\ngame has\n  seen: set of Map\n",
                                step(many(n, "", i -> "    seen = seen + seen\n")))),
                crowd(
                        "dates of a schedule on a large board",
                        n -> book(
                                "board Map: hexes 1000 x 1000\nschedule When: Map\n"
                                        + many(n, "", i -> "  " + (i + 1) + ": aa1\n"),
                                "")),
                crowd(
                        "long titles above steps of one name",
                        n -> book(
                                GAME,
                                many(50, "", i -> " ".repeat(i + 2) + "step \"" + "t".repeat(3000) + i + "\" by Red\n")
                                        + many(n, "", i -> " ".repeat(52) + "step \"Same\"\n"))));
    }

    private static Case crowd(String name, IntFunction<String> text) {
        return new Case(name, LONG ? 12_000 : 400, text);
    }

    @ParameterizedTest
    @MethodSource("doublings")
    void whatDoublesWithEachLineIsCompiledOrRefusedAtOnce(Case hostile) {
        answered(hostile.text.apply(hostile.size));
    }

    @ParameterizedTest
    @MethodSource("crowds")
    void whatRefersToEverythingIsCompiledOrRefusedSoon(Case hostile) {
        answered(hostile.text.apply(hostile.size));
    }

    @Test
    void theFormulasOfTheIssueAreCompiledAndNotRefused() {
        assertThat(answered(doubled(24, "f%d + f%d"))).isEmpty();
    }

    @Test
    void whatIsTooLargeIsToldWithItsPlaceInOneSentence() {
        List<Problem> problems = answered(book(
                "role r0\n"
                        + many(
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
        List<Problem> problems = answered(book(GAME, "") + many(3_000, "", i -> "scenario C" + i + " \"C\"\n"));
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

    static Stream<Case> depths() {
        return Stream.of(
                new Case(
                        "parentheses",
                        1_900,
                        n -> book(GAME, step("    x = " + "(".repeat(n) + "1" + ")".repeat(n) + "\n"))),
                new Case("ands", 600, n -> book(GAME, step("    if b" + " and b".repeat(n) + ": x = 1\n"))),
                new Case(
                        "ors with people asked",
                        250,
                        n -> book(GAME, step("    if b" + " or Red says \"x\"".repeat(n) + ": x = 1\n"))),
                new Case("sums", 900, n -> book(GAME, step("    x = 1" + " + x".repeat(n) + "\n"))),
                new Case("fields", 1_900, n -> book(GAME, step("    x = x" + ".a".repeat(n) + "\n"))),
                new Case(
                        "indentation",
                        1_000,
                        n -> book(GAME, "  1 \"T\" Red may\n" + many(n, "", i -> " ".repeat(i + 4) + "if b\n"))),
                new Case(
                        "steps open beside each other",
                        5_000,
                        n -> book(
                                GAME,
                                "  1 \"T\" by Red\n" + many(n, "", i -> "    " + (i + 1) + "a \"M\" meanwhile may\n")
                                        + "    7z \"Z\" Red may\n")),
                new Case(
                        "branches of one condition",
                        12_000,
                        n -> book(GAME, step("    if b: x = 1\n" + many(n, "", i -> "    else if b: x = 1\n")))),
                new Case(
                        "formulas one after the other",
                        12_000,
                        n -> book(
                                GAME + "define f0: number = x\n"
                                        + many(n, "", i -> "define f" + (i + 1) + ": number = f" + i + "\n"),
                                step("    y = f" + n + "\n"))),
                new Case(
                        "sets defined by each other",
                        1,
                        n -> book(
                                UNITS + "define s: set of Unit = t\ndefine t: set of Unit = s\n",
                                step("    for each u in s\n      u.n = 1\n    for each v in t\n      v.n = 1\n"))),
                new Case(
                        "roles derived from themselves",
                        1,
                        n -> book("role r = opponent(q)\nrole q = opponent(r)\n", "  1 \"T\" r may\n")));
    }

    @ParameterizedTest
    @MethodSource("depths")
    void noDepthOverflowsTheStack(Case deep) {
        assertTimeoutPreemptively(SOON, () -> onSmallStack(RulebookText.of("deep.sop", deep.text.apply(deep.size))));
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
    @MethodSource("crowds")
    void fourTimesTheTextTakesNotMuchMoreThanFourTimesTheWork(Case hostile) {
        if (!LONG) {
            return;
        }
        String small = hostile.text.apply(6_000);
        String large = hostile.text.apply(24_000);
        Loader.check(RulebookText.of("much.sop", small));
        double before = Math.min(cpuSeconds(small), cpuSeconds(small));
        double after = Math.min(cpuSeconds(large), cpuSeconds(large));
        System.out.printf("%-60s %6.2f s %6.2f s%n", hostile.name, before, after);
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
