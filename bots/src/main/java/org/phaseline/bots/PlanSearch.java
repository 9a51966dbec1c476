package org.phaseline.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Looks for the best first answer and a plan of how to go on from it: each answer keeps the best plan found for it, plans are changed a little
 * and kept when they do better in the same scenarios, and by and by only the better half of the answers is looked at (successive halving), in more
 * scenarios. A plan that was chosen because it did well in some scenarios was also lucky in them, so the last few are compared in fresh ones.
 */
final class PlanSearch {

    /** An answer with its best plan so far, and what came of it in each scenario that was looked at. */
    static final class Line {

        final Candidate candidate;
        double[] plan;
        double value = Double.NaN;
        double[] values;
        int looked;

        Line(Candidate candidate, double[] plan, int scenarios) {
            this.candidate = candidate;
            this.plan = plan;
            this.values = new double[scenarios];
        }
    }

    /** What was found. {@code next} is the second best, if there is one. */
    record Found(Line best, @Nullable Line next) {}

    private static final double CHANGED = 0.35;

    /** So much better is clearly better. */
    private static final double CLEAR = 0.2;

    /** In fewer scenarios it may have been luck. */
    private static final int SURE_AFTER = 4;

    private static final double ALIKE = 1e-9;

    /** In this part of the scenarios, and in so many at least, a plan may fall behind before it is given up: one that takes a risk may lose the first few times. */
    private static final int GIVEN_UP_PART = 12;

    private static final int GIVEN_UP_AFTER = 2;

    /** For so many plans there is something to spend in each round, at least. */
    private static final int PLANS = 2;

    /** Of more answers than there are playouts for, so many each, some are left out. */
    private static final int PLAYOUTS_EACH = 4;

    private static final int LEAST_LOOKED_AT = 6;

    /** So many glances take about as long as a playout. */
    private static final long GLANCES = 20;

    /** Every so many of those that are looked at is there by chance. */
    private static final int BY_CHANCE = 4;

    private static final int FINALISTS = 3;

    /** What part of a budget is for the finalists, if it is large enough to tell them apart. */
    private static final int FINAL_PART = 4;

    private static final int LEAST_FRESH = 8;

    /** So many playouts tell how much one takes. */
    private static final int PROBES = 3;

    /** Some playouts take longer than was expected; then it may become so much more work before it has to end. */
    private static final double OVER = 1.25;

    private static final double SCENARIOS = 1.3;
    private static final int MOST_SCENARIOS = 96;

    private final Lookahead ahead;
    private final Randomness random;
    private final int length;
    private long budget;
    private int scenarios;
    private int fresh;

    /** @param length how many answers a plan has */
    PlanSearch(Lookahead ahead, Randomness random, int length) {
        this.ahead = ahead;
        this.random = random;
        this.length = length;
    }

    /** How many playouts a budget is here: where it is one of work, a few of them tell. */
    private long playouts(Budget whole, List<Candidate> candidates) {
        if (whole.work() == Long.MAX_VALUE) {
            return whole.playouts();
        }
        for (int i = 0; i < PROBES; i++) {
            ahead.look(candidates.get(i * candidates.size() / PROBES), plan(), i);
        }
        // Each takes something, also where the answer cannot be given.
        long each = Math.max(1, ahead.work() / PROBES);
        return Math.clamp((whole.work() - ahead.work()) / each, 1, whole.playouts());
    }

    /** More thought goes into more plans and into more scenarios to compare them in. */
    private void allot(long playouts) {
        scenarios = (int) Math.clamp(Math.round(SCENARIOS * Math.sqrt(playouts)), 2, MOST_SCENARIOS);
        long last = playouts / FINAL_PART / FINALISTS;
        fresh = last < LEAST_FRESH ? 0 : (int) Math.min(last, 4L * scenarios);
        budget = playouts - (long) fresh * FINALISTS;
    }

    /** @param carried how the plan of the answer before goes on after this answer */
    Found best(List<Candidate> candidates, double @Nullable [] carried, Budget whole) {
        allot(playouts(whole, candidates));
        ahead.limit(whole.times(OVER));
        List<Line> left = new ArrayList<>();
        for (Candidate candidate : few(candidates)) {
            left.add(new Line(candidate, carried == null ? plan() : carried.clone(), scenarios));
        }
        int rounds = rounds(left.size());
        int count = 1;
        for (int round = 0; round < rounds; round++) {
            long until = ahead.playouts() + budget / rounds;
            long each = Math.max(1, budget / rounds / left.size());
            count = (int) Math.clamp(each / PLANS, count, scenarios);
            for (Line line : left) {
                improve(line, count, Math.min(until, ahead.playouts() + each));
            }
            left.sort(BEST_FIRST);
            if (isClear(left) || ahead.isLate()) {
                return found(left);
            }
            left = new ArrayList<>(left.subList(0, Math.max(Math.min(FINALISTS, left.size()), (left.size() + 1) / 2)));
        }
        compareAfresh(left.subList(0, Math.min(FINALISTS, left.size())));
        return found(left);
    }

    /** As many as it takes to come from all to one by halves; fewer where each would have next to nothing to spend in the first. */
    private int rounds(int answers) {
        int halvings = 32 - Integer.numberOfLeadingZeros(Math.max(1, answers - 1));
        return (int) Math.clamp(budget / ((long) PLAYOUTS_EACH * answers), 1, Math.max(1, halvings));
    }

