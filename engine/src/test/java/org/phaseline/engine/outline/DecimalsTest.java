package org.phaseline.engine.outline;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DecimalsTest {

    @Test
    void whatIsSaidIsReadAsTheSameNumber() {
        for (int unit : new int[] {1, 2, 4, 10}) {
            for (long value = -45; value <= 45; value++) {
                assertThat(Decimals.read(Decimals.say(value, unit), unit)).hasValue(value);
            }
        }
    }

    @Test
    void numbersAreSaidWithoutNeedlessZeros() {
        assertThat(Decimals.say(5, 2)).isEqualTo("2.5");
        assertThat(Decimals.say(-1, 4)).isEqualTo("-0.25");
        assertThat(Decimals.say(400, 4)).isEqualTo("100");
        assertThat(Decimals.say(3, 10)).isEqualTo("0.3");
        assertThat(Decimals.say(7, 1)).isEqualTo("7");
    }

    @Test
    void whatDoesNotFitTheUnitIsNoNumberOfIt() {
        assertThat(Decimals.read("0.3", 4)).isEmpty();
        assertThat(Decimals.read("0.5", 1)).isEmpty();
        assertThat(Decimals.read("2.50", 2)).hasValue(5);
        assertThat(Decimals.read("1e3", 1)).isEmpty();
        assertThat(Decimals.read("", 1)).isEmpty();
    }
}
