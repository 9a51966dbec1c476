package org.phaseline.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.Run;
import org.phaseline.documentation.Documentation.Block;

/** Every page of the tutorial has rulebooks that are in order and a script that plays each, so no example rots. */
class TutorialTest {

    @TempDir
    Path folder;

    static List<Path> lessons() {
        return Documentation.pages("docs/tutorial").stream()
                .filter(page -> !page.endsWith("README.md"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theRulebooksOfALessonHaveNoProblems(Path lesson) throws IOException {
        for (Block rulebook : Documentation.blocks(Documentation.read(lesson), "sop")) {
            Run run = Run.of("check", Rulebooks.write(folder, "lesson.sop", rulebook.text()));

            assertThat(run.out() + run.err()).endsWith("no problems\n");
            assertThat(run.exitCode()).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void eachScriptOfALessonPlaysItsRulebook(Path lesson) throws IOException {
        List<Block> rulebooks = Documentation.blocks(Documentation.read(lesson), "sop");
        List<Block> scripts = Documentation.blocks(Documentation.read(lesson), "script");
        assertThat(scripts).hasSameSizeAs(rulebooks).isNotEmpty();
        for (int i = 0; i < scripts.size(); i++) {
            Block script = scripts.get(i);
            assertThat(script.text())
                    .as("a script that expects nothing shows nothing")
                    .contains("expect ");
            List<String> arguments = new ArrayList<>(List.of(
                    "play",
                    Rulebooks.write(folder, "lesson.sop", rulebooks.get(i).text()),
                    "--script",
                    Rulebooks.write(folder, "lesson.script", script.text()),
                    "--dice",
                    "typed"));
            if (!script.arguments().isEmpty()) {
                arguments.addAll(List.of(script.arguments().split(" ")));
            }

            Run run = Run.of(arguments.toArray(String[]::new));
            assertThat(run.err()).isEmpty();
            assertThat(run.exitCode()).isZero();
        }
    }

    @Test
    void theIndexLeadsToEveryLessonAndEachLessonToTheNext() {
        List<Path> lessons = lessons();
        String index = Documentation.read(Documentation.ROOT.resolve("docs/tutorial/README.md"));
        for (int i = 0; i < lessons.size(); i++) {
            assertThat(index).contains("(" + lessons.get(i).getFileName() + ")");
            if (i + 1 < lessons.size()) {
                assertThat(Documentation.read(lessons.get(i)))
                        .contains("(" + lessons.get(i + 1).getFileName() + ")");
            }
        }
        assertThat(lessons).hasSizeGreaterThan(5);
    }

    /** The line that is shown takes the place of the one it names, and the checker says what the page says. */
    @Test
    void theMistakeOfTheFirstLessonIsExplainedAsPrinted() throws IOException {
        String page = Documentation.read(lessons().getFirst());
        String shown = Documentation.block(page, "console").text();
        String said = shown.substring(shown.indexOf('\n') + 1);
        String[] place = said.split(":", 3);
        List<String> lines =
                new ArrayList<>(Documentation.block(page, "sop").text().lines().toList());
        lines.set(Integer.parseInt(place[1]) - 1, said.lines().toList().get(1));
        Path file = Path.of(Rulebooks.write(folder, place[0], String.join("\n", lines) + "\n"));

        Run run = Run.of("check", file.toString());

        assertThat((run.out() + run.err()).replace(file.toString(), place[0])).isEqualTo(said);
    }

    @ParameterizedTest
    @CsvSource({
        "06-secrets.md, '    reveal [1]\n', '    note \"nothing is opened\"\n'",
        "07-together.md, 'later nonPhasing', 'nonPhasing'",
        "04-dice-and-tables.md, '  3..5     3      2      1\n', ''"
    })
    void whatTheLessonsSayIsRefusedIsRefused(String lesson, String right, String wrong) throws IOException {
        String page =
                Documentation.read(Documentation.ROOT.resolve("docs/tutorial").resolve(lesson));
        String text = Documentation.block(page, "sop").text();
        assertThat(text).contains(right);

        Run run = Run.of("check", Rulebooks.write(folder, "wrong.sop", text.replace(right, wrong)));

        assertThat(run.exitCode()).as(run.out()).isEqualTo(1);
    }
}
