package org.phaseline.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.umpire.SeatPosition;
import org.phaseline.engine.umpire.SeatQuestion;

/** Searches over sequences of its own answers, with others answering by chance or by what harms it, and takes the first answer of the best. */
final class PlanningPlayer implements Player {

    /**
     * How one plays.
     *
     * @param blunders how often it answers at random, from 0 to 1
     * @param replies whether it expects good answers of others
     * @param explains whether its reasons say what it expects to change, which takes a few more playouts
     */
    record Style(Budget budget, Horizon horizon, double blunders, boolean replies, boolean explains) {

        Style(Budget budget, Horizon horizon, double blunders) {
            this(budget, horizon, blunders, false, false);
        }
    }

    private final PlayerMemory memory;
    private final Evaluation evaluation;
    private final Style style;
    private final long seed;
    private final Repetition repetition = new Repetition();
    private long decisions;

    /** What it means to answer next. */
    private AnswerPlan plan;

    /** What it expects others to answer, if it thinks about that. */
    private @Nullable AnswerPlan expected;

    private String reason = "";

    PlanningPlayer(Runner runner, Evaluation evaluation, Style style, long seed) {
        this.memory = new PlayerMemory(new ReusedSandbox(runner));
        this.plan = new AnswerPlan(style.horizon.own());
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
        Candidate chosen = choose(seen, random, number);
        repetition.note(seen, chosen);
        return chosen.waits() ? Decided.WAIT : new Decided(chosen.question(), chosen.item(), reason);
    }

    private Candidate choose(SeatPosition seen, Randomness random, long number) {
        reason = "";
        List<Candidate> all = Candidate.of(seen);
        List<Candidate> candidates = all.size() == 1 ? all : repetition.without(seen, all);
        if (candidates.size() == 1) {
            plan = rest(seen);
            reason = onlyOne(all, candidates.getFirst());
            return candidates.getFirst();
        }
        if (random.part() < style.blunders) {
            plan = new AnswerPlan(style.horizon.own());
            return candidates.get(random.below(candidates.size()));
        }
        Lookahead ahead = new Lookahead(seen, memory, evaluation, style.horizon, number, random);
        if (!ahead.canLook()) {
            return candidates.get(random.below(candidates.size()));
        }
        memory.newDecision();
        PlanSearch.Found found = new PlanSearch(ahead, random, style.horizon, style.replies)
                .best(planned(seen, candidates), rest(seen), expected, style.budget);
        plan = found.best().plan;
        expected = found.best().reply;
        reason = reason(found, ahead);
        if (style.explains && !reason.isEmpty()) {
            reason = (reason + " "
                            + new ExpectedChanges(seen.rulebook().outline(), evaluation).said(ahead, found.best()))
                    .strip();
        }
        return found.best().candidate;
    }

    private static String onlyOne(List<Candidate> all, Candidate left) {
        if (all.size() == 1) {
            return "There is no other answer.";
        }
        return left.declines()
                ? "I see nothing more to gain in this step."
                : "All other answers have led back to where we were in this step.";
    }

    /** What the plan of the answer before says comes first, and is kept where nothing is better. */
    private List<Candidate> planned(SeatPosition seen, List<Candidate> candidates) {
        List<Candidate> sorted = new ArrayList<>(candidates);
        sorted.sort(Comparator.comparing(candidate -> candidate.waits()
                || !plan.beginsWith(seen.questions().get(candidate.question()).address(), candidate.item())));
        return sorted;
    }

    /** The plan without what it says now. */
    private AnswerPlan rest(SeatPosition seen) {
        AnswerPlan rest = plan.copy();
        if (seen.questions().stream().anyMatch(question -> plan.beginsAt(question.address()))) {
            rest.remove(0);
        }
        return rest;
    }

    private static String reason(PlanSearch.Found found, Lookahead ahead) {
        double value = ahead.said(found.best().value);
        if (Double.isNaN(value)) {
            return "";
        }
        String expects = "I judge my chances at " + percent(value) + " after this";
        if (found.next() == null || Double.isNaN(found.next().value)) {
            return expects + ".";
        }
        String next = percent(ahead.said(found.next().value));
        return next.equals(percent(value))
                ? expects + "; other answers look about as good."
                : expects + ", and at " + next + " after the next best.";
    }

    private static String percent(double value) {
        return Math.round(100 * value) + " %";
    }
}
