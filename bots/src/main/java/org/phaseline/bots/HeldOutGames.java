package org.phaseline.bots;

import java.util.ArrayList;
import java.util.List;

/**
 * Fits weights to games, and finds out by cross-validation how far they may be trusted: the prior holds as strongly as makes the best forecasts of
 * games that were not learned from. So a few games change little, and many change much where what they show is the same each time.
 *
 * @param prior the weights where nothing was learned
 */
record HeldOutGames(double[] prior) {

    /** So many games weigh as much as the prior. */
    private static final double[] HOLDS = {20, 100, 500, 2_500};

    private static final int PARTS = 3;

    double[] fit(List<LearnedGame> games) {
        List<LearnedGame> decided = games.stream().filter(LearnedGame::decided).toList();
        if (decided.isEmpty()) {
            return prior.clone();
        }
        double best = HOLDS[HOLDS.length - 1];
        double least = Double.POSITIVE_INFINITY;
        for (int i = HOLDS.length - 1; i >= 0; i--) {
            double loss = loss(decided, HOLDS[i]);
            if (loss < least) {
                least = loss;
                best = HOLDS[i];
            }
        }
        return fitted(decided, best).weights();
    }

    private LogisticFit.Fitted fitted(List<LearnedGame> games, double hold) {
        return new LogisticFit(prior, hold / games.size())
                .fit(games.stream().flatMap(game -> game.examples().stream()).toList());
    }

    /** How badly games are foretold, on average, by weights that were fitted to the others. */
    private double loss(List<LearnedGame> games, double hold) {
        double sum = 0;
        for (int part = 0; part < PARTS; part++) {
            List<LearnedGame> held = new ArrayList<>();
            List<LearnedGame> others = new ArrayList<>();
            for (int i = 0; i < games.size(); i++) {
                (i % PARTS == part ? held : others).add(games.get(i));
            }
            if (others.isEmpty()) {
                return 0;
            }
            LogisticFit.Fitted fitted = fitted(others, hold);
            for (LearnedGame game : held) {
                sum += game.examples().stream()
                                .mapToDouble(example -> loss(fitted, example))
                                .sum()
                        / Math.max(1, game.examples().size());
            }
        }
        return sum;
    }

    private static double loss(LogisticFit.Fitted fitted, LearnedGame.Example example) {
        double lead = fitted.lead(example);
        // The same on every machine.
        return StrictMath.log1p(StrictMath.exp(example.won() ? -lead : lead));
    }
}
