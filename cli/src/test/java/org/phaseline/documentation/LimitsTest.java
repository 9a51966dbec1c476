package org.phaseline.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.Run;
import org.phaseline.engine.machine.AnswerLimits;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;
import org.phaseline.language.problem.WorkBudget;

/**
 * The figures of docs/reference/limits.md are those of the code. Where a text can break a limit, one is made that keeps to the
 * documented figure and one that goes beyond it; the others are compared with the constant.
 */
class LimitsTest {

    @TempDir
    Path folder;

    private static final Path PAGE = Documentation.ROOT.resolve("docs/reference/limits.md");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (.+) \\| ([\\d,]+) \\|$");
    private static final String SIDES = "rulebook \"x\"\nside Red\nside Blue\n";
    private static final String GO = "\ngame turn \"t\"\n  1 \"x\" Red must\n";

    /** By the first words of a row: a text that has as much of it as is asked for. */
    private static final Map<String, IntFunction<String>> TEXTS = new LinkedHashMap<>();

    static {
        TEXTS.put("bytes of a file", n -> padded(SIDES + GO, n));
        TEXTS.put("characters of a line", n -> "rulebook \"" + "y".repeat(n - 11) + "\"\nside Red\n" + GO);
        TEXTS.put("levels of blocks", n -> SIDES + "game turn \"t\"\n" + stairs(n - 1));
        TEXTS.put("levels of brackets", n -> SIDES + "given a: number = " + "(".repeat(n) + "1" + ")".repeat(n) + GO);
        TEXTS.put("a number", n -> SIDES + "given a: number = " + n + GO);
        TEXTS.put("sides of a die", n -> SIDES + GO + "    roll a: d" + n + "\n");
        TEXTS.put("dice of one roll", n -> SIDES + GO + "    roll a: " + n + "d6\n");
        TEXTS.put(
                "pieces of one row of a roster (`x 12`)",
                n -> SIDES + "piece U\nU has\n  side: Side\nroster U: side\n  tank x " + n + ": Red" + GO);
        TEXTS.put("words of a kind", n -> SIDES + "kind K: " + list(n, ", ", i -> "w" + i) + GO);
        TEXTS.put("sides and factions", n -> "rulebook \"x\"\nside Red\n" + list(n - 1, "\n", i -> "side S" + i) + GO);
        TEXTS.put(
                "points of a measured table", n -> SIDES + "board F: table " + n + " x 2 steps, 1 points a step" + GO);
        TEXTS.put(
                "spaces of a board",
                n -> SIDES + "board M: hexes " + n / 1024 + " x " + (n % 1024 == 0 ? 1024 : 1025) + GO);
        TEXTS.put("areas, or boxes,", n -> SIDES + "board S: areas\n" + list(n, "\n", i -> "  area" + i) + GO);
        TEXTS.put("steps open `meanwhile`", n -> SIDES + "game turn \"t\"\n" + meanwhile(n) + "  \"x\" Red must\n");
        TEXTS.put("parts of a formula", n -> SIDES + nested(n) + GO);
        // One value is the umpire's own.
        TEXTS.put(
                "values of the state",
                n -> SIDES + "board M: hexes 1000 x 199\nM has\n  v: 0..9 = 0\n"
                        + "kind K: a\npiece U\nU has\n  w: 0..9 = 0\nroster U: w\n"
                        + list(n - 199_001, "\n", i -> "  u" + i + ": 1") + GO);
    }

    static Map<String, Integer> rows() {
        Map<String, Integer> rows = new LinkedHashMap<>();
        Matcher row = ROW.matcher(Documentation.read(PAGE));
        while (row.find()) {
            rows.put(row.group(1), Integer.parseInt(row.group(2).replace(",", "")));
        }
        return rows;
    }

    static int figure(String beginning) {
        return rows().entrySet().stream()
                .filter(row -> row.getKey().startsWith(beginning))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no row begins with '" + beginning + "'"))
                .getValue();
    }

    static List<String> texts() {
        return List.copyOf(TEXTS.keySet());
    }

    private static String padded(String text, int bytes) {
        StringBuilder padded = new StringBuilder(text);
        while (padded.length() < bytes) {
            padded.append("#")
                    .append("x".repeat(Math.max(0, Math.min(98, bytes - padded.length() - 2))))
                    .append('\n');
        }
        return padded.substring(0, bytes);
    }

    private static String stairs(int levels) {
        return IntStream.rangeClosed(1, levels - 1)
                        .mapToObj(level -> "  ".repeat(level) + "if gameTurn > 0\n")
                        .collect(Collectors.joining())
                + "  ".repeat(levels) + "\"x\" Red must\n";
    }

