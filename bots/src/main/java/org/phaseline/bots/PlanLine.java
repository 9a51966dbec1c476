package org.phaseline.bots;

import org.jspecify.annotations.Nullable;

/** An answer with its best plan so far, what others do that harms it most, and what came of it in each scenario that was looked at. */
final class PlanLine {

    final Candidate candidate;
    AnswerPlan plan;

    /** What others do; null where they do anything. */
    @Nullable
    AnswerPlan reply;

    /** The average of the scenarios; not a number where the answer cannot be given. */
    double value = Double.NaN;

    double[] values;
    int looked;

    PlanLine(Candidate candidate, AnswerPlan plan, @Nullable AnswerPlan reply, int scenarios) {
        this.candidate = candidate;
        this.plan = plan;
        this.reply = reply;
        this.values = new double[scenarios];
    }

    boolean isPossible() {
        return !Double.isNaN(value);
    }

    /** What came of another plan or reply in the same scenarios. */
    record Tried(AnswerPlan plan, @Nullable AnswerPlan reply, double[] values, double value) {}

    void take(Tried tried) {
        plan = tried.plan;
        reply = tried.reply;
        values = tried.values;
        value = tried.value;
    }
}
