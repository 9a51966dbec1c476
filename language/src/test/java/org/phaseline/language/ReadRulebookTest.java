package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.phaseline.language.problem.Problem;

class ReadRulebookTest {

    private static final RulebookText TWO_SCENARIOS = new RulebookText(
            "raid.sop", """
            rulebook "Raid"
            language 2
            part "turn.sop"
            side Red "Red"
            side Blue "Blue"
            option fog "Fog"
            """, Map.of("turn.sop", """
                    game turn "Turn"
                      phase 1 "Move", Red must
                      phase 2 "Wait", Blue may, if using fog
                    """, "scenarios/long.sop", """
                    scenario Long "The long one"
                      length 9 game turns
                    """, "scenarios/short.sop", """
                    scenario Short "The short one"
                      length 2 game turns
                    """));

    @Test
    void whatWasReadOnceLoadsForEachScenarioAsIfItWereReadAnew() {
        ReadRulebook read = ReadRulebook.of(TWO_SCENARIOS);
        for (String scenario : List.of("Short", "Long", "Short")) {
            for (List<String> on : List.of(List.of("fog"), List.<String>of())) {
                Loaded again = read.load(scenario, on, List.of());
                Loaded anew = Loader.load(TWO_SCENARIOS, scenario, on, List.of());
                assertThat(again.problems()).as(scenario).isEqualTo(anew.problems());
                assertThat(again.options()).as(scenario).isEqualTo(anew.options());
                assertThat(again.rulebook().orElseThrow().form())
                        .as(scenario)
                        .isEqualTo(anew.rulebook().orElseThrow().form());
                assertThat(again.rulebook().orElseThrow().outline().length())
                        .as(scenario)
                        .isEqualTo(scenario.equals("Short") ? 2 : 9);
            }
        }
    }

    @Test
    void whatIsWrongIsFoundHoweverOftenItIsCompiled() {
        RulebookText text = RulebookText.of("raid.sop", """
                rulebook "Raid"
                side Red "Red"
                game turn "Turn"
                  phase 1 "Move", Green must
                """);
        ReadRulebook read = ReadRulebook.of(text);
        List<Problem> first = read.load("", List.of(), List.of()).problems();
        assertThat(first).extracting(Problem::sentence).anyMatch(said -> said.contains("Green"));
        assertThat(read.check()).isEqualTo(first).isEqualTo(Loader.check(text));
        assertThat(read.load("", List.of(), List.of()).problems()).isEqualTo(first);
    }

    @Test
    void thePartsOfAFileAreFoundWhateverElseIsWrongInIt() {
        String broken = """
                rulebook "Raid"
                part "first.sop" # the first one
                sequence ) broken
                  part "inside.sop"
                "part": no part
                part
                part "second.sop"
                partly "third.sop"
                """;
        assertThat(Loader.partsOf("raid.sop", broken)).containsExactly("first.sop", "second.sop");
    }
}
