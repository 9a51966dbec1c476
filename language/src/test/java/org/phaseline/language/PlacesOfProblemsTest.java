package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.language.problem.Problem;

/** A problem always says in which file it is: that of the line, or the main file when something is missing altogether. */
class PlacesOfProblemsTest {

    static Stream<RulebookText> withoutAFirstLine() {
        String scenario = "scenario One \"One\"\n  length 3 game turns\n";
        return Stream.of(
                RulebookText.of("main.sop", ""),
                RulebookText.of("main.sop", "\n\n"),
                RulebookText.of("main.sop", "# nothing but words\n"),
                RulebookText.of("main.sop", "???\n"),
                RulebookText.of("main.sop", "x".repeat(2_000_001)),
                new RulebookText("main.sop", "", Map.of("a.sop", scenario)),
                new RulebookText("main.sop", "", Map.of("a.sop", "")),
                new RulebookText("main.sop", "part \"a.sop\"\n", Map.of("a.sop", "")),
                new RulebookText("main.sop", "rulebook \"R\"\npart \"b.sop\"\n", Map.of("a.sop", scenario)),
                new RulebookText("main.sop", "???\n", Map.of("a.sop", "???\n", "b.sop", scenario)));
    }

    @ParameterizedTest
    @MethodSource("withoutAFirstLine")
    void everyProblemNamesOneOfTheFiles(RulebookText text) {
        for (List<Problem> problems : List.of(
                Loader.check(text),
                Loader.load(text, "", List.of(), List.of()).problems(),
                Loader.load(text, "Nowhere", List.of("Nothing"), List.of("Never"))
                        .problems())) {
            assertThat(problems).isNotEmpty();
            assertThat(problems)
                    .allSatisfy(problem -> assertThat(problem.place().file())
                            .isIn(Stream.concat(Stream.of(text.file()), text.others().keySet().stream())
                                    .toList()));
        }
    }
}
