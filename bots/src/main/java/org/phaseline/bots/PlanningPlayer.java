package org.phaseline.bots;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.umpire.SeatPosition;
import org.phaseline.engine.umpire.SeatQuestion;

/** Searches over sequences of its own answers, with others answering by chance, and takes the first answer of the best. */
final class PlanningPlayer implements Player {

    /**
     * How one plays.
     *
     * @param blunders how often it answers at random, from 0 to 1
     */
    record Style(Budget budget, int scenarios, Horizon horizon, double blunders) {}

    /** So many playouts tell how long one takes. */
    private static final int MEASURED = 8;

    private final Runner runner;
    private final Evaluation evaluation;
    private final Style style;
    private final long seed;
    private final Repetition repetition = new Repetition();
    private long decisions;

    private double @Nullable [] plan;

    PlanningPlayer(Runner runner, Evaluation evaluation, Style style, long seed) {
        this.runner = runner;
        this.evaluation = evaluation;
        this.style = style;
        this.seed = seed;
    }

    @Override
    public Decided decide(SeatPosition seen) {
        long number = Randomness.derived(seed, decisions++);
        Randomness random = new Randomness(number);
        for (int i = 0; i < seen.questions().size(); i++) {
            SeatQuestion question = seen.questions().get(i);
            if (question.kind() == Question.Kind.DIE) {
                // Dice of the real table: nobody chooses how they fall.
                return new Decided(
                        i, question.items().get(random.below(question.items().size())), "");
            }
        }
        List<Candidate> candidates = Candidate.of(seen);
        if (candidates.size() == 1) {
            advance();
            return decided(candidates.getFirst(), "");
        }
        Optional<Candidate> declining =
                candidates.stream().filter(Candidate::declines).findFirst();
        if (repetition.isNoticed(seen) && declining.isPresent()) {
            plan = null;
            return decided(declining.get(), "");
        }
        if (random.part() < style.blunders) {
            plan = null;
            return decided(candidates.get(random.below(candidates.size())), "");
        }
        // With little to spend, a few scenarios looked at by all answers tell more than many looked at by some.
        int scenarios =
                (int) Math.max(1, Math.min(style.scenarios, style.budget.playouts() / (2L * candidates.size())));
        Lookahead ahead = new Lookahead(seen, runner, evaluation, style.horizon, scenarios, number);
        if (!ahead.canLook()) {
            return decided(candidates.get(random.below(candidates.size())), "");
        }
        long playouts = affordable(ahead, candidates);
        PlanSearch search = new PlanSearch(ahead, random, playouts, scenarios, style.horizon.own());
        PlanSearch.Found found = search.best(candidates, plan);
        plan = found.best().plan;
        return decided(found.best().candidate, reason(found));
    }

    /** As many playouts as the budget has, or as fit into its time when they take as long as the first ones. */
    private long affordable(Lookahead ahead, List<Candidate> candidates) {
        Optional<Duration> within = style.budget.within();
        if (within.isEmpty()) {
            return style.budget.playouts();
        }
        long begun = System.nanoTime();
        for (int i = 0; i < MEASURED; i++) {
            ahead.look(candidates.get(i % candidates.size()), new double[0], i);
        }
        long each = Math.max(1, (System.nanoTime() - begun) / MEASURED);
        return Math.max(1, Math.min(style.budget.playouts(), within.get().toNanos() / each));
    }

    /** The next answer was the first of the plan. */
    private void advance() {
        if (plan != null) {
            System.arraycopy(plan, 1, plan, 0, plan.length - 1);
        }
    }

    private static String reason(PlanSearch.Found found) {
        double value = found.best().value;
        if (Double.isNaN(value)) {
            return "";
        }
        String expects = "I judge my chances at " + percent(value) + " after this";
        return found.next() == null || Double.isNaN(found.next().value)
                ? expects + "."
                : expects + ", and at " + percent(found.next().value) + " after the next best.";
    }

    private static String percent(double value) {
        return Math.round(100 * value) + " %";
    }

    private static Decided decided(Candidate candidate, String reason) {
        return candidate.waits() ? Decided.WAIT : new Decided(candidate.question(), candidate.item(), reason);
    }
}
