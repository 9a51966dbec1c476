package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.Run;

class CoverageCommandTest {

    @TempDir
    private Path folder;

    @Test
    void eachStepIsGuidedTrackedOrEnforced() throws IOException {
        Run run = Run.of("coverage", Rulebooks.feud(folder));

        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains("enforced  1 Write down a plan (1.1)")
                .contains("guided    2 Move your patrols (2.1)")
                .contains("tracked   3 Fight for the village");
    }

    @Test
    void theTotalsAddUp() throws IOException {
        Run run = Run.of("coverage", Rulebooks.feud(folder));

        assertThat(run.out())
                .containsPattern("guided +1 ")
                .containsPattern("tracked +1 ")
                .containsPattern("enforced +1 ")
                .containsPattern("steps +3\n");
    }

    @Test
    void aHeadingThatOnlyHoldsStepsIsNotCounted() throws IOException {
        Run run = Run.of("coverage", Rulebooks.walk(folder));

        assertThat(run.out()).containsPattern("guided +3 +100%").containsPattern("steps +3\n");
    }

    @Test
    void whatEveryRulebookHasIsNoStepOfTheGame() throws IOException {
        Run run = Run.of("coverage", Rulebooks.feud(folder));

        assertThat(run.out()).doesNotContain("Something the table wants to settle first");
    }

    @Test
    void anEmptyAutomaticStepIsTheUmpiresWhereMarkersComeOff() throws IOException {
        String rulebook = Rulebooks.write(folder, "tired.sop", """
                rulebook "Tired"
                side Red
                side Blue
                marker tired on Side until end of [Clear up]
                length 2 game turns
                game turn "Turn"
                  1 "March" Red must
                    mark Red tired
                  2 "Clear up" automatic
                  3 "Sort the counters" automatic
                """);

        assertThat(Run.of("coverage", rulebook).out())
                .contains("enforced  2 Clear up")
                .contains("guided    3 Sort the counters");
    }
}