    private static Found found(List<Line> sorted) {
        return new Found(sorted.getFirst(), sorted.size() > 1 ? sorted.get(1) : null);
    }

    /** Sorts the best few by how they do in scenarios that none of their plans was made for. */
    private void compareAfresh(List<Line> finalists) {
        if (fresh == 0 || finalists.size() < 2) {
            return;
        }
        double[] values = new double[finalists.size()];
        for (int scenario = scenarios; scenario < scenarios + fresh && !ahead.isLate(); scenario++) {
            for (int i = 0; i < values.length; i++) {
                Line line = finalists.get(i);
                double value = ahead.look(line.candidate, line.plan, scenario);
                values[i] += Double.isNaN(value) ? line.value : value;
            }
        }
        if (ahead.isLate()) {
            return;
        }
        for (int i = 0; i < values.length; i++) {
            finalists.get(i).value = values[i] / fresh;
        }
        finalists.sort(BEST_FIRST);
    }

    /** Whether more thought would hardly change anything: one answer is far better than all others, or none is better than another. */
    private static boolean isClear(List<Line> sorted) {
        if (sorted.size() < 2) {
            return true;
        }
        double best = sorted.getFirst().value;
        double worst = sorted.getLast().value;
        boolean sure = sorted.getFirst().looked >= SURE_AFTER;
        return sure && best - sorted.get(1).value > CLEAR || best - worst < ALIKE;
    }

    /** What cannot be given anywhere comes last. */
    private static final Comparator<Line> BEST_FIRST = Comparator.comparingDouble(
                    (Line line) -> Double.isNaN(line.value) ? 1 : -line.value)
            .thenComparing(line -> !line.candidate.declines());

    /**
     * Of very many answers some, so that each is looked at often enough: most of them those after which the side stands best at once, some by
     * chance, because of many answers nothing is seen at once. The first, and to decline, are always among them.
     */
    private List<Candidate> few(List<Candidate> candidates) {
        int most = (int) Math.max(LEAST_LOOKED_AT, budget / PLAYOUTS_EACH);
        if (candidates.size() <= most) {
            return candidates;
        }
        List<Candidate> rest = new ArrayList<>(candidates.subList(1, candidates.size()));
        shuffle(rest);
        Map<Candidate, Double> glances = new IdentityHashMap<>();
        List<Candidate> promising = new ArrayList<>(rest.subList(0, (int) Math.min(rest.size(), GLANCES * budget)));
        promising.forEach(candidate -> glances.put(candidate, ahead.glance(candidate)));
        promising.sort(Comparator.comparingDouble(candidate -> -orWorst(glances.get(candidate))));
        Set<Candidate> chosen = new LinkedHashSet<>(List.of(candidates.getFirst()));
        chosen.addAll(promising.subList(0, Math.min(promising.size(), most - most / BY_CHANCE)));
        Iterator<Candidate> more = rest.iterator();
        while (chosen.size() < most && more.hasNext()) {
            chosen.add(more.next());
        }
        rest.stream()
                .filter(candidate -> candidate.declines() || candidate.waits())
                .forEach(chosen::add);
        return new ArrayList<>(chosen);
    }

    private static double orWorst(@Nullable Double value) {
        return value == null || value.isNaN() ? -1 : value;
    }

    private void shuffle(List<Candidate> all) {
        for (int i = 0; i < all.size(); i++) {
            int other = i + random.below(all.size() - i);
            Candidate candidate = all.get(i);
            all.set(i, all.get(other));
            all.set(other, candidate);
        }
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

    private void improve(Line line, int count, long until) {
        look(line, count);
        if (Double.isNaN(line.value)) {
            return;
        }
        double[] values = new double[scenarios];
        while (ahead.playouts() < until && !ahead.isLate()) {
            double[] other = changed(line.plan);
            double value = value(line, other, values);
            if (value >= line.value) {
                double[] before = line.values;
                line.value = value;
                line.plan = other;
                line.values = values;
                values = before;
            }
        }
    }

    /** Looks at a plan in as many scenarios as there are to be. */
    private void look(Line line, int count) {
        while (line.looked < count && !(ahead.playouts() > 0 && ahead.isLate())) {
            line.values[line.looked] = ahead.look(line.candidate, line.plan, line.looked);
            line.looked++;
        }
        double sum = 0;
        int possible = 0;
        for (int i = 0; i < line.looked; i++) {
            if (!Double.isNaN(line.values[i])) {
                sum += line.values[i];
                possible++;
            }
        }
        line.value = possible == 0 ? Double.NaN : sum / possible;
    }

    /** The average over the scenarios of a line; given up early, and not a number, when it falls behind what there is in the same scenarios. */
    private double value(Line line, double[] plan, double[] values) {
        double sum = 0;
        double gained = 0;
        int possible = 0;
        int least = Math.max(GIVEN_UP_AFTER, scenarios / GIVEN_UP_PART);
        for (int scenario = 0; scenario < line.looked; scenario++) {
            double value = ahead.look(line.candidate, plan, scenario);
            values[scenario] = value;
            if (ahead.isLate()) {
                return Double.NaN;
            }
            if (Double.isNaN(value)) {
                continue;
            }
            sum += value;
            possible++;
            if (!Double.isNaN(line.values[scenario])) {
                gained += value - line.values[scenario];
                if (possible >= least && gained < 0) {
                    return Double.NaN;
                }
            }
        }
        return possible == 0 ? Double.NaN : sum / possible;
    }
}
