package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.phaseline.engine.outline.Coverage;
import org.phaseline.engine.outline.Outline;

/** How much of a step the umpire sees to, as far as its body really does something. */
class CoverageOfStepsTest {

    private static Coverage ofFirstStep(String body) {
        String text = """
                rulebook "Coverage"
                language 2
                kind Result: routed, held
                side Red
                side Blue
                Side has
                  points: 0..99 = 0
                game turn "Turn"
                  1 "Step"      Red must
                    %s
                  2 "Next"      Blue must
                sequence Say (n: number) "Say"
                  if n > 7: note "A hit"
                sequence Score (n: number) "Score"
                  if n > 7: Red.points += 1
                """.formatted(String.join("\n    ", body.split(" \\| ")));
        Outline outline = Loader.load(RulebookText.of("coverage.sop", text), "", List.of(), List.of())
                .rulebook()
                .orElseThrow(() -> new AssertionError(text))
                .outline();
        return outline.steps().stream()
                .filter(step -> step.title().equals("Step"))
                .findFirst()
                .orElseThrow()
                .coverage();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "roll d: 2d6",
                "roll d: 2d6 | note \"A roll of {d}\"",
                "roll d: 2d6 | let x = d + 1 | note \"{x}\"",
                "roll d: 2d6 | reroll d where it <= 2",
                "choose result from Result \"What happened?\"",
                "choose result from Result \"What happened?\" | note \"{result}\"",
                "choose n from 1..3 | choose result from Result \"What did {n} do?\"",
                "roll off 1d6 among both: first",
                "roll d: 2d6 | if d > 7: note \"A hit\"",
                "roll d: 2d6 | let hit = no | if d > 7: hit = yes | if hit: note \"A hit\"",
                "roll d: 2d6 | if d > 7 |   roll e: 1d6 |   note \"{e} are lost\"",
                "choose result from Result \"What happened?\" | if result is routed: note \"Take it off\"",
                "choose n from 1..3 | roll d: n d6",
                "roll d: 1d6 | repeat d times |   note \"Move a unit\"",
                "roll d: 2d6 | conduct Say(d)",
                "roll d: 2d6 | if d > 7: conduct Say(d)",
                "enter n: 0..9 | Red.points += n"
            })
    void whatIsOnlyRecordedIsTracked(String body) {
        assertThat(ofFirstStep(body)).isEqualTo(Coverage.TRACKED);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "roll d: 2d6 | Red.points += d",
                "roll d: 2d6 | reroll d where it <= 2 | let x = highest of d | Red.points += x",
                "roll d: 2d6 | if d > 7: Red.points += 1",
                "choose result from Result | if result is routed: end game won by Blue",
                "choose n from 1..3 | roll d: n d6 | Red.points += d",
                "roll off 1d6 among both: first | first.points += 1",
                "roll d: 2d6 | let hit = no | if d > 7: hit = yes | if hit: Red.points += 1",
                "roll d: 2d6 | if d > 7 |   roll e: 1d6 |   Red.points += e",
                "roll d: 1d6 | repeat d times |   Red.points += 1",
                "roll d: 2d6 | conduct Score(d)",
                "roll d: 2d6 | if d > 7: conduct Score(d)"
            })
    void whatTheRulesGoByIsEnforced(String body) {
        assertThat(ofFirstStep(body)).isEqualTo(Coverage.ENFORCED);
    }

    @Test
    void whatIsRevealedAndToldByItselfIsTheUmpires() {
        String text = """
                rulebook "Coverage"
                language 2
                side Red
                side Blue
                game turn "Turn"
                  1 "Plan"      both must secretly
                    choose n from 1..3
                  2 "Step"      automatic
                    reveal [1]
                    for each s in sides
                      tell "{s} {n of s}"
                  3 "Hint"      automatic
                    note "Sort your counters"
                """;
        Outline outline = Loader.load(RulebookText.of("coverage.sop", text), "", List.of(), List.of())
                .rulebook()
                .orElseThrow()
                .outline();

        assertThat(outline.steps().get(1).coverage()).isEqualTo(Coverage.ENFORCED);
        assertThat(outline.steps().get(2).coverage()).isEqualTo(Coverage.GUIDED);
    }

    @Test
    void whatALaterStepGoesByIsEnforced() {
        assertThat(ofFirstStep("choose result from Result\n  1A \"Rout\" Blue must if result is routed"))
                .isEqualTo(Coverage.ENFORCED);
    }
}
