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
                true, List.of(new LearnedGame.Example(0, leads, won), new LearnedGame.Example(1, others, !won)));
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
            boolean ahead = i % 2 == 0;
            same.add(game(i % 8 < 2 ? !ahead : ahead, i % 3 == 0 ? 0.1f : -0.1f, ahead ? 1 : -1));
        }
        assertThat(new HeldOutGames(PRIOR).fit(same)[1]).isGreaterThan(0.8);
    }

    @Test
    void withoutAGameThatWasWonThePriorStands() {
        assertThat(new HeldOutGames(PRIOR).fit(List.of(LearnedGame.UNDECIDED))).isEqualTo(PRIOR);
    }

    /** The first side wins four of five games whatever it does, and always has more of the second feature. */
    @Test
    void whatASideWinsByItsScenarioIsNotTheMeritOfWhatItHas() {
        List<LearnedGame> games = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            boolean clever = i % 2 == 0;
            games.add(game(i % 10 < (clever ? 9 : 7), clever ? 0.5f : -0.5f, i % 4 < 2 ? 1 : 1.2f));
        }
        double[] weights = new HeldOutGames(PRIOR).fit(games);
        assertThat(weights[0]).isGreaterThan(0.8);
        assertThat(weights[1]).isCloseTo(0, within(0.7));
    }
}
