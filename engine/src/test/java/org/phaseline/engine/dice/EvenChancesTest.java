package org.phaseline.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Chi-square tests from written seeds. A fair die falls outside the bounds, five standard deviations either way, about once
 * in a million times; too even is as suspicious as too uneven.
 */
@Tag("slow")
class EvenChancesTest {

    private static final int EACH = 600;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 6, 8, 10, 12, 20, 100})
    void everyFaceOfAFairDieIsEquallyLikely(int sides) {
        everyFaceIsEquallyLikely(fair(sides), sides);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 6, 8, 10, 12, 20, 100})
    void everyFaceOfAQuickDieIsEquallyLikely(int sides) {
        everyFaceIsEquallyLikely(new QuickDice(sides), sides);
    }

    /** One roll after another, as in a game where every roll has one die. */
    private static void everyFaceIsEquallyLikely(Dice dice, int sides) {
        int[] seen = new int[sides];
        for (int moment = 1; moment <= EACH * sides; moment++) {
            seen[dice.face(new RollNumber(0, new int[0], moment), 0, sides) - 1]++;
        }
        assertThat(deviation(seen)).isBetween(-5.0, 5.0);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 6, 10, 20})
    void aFairDieTellsNothingOfTheNextInItsRoll(int sides) {
        Dice dice = fair(sides);
        int[] seen = new int[sides * sides];
        for (int moment = 1; moment <= 60 * seen.length; moment++) {
            RollNumber roll = new RollNumber(0, new int[0], moment);
            seen[(dice.face(roll, 0, sides) - 1) * sides + dice.face(roll, 1, sides) - 1]++;
        }
        assertThat(deviation(seen)).isBetween(-5.0, 5.0);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 6, 10, 20})
    void aFairRollTellsNothingOfTheSameRollMadeAgain(int sides) {
        Dice dice = fair(sides);
        int[] seen = new int[sides * sides];
        for (int moment = 1; moment <= 60 * seen.length; moment++) {
            int first = dice.face(new RollNumber(0, new int[] {3, 1}, moment), 0, sides);
            int again = dice.face(new RollNumber(1, new int[] {3, 1}, moment), 0, sides);
            seen[(first - 1) * sides + again - 1]++;
        }
        assertThat(deviation(seen)).isBetween(-5.0, 5.0);
    }

    private static FairDice fair(int written) {
        byte[] seed = new byte[SeedCommitment.SEED_BYTES];
        new Random(written).nextBytes(seed);
        return new FairDice(seed, List.of(new byte[] {1}, new byte[0]));
    }

    /** How many standard deviations the chi-square of these counts lies from what is expected (Wilson and Hilferty). */
    private static double deviation(int[] seen) {
        double total = 0;
        for (int count : seen) {
            total += count;
        }
        double expected = total / seen.length;
        double chiSquare = 0;
        for (int count : seen) {
            chiSquare += (count - expected) * (count - expected) / expected;
        }
        double freedom = seen.length - 1;
        double spread = 2 / (9 * freedom);
        return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
    }
}
