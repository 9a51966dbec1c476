package org.phaseline.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.phaseline.bots.Lookahead.Growing;
import org.phaseline.bots.PlanLine.Tried;

/**
 * Looks for the best first answer and a plan of how to go on from it: each answer keeps the best plan found for it, plans are changed a little
 * and kept when they do better in the same scenarios, and by and by only the better half of the answers is looked at (successive halving), in more
 * scenarios. A plan that was chosen because it did well in some scenarios was also lucky in them, so the last few are compared in fresh ones.
 * Whoever expects good answers of others also looks for what they could do against the best plan, and compares plans with that.
 */
final class PlanSearch {

    /** What was found. {@code next} is the second best, if there is one. */
    record Found(PlanLine best, @Nullable PlanLine next) {}

    /** So much better is clearly better. */
    private static final double CLEAR = 0.2;

    /** In fewer scenarios it may have been luck. */
    private static final int SURE_AFTER = 4;

    private static final double ALIKE = 1e-9;

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

    /** What part of a budget looks for replies. */
    private static final int REPLIES_PART = 3;

    /** So often in a round somebody looks for the best reply. */
    private static final int REPLIES = 3;

    private final Lookahead ahead;
    private final Randomness random;
    private final Horizon horizon;
    private final PlanComparison comparison;
    private final PlanChanges changes;
    private final PlanChanges changesOfReplies;
    private final boolean replies;
    private long budget;
    private int scenarios;
    private int fresh;

    /** @param replies whether good answers of others are expected */
    PlanSearch(Lookahead ahead, Randomness random, Horizon horizon, boolean replies) {
        this.ahead = ahead;
        this.comparison = new PlanComparison(ahead);
        this.random = random;
        this.horizon = horizon;
        this.changes = new PlanChanges(random, horizon.own());
        this.changesOfReplies = new PlanChanges(random, horizon.others());
        this.replies = replies;
    }

