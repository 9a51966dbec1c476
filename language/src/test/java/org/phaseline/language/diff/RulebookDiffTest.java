package org.phaseline.language.diff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.outline.Outline;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

class RulebookDiffTest {

    private static final String BEFORE = """
            rulebook "Border"
            side Red
            side Blue
            given target: number = 8

            phase 1 "Supply" by phasing
              1A "Check supply" (4.1)          must
              1B "Attrition" (4.3)             may
            phase 2 "Movement" by phasing
              2A "Move units" (5.1)            may, otherwise go to [2C]
              2B "Overrun"                     may
              2C "React"                       nonPhasing may
            """;

    @Test
    void aRulebookDoesNotDifferFromItself() {
        assertThat(diff(BEFORE, BEFORE)).isEmpty();
    }

    @Test
    void commentsAndBlanksAreNoDifference() {
        assertThat(diff(
                        BEFORE,
                        BEFORE.replace("may, otherwise", "may,   otherwise").replace("(4.1) ", "(4.1)  ")
                                + "# the end\n"))
                .isEmpty();
    }

    @Test
    void aNewStepIsAddedAndAnOldOneRemoved() {
        List<StepChange> changes = diff(BEFORE, BEFORE.replace("2B \"Overrun\"  ", "2D \"Assault\"  "));
        assertThat(changes).hasSize(2);
        assertThat(changes)
                .anySatisfy(change -> assertThat(change)
                        .isInstanceOfSatisfying(
                                StepChange.Added.class,
                                added -> assertThat(added.step().label()).isEqualTo("2D")))
                .anySatisfy(change -> assertThat(change)
                        .isInstanceOfSatisfying(
                                StepChange.Removed.class,
                                removed -> assertThat(removed.step().label()).isEqualTo("2B")));
    }

    @Test
    void aStepThatStandsElsewhereHasMoved() {
        String line = "  1B \"Attrition\" (4.3)             may\n";
        String moved = BEFORE.replace(line, "") + line;
        assertThat(diff(BEFORE, moved)).singleElement().isInstanceOfSatisfying(StepChange.Moved.class, change -> {
            assertThat(change.now().label()).isEqualTo("1B");
            assertThat(change.after()).isEqualTo("2C React");
        });
    }

    @Test
    void anotherActorModeOrJumpIsAChange() {
        assertThat(said(BEFORE.replace(
                        "2C \"React\"                       nonPhasing may", "2C \"React\"  phasing must")))
                .contains("actor 'nonPhasing' becomes 'phasing'", "mode 'may' becomes 'must'");
        assertThat(said(BEFORE.replace("otherwise go to [2C]", "otherwise go to [2B]")))
                .containsExactly("what it says");
        assertThat(said(BEFORE.replace("(4.3)", "(4.4)"))).containsExactly("rule numbers '4.3' becomes '4.4'");
    }

    @Test
    void aNewTitleIsAChangeBecauseThePrintedIdTellsTheStep() {
        assertThat(said(BEFORE.replace("\"Overrun\"", "\"Overruns\"")))
                .containsExactly("title 'Overrun' becomes 'Overruns'");
    }

    @Test
    void aDeclarationWithAnotherNumberHasChanged() {
        assertThat(diff(BEFORE, BEFORE.replace("= 8", "= 9")))
                .containsExactly(new StepChange.Redeclared("given target: number = 8", "given target: number = 9"));
    }

    @Test
    void declarationsThatOnlyOneHasAreNamed() {
        assertThat(diff(BEFORE, BEFORE.replace("given target: number = 8", "given limit: number = 9")))
                .containsExactly(
                        new StepChange.Declared(false, "given target: number = 8"),
                        new StepChange.Declared(true, "given limit: number = 9"));
    }

    private static List<String> said(String now) {
        List<StepChange> changes = diff(BEFORE, now);
        assertThat(changes).singleElement().isInstanceOf(StepChange.Changed.class);
        return ((StepChange.Changed) changes.getFirst()).what();
    }

    @Test
    void aStepThatAScenarioPutsInIsComparedLikeAnyOther() {
        String scenario = """
                scenario Hill "The hill" for Red, Blue
                  after [1B]
                    "Hold the hill"                automatic
                      note "who holds it?"
                  length 6 game turns
                """;
        assertThat(diff(BEFORE + scenario, BEFORE + scenario)).isEmpty();
        assertThat(diff(BEFORE + scenario, BEFORE + scenario.replace("who holds it", "whose is it")))
                .singleElement()
                .isInstanceOfSatisfying(
                        StepChange.Changed.class,
                        changed -> assertThat(changed.now().title()).isEqualTo("Hold the hill"));
        assertThat(diff(BEFORE + scenario, BEFORE + scenario.replace("length 6", "length 7")))
                .allSatisfy(change -> assertThat(change).isInstanceOf(StepChange.Declared.class));
    }

    private static List<StepChange> diff(String before, String now) {
        return RulebookDiff.between(text(before), outline(before), text(now), outline(now));
    }

    private static RulebookText text(String text) {
        return RulebookText.of("border.sop", text);
    }

    private static Outline outline(String text) {
        return Loader.load(text(text), "", List.of(), List.of())
                .rulebook()
                .orElseThrow()
                .outline();
    }
}
