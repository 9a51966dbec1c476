package org.phaseline.laboratory.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.laboratory.tally.LuckTally;

/** Compared with values that tables and other programs give. */
class TestsAndIntervalsTest {

    @Test
    void anIntervalIsWilsons() {
        assertThat(new Proportion(0, 10).high()).isCloseTo(0.2775, within(0.0001));
        assertThat(new Proportion(15, 40).low()).isCloseTo(0.2422, within(0.0001));
        assertThat(new Proportion(15, 40).high()).isCloseTo(0.5297, within(0.0001));
    }

    @Test
    void fishersTestGivesWhatItsBooksGive() {
        assertThat(FisherTest.p(new Proportion(3, 4), new Proportion(1, 4))).isCloseTo(0.485714, within(0.000001));
        assertThat(FisherTest.p(new Proportion(1, 10), new Proportion(11, 14)))
                .isCloseTo(0.002759456, within(0.000000001));
        assertThat(FisherTest.p(new Proportion(0, 5), new Proportion(0, 9))).isEqualTo(1);
    }

    @Test
    void fishersTestIsAsSureOfLargeNumbersAsTheNormalDistribution() {
        assertThat(FisherTest.p(new Proportion(50_000, 100_000), new Proportion(50_438, 100_000)))
                .isCloseTo(0.05, within(0.002));
    }

    @Test
    void welchsTestUsesStudentsDistribution() {
        assertThat(Distributions.studentBothTails(2.228138852, 10)).isCloseTo(0.05, within(0.000001));
        assertThat(Distributions.studentBothTails(12.7062047, 1)).isCloseTo(0.05, within(0.000001));
        WelchTest.Sample a = new WelchTest.Sample(15, 20.82, 7.95);
        WelchTest.Sample b = new WelchTest.Sample(15, 22.98, 2.65);
        assertThat(WelchTest.p(a, b)).isCloseTo(0.017343, within(0.000001));
        assertThat(WelchTest.p(a, a)).isCloseTo(1, within(0.000001));
    }

    @Test
    void manyComparisonsAreCorrectedInTheOrderTheyStand() {
        assertThat(HolmCorrection.of(List.of(0.01, 0.04, 0.03, 0.5))).containsExactly(0.04, 0.09, 0.09, 0.5);
    }

    @Test
    void whatDecidesIsToldApart() {
        VarianceShares dice = shares((dice1, decisions) -> dice1 % 2);
        VarianceShares decided = shares((dice1, decisions) -> decisions % 2);
        VarianceShares both = shares((dice1, decisions) -> (dice1 + decisions) % 2);

        assertThat(dice.dice()).isCloseTo(1, within(0.01));
        assertThat(decided.decisions()).isCloseTo(1, within(0.01));
        assertThat(both.both()).isCloseTo(1, within(0.01));
        assertThat(shares((dice1, decisions) -> 0).isKnown()).isFalse();
    }

    private interface Winner {
        long of(int dice, int decisions);
    }

    private static VarianceShares shares(Winner winner) {
        LuckTally tally = new LuckTally();
        for (long group = 0; group < 30; group++) {
            long[][] winners = new long[LuckTally.SETS][LuckTally.SETS];
            for (int i = 0; i < LuckTally.SETS; i++) {
                for (int j = 0; j < LuckTally.SETS; j++) {
                    winners[i][j] = winner.of(i, j);
                }
            }
            tally.add(group, winners, 1);
        }
        return VarianceShares.of(tally);
    }
}
