package org.phaseline.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.Run;

/** The answer words of docs/scripts.md are those the engine offers. */
class AnswerWordsTest {

    private static final Path QUESTIONS = Documentation.ROOT.resolve("engine/src/main/java/org/phaseline/engine/code");
    private static final Pattern WORD =
            Pattern.compile("(?m)^( +)\\S.*String word\\(Machine m, long item\\) \\{\\n([\\s\\S]*?)^\\1\\}$");
    private static final Pattern LITERAL = Pattern.compile("\"([a-z ]+)\"");

    private static final String RULEBOOK = """
            rulebook "Every word"
            kind Plan: raid, hold, ambush
            side Red
            side Blue
            game turn "Turn"
              1 "Guided"                    Red must
              2 "Declined"                  Red may
              3 "With a body"               Red may
                note "carried out"
              4 "Again and again"           Red may, any number of times
              5 "Several"                   Red must
                choose any number of plans from Plan
              6 "Sealed"                    both must secretly, revealed together
                choose plan from Plan
              7 "Sealed orders"             both may secretly, any number of times
                choose order from Plan
              8 "Two sealed choices"        both must secretly
                choose one from Plan
                choose other from Plan
              9 "Judged"                    automatic
                if Red says "It rains": note "rain"
            """;

    private static final String SCRIPT = """
            expect choice done
            Red: done
            expect choice skip
            Red: skip
            expect choice do it
            Red: do it
            expect choice no more
            Red: no more
            expect choice that is all
            Red: that is all
            Red: raid
            expect choice ready
            expect choice change
            Red: ready
            Blue: hold
            Blue: ready
            Red: raid
            Red: no more
            expect choice start over
            Red: ready
            Blue: no more
            Blue: ready
            Red: raid
            Red: raid
            Red: change
            expect choice answer 2
            expect choice everything
            expect choice nothing
            Red: nothing
            Red: ready
            Blue: raid
            Blue: raid
            Blue: ready
            expect choice yes
            expect choice no
            """;

    @TempDir
    Path folder;

    private static List<String> listed() {
        String table = Documentation.section(Documentation.ROOT.resolve("docs/scripts.md"), "Answer words");
        return table.lines()
                .filter(line -> line.startsWith("| `"))
                .flatMap(line -> Pattern.compile("`([^`]+)`")
                        .matcher(line.split("\\|")[1])
                        .results()
                        .map(found -> found.group(1)))
                .toList();
    }

    @Test
    void everyWordThatAQuestionOffersIsListedAndNoOther() throws IOException {
        TreeSet<String> offered = new TreeSet<>();
        try (Stream<Path> files = Files.list(QUESTIONS)) {
            for (Path file : files.toList()) {
                Matcher word = WORD.matcher(Files.readString(file));
                while (word.find()) {
                    offered.addAll(LITERAL.matcher(word.group(2))
                            .results()
                            .map(found -> found.group(1))
                            .collect(Collectors.toSet()));
                }
            }
        }

        // Answers are numbered; the list shows one of them.
        assertThat(listed().stream().map(word -> word.replaceFirst("\\d+$", "")))
                .containsExactlyInAnyOrderElementsOf(offered)
                .isNotEmpty();
    }

    @Test
    void aScriptAnswersWithEachOfThem() throws IOException {
        assertThat(SCRIPT.lines()
                        .filter(line -> line.startsWith("expect choice "))
                        .map(line -> line.substring(14)))
                .containsExactlyInAnyOrderElementsOf(listed());

        Run run = Run.of(
                "play",
                Rulebooks.write(folder, "words.sop", RULEBOOK),
                "--script",
                Rulebooks.write(folder, "words.script", SCRIPT));

        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
    }
}
