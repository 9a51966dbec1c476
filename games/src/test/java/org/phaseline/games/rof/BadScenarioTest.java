package org.phaseline.games.rof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.phaseline.games.Games;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/** What is wrong with a scenario is said before the game starts, at its place. */
class BadScenarioTest {

    private static final String SCENARIO = """
            scenario Bad "A scenario with a mistake" for British, German
              board Table: table 24 x 24 inches, 2 points an inch
              roster Element: side, figures, weapon, at, wide, deep
                able "Able": British, 8, rifles, (6, 4), 4, 4
                anton "Anton": German, 8, rifles, (6, 20), 4, 4
              roster Terrain: ground, at, wide, deep
                farm "Farm": building, (12, 12), 8, 8
              schedule Arrivals
                2: able
              allotted = 5
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "8, rifles, (6, 4)       | 8, muskets, (6, 4)      | 4 | muskets",
                "8, rifles, (6, 4)       | 80, rifles, (6, 4)      | 4 | 80",
                "8, rifles, (6, 4)       | 8, rifles, (30, 4)      | 4 | outside",
                "8, rifles, (6, 4)       | 8, rifles, (0, 4)       | 4 | table",
                "8, rifles, (6, 4)       | 8, rifles, (6, 19)      | 5 | able",
                "German, 8               | Italian, 8              | 5 | Italian",
                "building, (12, 12)      | swamp, (12, 12)         | 7 | swamp",
                "2: able                 | 2: abel                 | 9 | abel",
                "allotted = 5            | alotted = 5             | 10 | alotted",
            })
    void aMistakeIsNamedAtItsLine(String right, String wrong, int line, String named) {
        RulebookText rules = Games.text(Games.find("rof").orElseThrow());
        Map<String, String> others = new TreeMap<>(rules.others());
        others.put("scenarios/bad.sop", SCENARIO.replace(right, wrong));

        assertThat(Loader.check(new RulebookText(rules.file(), rules.text(), others)))
                .isNotEmpty()
                .allMatch(problem -> problem.place().file().equals("scenarios/bad.sop"))
                .anySatisfy(problem -> {
                    assertThat(problem.place().line()).isEqualTo(line);
                    assertThat(problem.sentence()).contains(named);
                });
    }

    @Test
    void withoutAMistakeItIsFine() {
        RulebookText rules = Games.text(Games.find("rof").orElseThrow());
        Map<String, String> others = new TreeMap<>(rules.others());
        others.put("scenarios/bad.sop", SCENARIO);
        assertThat(Loader.check(new RulebookText(rules.file(), rules.text(), others)))
                .isEmpty();
    }
}