    /** How many playouts a budget is here: where it is one of work, a few of them tell. */
    private long playouts(Budget whole, List<Candidate> candidates) {
        if (whole.work() == Long.MAX_VALUE) {
            return whole.playouts();
        }
        for (int i = 0; i < PROBES; i++) {
            Candidate candidate = candidates.get(i * candidates.size() / PROBES);
            ahead.look(candidate, new AnswerPlan(horizon.own()), null, i, i == 0 ? Growing.OWN : Growing.NOBODY);
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

    /**
     * @param carried how the plan of the answer before goes on after this answer
     * @param expected what others were expected to do then, if anything
     */
    Found best(List<Candidate> candidates, AnswerPlan carried, @Nullable AnswerPlan expected, Budget whole) {
        allot(playouts(whole, candidates));
        ahead.limit(whole.times(OVER));
        List<PlanLine> left = new ArrayList<>();
        for (Candidate candidate : few(candidates)) {
            left.add(new PlanLine(candidate, carried, expected, scenarios));
        }
        int rounds = rounds(left.size());
        long forReplies = replies ? budget / REPLIES_PART / rounds : 0;
        long forPlans = budget / rounds - forReplies;
        int count = 1;
        for (int round = 0; round < rounds; round++) {
            long until = ahead.playouts() + forPlans;
            long each = Math.max(1, forPlans / left.size());
            count = (int) Math.clamp(each / PLANS, count, scenarios);
            for (PlanLine line : left) {
                improve(line, count, Math.min(until, ahead.playouts() + each));
            }
            left.sort(BEST_FIRST);
            boolean steady = !replies || answerBest(left, forReplies);
            if (steady && isClear(left) || ahead.isLate()) {
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

    private static Found found(List<PlanLine> sorted) {
        return new Found(sorted.getFirst(), sorted.size() > 1 ? sorted.get(1) : null);
    }

    /** Sorts the best few by how they do in scenarios that none of their plans was made for, each against what harms it most of all replies. */
    private void compareAfresh(List<PlanLine> finalists) {
        if (fresh == 0 || finalists.size() < 2) {
            return;
        }
        Set<@Nullable AnswerPlan> expected = new LinkedHashSet<>();
        finalists.forEach(line -> expected.add(line.reply));
        int each = Math.max(1, fresh / expected.size());
        double[] worst = new double[finalists.size()];
        Arrays.fill(worst, 1);
        for (AnswerPlan reply : expected) {
            for (int i = 0; i < worst.length && !ahead.isLate(); i++) {
                worst[i] = Math.min(worst[i], afresh(finalists.get(i), reply, each));
            }
        }
        if (ahead.isLate()) {
            return;
        }
        for (int i = 0; i < worst.length; i++) {
            finalists.get(i).value = worst[i];
        }
        finalists.sort(BEST_FIRST);
    }

    private double afresh(PlanLine line, @Nullable AnswerPlan expected, int count) {
        double sum = 0;
        for (int i = 0; i < count && !ahead.isLate(); i++) {
            int scenario = scenarios + i;
            AnswerPlan reply = PlanComparison.reply(expected, scenario);
            double value = ahead.look(line.candidate, line.plan, reply, scenario, Growing.NOBODY);
            sum += Double.isNaN(value) ? line.value : value;
        }
        return sum / count;
    }

    /** Whether more thought would hardly change anything: one answer is far better than all others, or none is better than another. */
    private static boolean isClear(List<PlanLine> sorted) {
        if (sorted.size() < 2) {
            return true;
        }
        double best = sorted.getFirst().value;
        double worst = sorted.getLast().value;
        boolean sure = sorted.getFirst().looked >= SURE_AFTER;
        return sure && best - sorted.get(1).value > CLEAR || best - worst < ALIKE;
    }

    /** What cannot be given anywhere comes last. */
    private static final Comparator<PlanLine> BEST_FIRST = Comparator.comparingDouble(
                    (PlanLine line) -> Double.isNaN(line.value) ? 1 : -line.value)
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

    private void improve(PlanLine line, int count, long until) {
        comparison.look(line, count);
        if (!line.isPossible()) {
            return;
        }
        while (ahead.playouts() < until && !ahead.isLate()) {
            Tried tried = comparison.tried(line, changes.of(line.plan), line.reply, Growing.OWN);
            if (tried != null && tried.value() >= line.value) {
                line.take(tried);
            }
        }
    }

    /**
     * Looks for what others could do against the best line, several times, because another may be the best one then. Whether the best has
     * stayed so the last time.
     */
    private boolean answerBest(List<PlanLine> sorted, long most) {
        boolean steady = true;
        for (int i = 0; i < REPLIES; i++) {
            PlanLine best = sorted.getFirst();
            if (best.isPossible()) {
                answer(best, sorted, most / REPLIES);
            }
            steady = sorted.getFirst() == best;
        }
        return steady;
    }

    /** Looks for what others could do against a line, and whether that harms the rest more than what was known before. */
    private void answer(PlanLine line, List<PlanLine> sorted, long most) {
        long until = ahead.playouts() + most;
        long comparing = Math.min(most / 2, (long) line.looked * (sorted.size() - 1));
        double before = line.value;
        while (ahead.playouts() < until - comparing && !ahead.isLate()) {
            AnswerPlan reply = line.reply == null ? new AnswerPlan(horizon.others()) : line.reply;
            Tried tried = comparison.tried(line, line.plan, changesOfReplies.of(reply), Growing.REPLY);
            if (tried != null && tried.value() <= line.value) {
                line.take(tried);
            }
        }
        if (line.value < before) {
            for (PlanLine other : sorted) {
                if (other != line && other.isPossible() && ahead.playouts() < until && !ahead.isLate()) {
                    Tried tried = comparison.tried(other, other.plan, line.reply, Growing.NOBODY);
                    if (tried != null && tried.value() < other.value) {
                        other.take(tried);
                    }
                }
            }
            sorted.sort(BEST_FIRST);
        }
    }
}
