package org.phaseline.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameSliceTest {

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 255, 256, 257, 1_000_003})
    void everyUnitIsInOneSlice(long units) {
        List<GameSlice> slices = GameSlice.of(units);

        long next = 0;
        for (GameSlice slice : slices) {
            assertThat(slice.from()).isEqualTo(next);
            assertThat(slice.until()).isGreaterThan(slice.from());
            next = slice.until();
        }
        assertThat(next).isEqualTo(units);
        assertThat(slices).hasSizeLessThanOrEqualTo(GameSlice.SLICES);
    }
}
