package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.language.problem.Problem;
import org.phaseline.language.syntax.Semantics;

/** Lines that do not do what they say keep a rulebook of language 2 from being played, and no game that was begun before. */
class RefusedSinceLanguage2Test {

    private static final String ASKS = "    Red chooses order from Order";
    private static final String NEVER = "    if Hawks is Red: note \"never\"";

    private static Loaded load(String language, String line, int semantics) {
        String text = """
                rulebook "Orders"
                %s
                kind Order: hold, go
                side Red: Hawks
                side Blue
                length 1 game turns
                game turn "Turn"
                  1 "By itself" automatic
                %s
                  2 "Go on" Red must
                """.formatted(language, line);
        return Loader.load(RulebookText.of("orders.sop", text), "", List.of(), List.of(), semantics);
    }

    @ParameterizedTest
    @ValueSource(strings = {ASKS, NEVER})
    void aNewGameCannotBegin(String line) {
        Loaded loaded = load("language 2", line, Semantics.LATEST);
        assertThat(loaded.problems()).singleElement().matches(Problem::isError);
        assertThat(loaded.rulebook()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {ASKS, NEVER})
    void aGameBegunBeforeGoesOn(String line) {
        Loaded loaded = load("language 2", line, Semantics.SIXTH);
        assertThat(loaded.problems()).singleElement().matches(problem -> !problem.isError());
        assertThat(loaded.rulebook()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {ASKS, NEVER})
    void anOlderRulebookIsWarned(String line) {
        Loaded loaded = load("", line, Semantics.LATEST);
        assertThat(loaded.problems()).singleElement().matches(problem -> !problem.isError());
        assertThat(loaded.rulebook()).isPresent();
    }
}
