package org.phaseline.bots;

import org.jspecify.annotations.Nullable;
import org.phaseline.bots.Lookahead.Growing;
import org.phaseline.bots.PlanLine.Tried;

/** Looks at plans and at what others could reply in the same scenarios, so that they can be compared. */
record PlanComparison(Lookahead ahead) {

    /** In this part of the scenarios, and in so many at least, a plan may fall behind before it is given up: one that takes a risk may lose the first few times. */
    private static final int GIVEN_UP_PART = 12;

    private static final int GIVEN_UP_AFTER = 2;

    /** What has led to exactly the same so many times hardly ever makes a difference. */
    private static final int SAME_AFTER = 5;

    /** In every so many scenarios others answer anything: they are not sure to find the best reply. */
    private static final int BY_CHANCE_ALONE = 4;

    static @Nullable AnswerPlan reply(@Nullable AnswerPlan expected, int scenario) {
        return scenario % BY_CHANCE_ALONE == BY_CHANCE_ALONE - 1 ? null : expected;
    }

    /** Looks at a plan in as many scenarios as there are to be; in the first one it grows. */
    void look(PlanLine line, int count) {
        while (line.looked < count && !(ahead.playouts() > 0 && ahead.isLate())) {
            boolean first = line.looked == 0;
            line.values[line.looked] = ahead.look(
                    line.candidate,
                    line.plan,
                    reply(line.reply, line.looked),
                    line.looked,
                    first ? Growing.OWN : Growing.NOBODY);
            if (first) {
                line.plan = ahead.played(Growing.OWN);
            }
            line.looked++;
        }
        line.value = mean(line.values, line.looked);
    }

    private static double mean(double[] values, int count) {
        double sum = 0;
        int possible = 0;
        for (int i = 0; i < count; i++) {
            if (!Double.isNaN(values[i])) {
                sum += values[i];
                possible++;
            }
        }
        return possible == 0 ? Double.NaN : sum / possible;
    }

    /**
     * What comes of a plan and a reply in the scenarios of a line; null when it is given up early, because it falls behind what there is in
     * the same scenarios.
     *
     * @param growing what was changed, and grows in the first scenario
     */
    @Nullable
    Tried tried(PlanLine line, AnswerPlan plan, @Nullable AnswerPlan reply, Growing growing) {
        double[] values = new double[line.values.length];
        double gained = 0;
        int possible = 0;
        int least = Math.max(GIVEN_UP_AFTER, values.length / GIVEN_UP_PART);
        AnswerPlan own = plan;
        AnswerPlan others = reply;
        for (int scenario = 0; scenario < line.looked; scenario++) {
            AnswerPlan now = reply(others, scenario);
            boolean same = growing != Growing.OWN && now == null;
            values[scenario] = same
                    ? line.values[scenario]
                    : ahead.look(line.candidate, own, now, scenario, scenario == 0 ? growing : Growing.NOBODY);
            if (ahead.isLate()) {
                return null;
            }
            if (scenario == 0 && growing == Growing.OWN) {
                own = ahead.played(Growing.OWN);
            } else if (scenario == 0 && growing == Growing.REPLY) {
                others = ahead.played(Growing.REPLY);
            }
            if (!Double.isNaN(values[scenario])) {
                possible++;
                if (!Double.isNaN(line.values[scenario])) {
                    gained += values[scenario] - line.values[scenario];
                    boolean behind = growing == Growing.OWN ? gained < 0 : gained > 0;
                    if (possible >= least && behind || possible == SAME_AFTER && gained == 0) {
                        return null;
                    }
                }
            }
        }
        return possible == 0 ? null : new Tried(own, others, values, mean(values, line.looked));
    }
}