    private static String list(int many, String between, IntFunction<String> each) {
        return IntStream.range(0, many).mapToObj(each).collect(Collectors.joining(between));
    }

    /** A formula that calls one that calls one: two parts each, and one or two for the innermost. */
    private static String nested(int parts) {
        int calls = (parts - 1) / 2;
        return "define f0: number = " + (parts % 2 == 0 ? "1 + gameTurn" : "gameTurn") + "\n"
                + list(calls, "\n", i -> "define f" + (i + 1) + ": number = 1 + f" + i);
    }

    private static String meanwhile(int many) {
        return list(many, "", i -> "  " + (i + 1) + " \"m\" meanwhile Blue may, any number of times\n");
    }

    private static List<String> problems(String text) {
        return Loader.load(RulebookText.of("trial.sop", text), "", List.of(), List.of()).problems().stream()
                .map(Object::toString)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("texts")
    void aTextMayGoAsFarAsIsWrittenAndNoFarther(String row) {
        int figure = figure(row);
        IntFunction<String> text = TEXTS.get(row);

        assertThat(problems(text.apply(figure))).as("%s: %,d", row, figure).isEmpty();
        assertThat(problems(text.apply(figure + 1)))
                .as("%s: %,d and one", row, figure)
                .isNotEmpty();
    }

    @Test
    void theFiguresOfTheCodeAreThoseOfThePage() {
        assertThat(figure("parts of a rulebook")).isEqualTo((int) WorkBudget.USUAL);
        assertThat(figure("things looked at")).isEqualTo((int) AnswerLimits.USUAL.lookedAt());
        assertThat(figure("characters of a note")).isEqualTo(Umpire.LONGEST_NOTE);
    }

    /** Each set over this board takes 1,000 values. */
    @Test
    void theNamesOfAFrameTakeAsManyValuesAsIsWritten() {
        int sets = figure("values of the names of a frame") / 1_000;
        IntFunction<String> text = n -> SIDES + "board M: hexes 64 x 1000\ngame turn \"t\"\n"
                + list(n, "", i -> "  let a" + i + ": set of M = {}\n") + "  1 \"x\" Red must\n";

        assertThat(problems(text.apply(sets - 1))).isEmpty();
        assertThat(problems(text.apply(sets + 1))).isNotEmpty();
    }

    @Test
    void anAnswerMayRunAsManyInstructionsAsIsWritten() throws IOException {
        String loops = SIDES + "kind K: " + list(60, ", ", i -> "w" + i) + GO
                + "  for each a in K\n    for each b in K\n      for each c in K\n"
                + "        if c is w1 and b is w1 and a is w1: note \"x\"\n".repeat(9) + "  3 \"y\" Red must\n";

        assertThat(refusal(loops, 1)).contains(" " + figure("instructions without a question") + " instructions");
    }

    @Test
    void anAnswerMayRollAsOftenAsIsWritten() throws IOException {
        String rolls = SIDES + "board M: hexes 150 x 150" + GO
                + "  for each a in M\n    \"r\" automatic\n      roll x: d6\n  2 \"y\" Red must\n";

        assertThat(refusal(rolls, 1)).contains("more than " + figure("rolls") + " times");
    }

    /** Each answer conducts the sequence once more; the game turn is the first frame. */
    @Test
    void sequencesAreConductedAsDeepAsIsWritten() throws IOException {
        int figure = figure("sequences conducted");
        String text = SIDES + "game turn \"t\"\n  conduct A\nsequence A \"a\"\n  2 \"y\" Red must\n  conduct A\n";

        assertThat(refusal(text, figure + 5))
                .contains(".script:" + figure + ": ")
                .contains("too deep");
    }

    private String refusal(String text, int answers) throws IOException {
        Run run = Run.of(
                "play",
                Rulebooks.write(folder, "trial.sop", text),
                "--script",
                Rulebooks.write(folder, "trial.script", "Red: done\n".repeat(answers)));
        assertThat(run.exitCode()).isEqualTo(1);
        return run.err();
    }

    @Test
    void everyFigureOfThePageIsTried() {
        List<String> others = List.of(
                "values of the names of a frame",
                "parts of a rulebook",
                "instructions without a question",
                "things looked at",
                "rolls",
                "sequences conducted",
                "characters of a note");

        assertThat(rows().keySet())
                .allMatch(
                        row -> Stream.concat(texts().stream(), others.stream()).anyMatch(row::startsWith));
    }
}
