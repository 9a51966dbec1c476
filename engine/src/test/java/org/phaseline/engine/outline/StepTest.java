package org.phaseline.engine.outline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StepTest {

    @ParameterizedTest
    @CsvSource({
        "5-1, Withdrawal Before Combat, 5-1 Withdrawal Before Combat",
        "'', Dig in, Dig in",
        "Air, Air Missions, Air Missions",
        "Supply, Supply, Supply",
        "Air, Airborne landing, Air Airborne landing"
    })
    void aStepGoesByItsIdAndItsTitleAndSaysNeitherTwice(String label, String title, String called) {
        Step step = new Step(
                0,
                title,
                label,
                title,
                Level.STEP,
                -1,
                0,
                "",
                "",
                Mode.MUST,
                List.of(),
                "a.sop",
                1,
                Coverage.GUIDED,
                true);

        assertThat(step.called()).isEqualTo(called);
    }
}
