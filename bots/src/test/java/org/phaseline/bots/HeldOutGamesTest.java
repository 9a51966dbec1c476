package org.phaseline.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HeldOutGamesTest {

    private static final double[] PRIOR = {1, 0};

    private static LearnedGame game(boolean won, float... leads) {
        float[] others = {-leads[0], -leads[1]};
        return new LearnedGame(
                true, List.of(new LearnedGame.Example(leads, won), new LearnedGame.Example(others, !won)));
    }

    /** The first feature tells who wins in three of four games, the second is noise. */
    private static List<LearnedGame> games(int number, long seed) {
        Randomness random = new Randomness(seed);
        List<LearnedGame> games = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            games.add(game(random.below(4) > 0, 1, random.below(2) == 0 ? 1 : -1));
        }
        return games;
    }

    @Test
    void whatOnlySomeGamesShowIsHardlyBelieved() {
        for (long seed = 1; seed <= 5; seed++) {
            double[] few = new HeldOutGames(PRIOR).fit(games(12, seed));
            assertThat(few[1]).as("noise, seed %d", seed).isCloseTo(0, within(0.25));
        }
    }

    @Test
    void whatAllGamesShowIsBelieved() {
        List<LearnedGame> same = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            same.add(game(i % 4 > 0, i % 2 == 0 ? 0.1f : -0.1f, 1));
        }
        assertThat(new HeldOutGames(PRIOR).fit(same)[1]).isGreaterThan(0.8);
    }

    @Test
    void withoutAGameThatWasWonThePriorStands() {
        assertThat(new HeldOutGames(PRIOR).fit(List.of(LearnedGame.UNDECIDED))).isEqualTo(PRIOR);
    }
}
