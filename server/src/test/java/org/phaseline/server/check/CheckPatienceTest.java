package org.phaseline.server.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.phaseline.server.check.CheckPatience.Verdict;

class CheckPatienceTest {

    private final CheckPatience patience = CheckPatience.USUAL;

    private Verdict after(double passed, double used) {
        return patience.after(Duration.ofMillis((long) (passed * 1000)), Duration.ofMillis((long) (used * 1000)));
    }

    @Test
    void aCheckThatWaitsForABusyMachineIsWaitedFor() {
        assertThat(after(30, 3)).isEqualTo(Verdict.WAIT);
    }

    @Test
    void aCheckThatUsesTooMuchProcessorTimeIsTooLong() {
        assertThat(after(10, 9.9)).isEqualTo(Verdict.WAIT);
        assertThat(after(11, 10)).isEqualTo(Verdict.TOO_LONG);
    }

    @Test
    void aServerThatNeverGetsToItSaysThatItIsBusy() {
        assertThat(after(120, 3)).isEqualTo(Verdict.BUSY);
    }

    @Test
    void whereTheSystemDoesNotTellTheTimeThatHasPassedCounts() {
        assertThat(after(9, -1)).isEqualTo(Verdict.WAIT);
        assertThat(after(10, -1)).isEqualTo(Verdict.TOO_LONG);
    }
}
