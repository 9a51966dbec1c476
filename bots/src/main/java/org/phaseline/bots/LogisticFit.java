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

    double[] fit(List<double[]> inputs, List<Boolean> outcomes) {
        double[] deviation = deviations(inputs);
        double[] start = new double[prior.length];
        int active = 0;
        for (int i = 0; i < prior.length; i++) {
            start[i] = prior[i] * deviation[i];
            active += deviation[i] > 0 ? 1 : 0;
        }
        double[] fitted = start.clone();
        double rate = 1 / (0.25 * Math.max(1, active) + hold);
        for (int step = 0; step < STEPS; step++) {
            double[] gradient = gradient(fitted, deviation, inputs, outcomes);
            for (int i = 0; i < fitted.length; i++) {
                fitted[i] += rate * (gradient[i] - hold * (fitted[i] - start[i]));
            }
        }
        for (int i = 0; i < fitted.length; i++) {
            fitted[i] = deviation[i] > 0 ? fitted[i] / deviation[i] : prior[i];
        }
        return fitted;
    }

    private static double[] gradient(
            double[] weights, double[] deviation, List<double[]> inputs, List<Boolean> outcomes) {
        double[] gradient = new double[weights.length];
        for (int example = 0; example < inputs.size(); example++) {
            double[] input = inputs.get(example);
            double sum = 0;
            for (int i = 0; i < weights.length; i++) {
                sum += deviation[i] > 0 ? weights[i] * input[i] / deviation[i] : 0;
            }
            double error = ((outcomes.get(example) ? 1 : 0) - 1 / (1 + Math.exp(-sum))) / inputs.size();
            for (int i = 0; i < weights.length; i++) {
                gradient[i] += deviation[i] > 0 ? error * input[i] / deviation[i] : 0;
            }
        }
        return gradient;
    }

    /** Around 0, because the leads of the sides add up to that. */
    private double[] deviations(List<double[]> inputs) {
        double[] deviation = new double[prior.length];
        for (double[] input : inputs) {
            for (int i = 0; i < deviation.length; i++) {
                deviation[i] += input[i] * input[i];
            }
        }
        for (int i = 0; i < deviation.length; i++) {
            deviation[i] = Math.sqrt(deviation[i] / inputs.size());
        }
        return deviation;
    }
}
