package org.phaseline.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks for the best first answer and a plan of how to go on from it: each answer keeps the best plan found for it, plans are changed a little
 * and kept when they do better in the same scenarios, and by and by only the better half of the answers is looked at (successive halving).
 */
final class PlanSearch {

    /** An answer with its best plan so far, and what came of it in each scenario. */
    static final class Line {

        final Candidate candidate;
        double[] plan;
        double value = Double.NaN;
        double @Nullable [] values;

        Line(Candidate candidate, double[] plan) {
            this.candidate = candidate;
            this.plan = plan;
        }
    }

    /** What was found. {@code next} is the second best, if there is one. */
    record Found(Line best, @Nullable Line next) {}

    private static final double CHANGED = 0.35;

    /** So much better is clearly better. */
    private static final double CLEAR = 0.2;

    private static final double ALIKE = 1e-9;

    /** In so many scenarios a plan may fall behind before it is given up. */
    private static final int GIVEN_UP_AFTER = 2;

    private final Lookahead ahead;
    private final Randomness random;
    private final long budget;
    private final int scenarios;
    private final int length;

    /**
     * @param scenarios how many scenarios plans are compared in
     * @param length how many answers a plan has
     */
    PlanSearch(Lookahead ahead, Randomness random, long budget, int scenarios, int length) {
        this.ahead = ahead;
        this.random = random;
        this.budget = budget;
        this.scenarios = scenarios;
        this.length = length;
    }

    /** @param carried how the plan of the answer before goes on after this answer */
    Found best(List<Candidate> candidates, double @Nullable [] carried) {
        List<Line> lines = new ArrayList<>();
        for (Candidate candidate : few(candidates)) {
            lines.add(new Line(candidate, carried == null ? plan() : carried.clone()));
        }
        int rounds = Math.max(1, 32 - Integer.numberOfLeadingZeros(Math.max(1, lines.size() - 1)));
        List<Line> left = new ArrayList<>(lines);
        for (int round = 0; round < rounds; round++) {
            long until = ahead.playouts() + budget / rounds;
            long each = Math.max(1, budget / rounds / left.size());
            for (Line line : left) {
                improve(line, Math.min(until, ahead.playouts() + each));
            }
            left.sort(BEST_FIRST);
            if (isClear(left) || ahead.isLate()) {
                break;
            }
            left = new ArrayList<>(left.subList(0, Math.max(Math.min(2, left.size()), (left.size() + 1) / 2)));
        }
        return new Found(left.getFirst(), left.size() > 1 ? left.get(1) : null);
    }

    /** Whether more thought would hardly change anything: one answer is far better than all others, or none is better than another. */
    private static boolean isClear(List<Line> sorted) {
        if (sorted.size() < 2) {
            return true;
        }
        double best = sorted.getFirst().value;
        double worst = sorted.getLast().value;
        return best - sorted.get(1).value > CLEAR || best - worst < ALIKE;
    }

    /** What cannot be given anywhere comes last. */
    private static final Comparator<Line> BEST_FIRST = Comparator.comparingDouble(
                    (Line line) -> Double.isNaN(line.value) ? 1 : -line.value)
            .thenComparing(line -> !line.candidate.declines());

    /** Of very many answers some, by chance, so that each is looked at often enough; the first, and to decline, are always among them. */
    private List<Candidate> few(List<Candidate> candidates) {
        int most = (int) Math.max(4, Math.min(candidates.size(), budget / (2L * scenarios)));
        if (candidates.size() <= most) {
            return candidates;
        }
        List<Candidate> some = new ArrayList<>(candidates);
        for (int i = 1; i < most; i++) {
            int other = i + random.below(some.size() - i);
            Candidate candidate = some.get(i);
            some.set(i, some.get(other));
            some.set(other, candidate);
        }
        List<Candidate> chosen = new ArrayList<>(some.subList(0, most));
        some.subList(most, some.size()).stream()
                .filter(candidate -> candidate.declines() || candidate.waits())
                .forEach(chosen::add);
        return chosen;
    }

    private double[] plan() {
        double[] plan = new double[length];
        for (int i = 0; i < length; i++) {
            plan[i] = random.part();
        }
        return plan;
    }

    /** A change somewhere, and sometimes a new end. */
    private double[] changed(double[] plan) {
        double[] other = plan.clone();
        int from = random.below(length);
        if (random.below(3) == 0) {
            for (int i = from; i < length; i++) {
                other[i] = random.part();
            }
            return other;
        }
        other[from] = random.part();
        for (int i = 0; i < length; i++) {
            other[i] = random.part() < CHANGED / length ? random.part() : other[i];
        }
        return other;
    }

    private void improve(Line line, long until) {
        if (line.values == null && ahead.playouts() > 0 && ahead.isLate()) {
            return;
        }
        if (line.values == null) {
            double[] values = new double[scenarios];
            line.value = value(line.candidate, line.plan, values, null);
            line.values = values;
        }
        if (Double.isNaN(line.value)) {
            return;
        }
        double[] values = new double[scenarios];
        while (ahead.playouts() < until && !ahead.isLate()) {
            double[] other = changed(line.plan);
            double value = value(line.candidate, other, values, line.values);
            if (value >= line.value) {
                double[] before = line.values;
                line.value = value;
                line.plan = other;
                line.values = values;
                values = before;
            }
        }
    }

    /** The average over the scenarios; given up early, and not a number, when it falls behind what there is in the same scenarios. */
    private double value(Candidate candidate, double[] plan, double[] values, double @Nullable [] least) {
        double sum = 0;
        double ahead = 0;
        int looked = 0;
        for (int scenario = 0; scenario < scenarios; scenario++) {
            double value = this.ahead.look(candidate, plan, scenario);
            values[scenario] = value;
            if (looked > 0 && this.ahead.isLate()) {
                break;
            }
            if (Double.isNaN(value)) {
                continue;
            }
            sum += value;
            looked++;
            if (least != null && !Double.isNaN(least[scenario])) {
                ahead += value - least[scenario];
                if (looked >= GIVEN_UP_AFTER && ahead < 0) {
                    return Double.NaN;
                }
            }
        }
        return looked == 0 ? Double.NaN : sum / looked;
    }
}
