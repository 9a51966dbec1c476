package org.phaseline.games.rof;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;

class QuickChoicesTest {

    /** The median of many, on the largest table with everything that stands on it. */
    @Test
    void wherever12InchesLeadIsOfferedInUnder20Milliseconds() {
        Played game = Played.rolling("rof", "Meeting", 6, 1).does("American", "First", "Baker squad");
        game.does("American", Skirmish.A);
        assertThat(game.sighting("American").decisions().getFirst().choices()).hasSizeGreaterThan(150);
        long[] times = new long[60];
        for (int i = 0; i < times.length; i++) {
            long start = System.nanoTime();
            assertThat(game.sighting("American").decisions()).hasSize(1);
            times[i] = System.nanoTime() - start;
        }
        java.util.Arrays.sort(times);
        System.out.printf("choices        12 inches, Meeting                 %.2f ms%n", times[30] / 1e6);
        assertThat(times[30]).isLessThan(20_000_000);
    }
}
