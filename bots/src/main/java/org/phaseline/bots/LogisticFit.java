package org.phaseline.bots;

import java.util.List;

/**
 * Logistic regression by gradient descent, with a Gaussian prior: weights stay where they were unless the examples show otherwise. Each input
 * is measured in its own standard deviation, so that the prior holds all of them alike.
 *
 * @param prior the weights to begin with
 * @param hold how strongly the prior holds, against the average example
 */
record LogisticFit(double[] prior, double hold) {

    private static final int STEPS = 500;

    double[] fit(List<LearnedGame.Example> examples) {
        double[] deviation = deviations(examples);
        double[][] inputs = examples.stream()
                .map(example -> measured(example.leads(), deviation))
                .toArray(double[][]::new);
        double[] start = new double[prior.length];
        int active = 0;
        for (int i = 0; i < prior.length; i++) {
            start[i] = prior[i] * deviation[i];
            active += deviation[i] > 0 ? 1 : 0;
        }
        double[] fitted = start.clone();
        double rate = 1 / (0.25 * Math.max(1, active) + hold);
        for (int step = 0; step < STEPS; step++) {
            double[] gradient = gradient(fitted, inputs, examples);
            for (int i = 0; i < fitted.length; i++) {
                fitted[i] += rate * (gradient[i] - hold * (fitted[i] - start[i]));
            }
        }
        for (int i = 0; i < fitted.length; i++) {
            fitted[i] = deviation[i] > 0 ? fitted[i] / deviation[i] : prior[i];
        }
        return fitted;
    }

    private static double[] gradient(double[] weights, double[][] inputs, List<LearnedGame.Example> examples) {
        double[] gradient = new double[weights.length];
        for (int example = 0; example < inputs.length; example++) {
            double[] input = inputs[example];
            double sum = 0;
            for (int i = 0; i < weights.length; i++) {
                sum += weights[i] * input[i];
            }
            // The same on every machine.
            double error = ((examples.get(example).won() ? 1 : 0) - 1 / (1 + StrictMath.exp(-sum))) / inputs.length;
            for (int i = 0; i < weights.length; i++) {
                gradient[i] += error * input[i];
            }
        }
        return gradient;
    }

    private static double[] measured(float[] leads, double[] deviation) {
        double[] input = new double[leads.length];
        for (int i = 0; i < input.length; i++) {
            input[i] = deviation[i] > 0 ? leads[i] / deviation[i] : 0;
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
