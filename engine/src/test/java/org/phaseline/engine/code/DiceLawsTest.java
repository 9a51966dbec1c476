package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.EGYPT;
import static org.phaseline.engine.code.Bench.constant;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A pool of dice, kept as how many show each face, is the dice themselves. */
class DiceLawsTest {

    private final Bench bench = new Bench();

    private static List<Integer> dice(Random random, int sides) {
        List<Integer> dice = new ArrayList<>();
        for (int i = random.nextInt(6); i > 0; i--) {
            dice.add(1 + random.nextInt(sides));
        }
        return dice;
    }

    private void put(Pools pool, List<Integer> dice) {
        pool.clear(bench.m);
        dice.forEach(face -> pool.put(bench.m, face, 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 6, 10})
    void totalCountAndExtremesAreThoseOfTheDice(int sides) {
        Random random = new Random(sides);
        // Each party has dice of its own; the others' must not count.
        Pools mine = new Pools(10, 2, sides, constant(EGYPT));
        for (int i = 0; i < 100; i++) {
            List<Integer> dice = dice(random, sides);
            put(mine.of(constant(0)), dice(random, sides));
            put(mine, dice);
            int least = 1 + random.nextInt(sides);
            assertThat(bench.of(new Pools.Total(mine)))
                    .isEqualTo(dice.stream().mapToInt(d -> d).sum());
            assertThat(bench.of(new Pools.Counting(mine, new Logic.AtMost(constant(least), new PartyFormulas.It()))))
                    .isEqualTo(dice.stream().filter(d -> d >= least).count());
            assertThat(bench.of(new Pools.Extreme(mine, true)))
                    .isEqualTo(dice.stream().mapToInt(d -> d).max().orElse(0));
            assertThat(bench.of(new Pools.Extreme(mine, false)))
                    .isEqualTo(dice.stream().mapToInt(d -> d).min().orElse(0));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 6, 10})
    void dicePairedFromTheHighestDownAreWonByTheHigher(int sides) {
        Random random = new Random(sides);
        Pools mine = new Pools(10, 0, sides, constant(-1));
        Pools theirs = new Pools(40, 0, sides, constant(-1));
        for (int i = 0; i < 200; i++) {
            List<Integer> my = dice(random, sides);
            List<Integer> their = dice(random, sides);
            put(mine, my);
            put(theirs, their);
            int missing = random.nextInt(4);
            my.sort(Collections.reverseOrder());
            their.sort(Collections.reverseOrder());
            int wins = 0;
            for (int pair = 0; pair < my.size(); pair++) {
                wins += my.get(pair) > (pair < their.size() ? their.get(pair) : missing) ? 1 : 0;
            }
            assertThat(bench.of(new PairedDice(mine, theirs, constant(missing))))
                    .as("%s against %s, %d for a missing one", my, their, missing)
                    .isEqualTo(wins);
        }
    }
}
