package org.phaseline.bots;

import java.util.List;

/**
 * Logistic regression by gradient descent, with a Gaussian prior: weights stay where they were unless the examples show otherwise. Each input
 * is measured in its own standard deviation, so that the prior holds all of them alike. Every side has an intercept of its own, which nothing
 * holds: where a scenario favours a side, that must not look like the merit of whatever that side has more of.
 *
 * @param prior the weights to begin with
 * @param hold how strongly the prior holds, against the average example
 */
record LogisticFit(double[] prior, double hold) {

    private static final int STEPS = 500;

    /**
     * What was fitted.
     *
     * @param intercepts by side: how far it is ahead before anything has happened
     */
    record Fitted(double[] weights, double[] intercepts) {

        /** By how much the side of an example is ahead, on the scale of logistic regression. */
        double lead(LearnedGame.Example example) {
            double sum = example.side() < intercepts.length ? intercepts[example.side()] : 0;
            for (int i = 0; i < weights.length; i++) {
                sum += weights[i] * example.leads()[i];
            }
            return sum;
        }
    }

    Fitted fit(List<LearnedGame.Example> examples) {
        double[] deviation = deviations(examples);
        LearnedGame.Example[] inputs = examples.stream()
                .map(example ->
                        new LearnedGame.Example(example.side(), measured(example.leads(), deviation), example.won()))
                .toArray(LearnedGame.Example[]::new);
        double[] start = new double[prior.length];
        int active = 1;
        for (int i = 0; i < prior.length; i++) {
            start[i] = prior[i] * deviation[i];
            active += deviation[i] > 0 ? 1 : 0;
        }
        int sides =
                1 + examples.stream().mapToInt(LearnedGame.Example::side).max().orElse(-1);
        Fitted fitted = new Fitted(start.clone(), new double[sides]);
        double rate = 1 / (0.25 * active + hold);
        for (int step = 0; step < STEPS; step++) {
            step(fitted, inputs, start, rate);
        }
        double[] weights = fitted.weights;
        for (int i = 0; i < weights.length; i++) {
            weights[i] = deviation[i] > 0 ? weights[i] / deviation[i] : prior[i];
        }
        return fitted;
    }

    /** Goes a little uphill. */
    private void step(Fitted fitted, LearnedGame.Example[] inputs, double[] start, double rate) {
        double[] weights = fitted.weights;
        double[] gradient = new double[weights.length];
        double[] bySide = new double[fitted.intercepts.length];
        for (LearnedGame.Example input : inputs) {
            // The same on every machine.
            double error = ((input.won() ? 1 : 0) - 1 / (1 + StrictMath.exp(-fitted.lead(input)))) / inputs.length;
            for (int i = 0; i < weights.length; i++) {
                gradient[i] += error * input.leads()[i];
            }
            bySide[input.side()] += error;
        }
        for (int i = 0; i < weights.length; i++) {
            weights[i] += rate * (gradient[i] - hold * (weights[i] - start[i]));
        }
        for (int side = 0; side < bySide.length; side++) {
            fitted.intercepts[side] += rate * bySide[side];
        }
    }

    private static float[] measured(float[] leads, double[] deviation) {
        float[] input = new float[leads.length];
        for (int i = 0; i < input.length; i++) {
            input[i] = deviation[i] > 0 ? (float) (leads[i] / deviation[i]) : 0;
        }
        return input;
    }

    /** Around 0, because the leads of the sides add up to that. */
    private double[] deviations(List<LearnedGame.Example> examples) {
        double[] deviation = new double[prior.length];
        for (LearnedGame.Example example : examples) {
            for (int i = 0; i < deviation.length; i++) {
                deviation[i] += (double) example.leads()[i] * example.leads()[i];
            }
        }
        for (int i = 0; i < deviation.length; i++) {
            deviation[i] = Math.sqrt(deviation[i] / examples.size());
        }
        return deviation;
    }
}
