package org.phaseline.laboratory.statistics;

import org.phaseline.laboratory.tally.LuckTally;

/**
 * How much of the differences in who wins comes from the dice, from what is decided, and from both together: the variance components of a two-way
 * layout with random effects. {@code error} is the standard error of the dice's share, by the jackknife.
 */
public record VarianceShares(double dice, double decisions, double both, double error) {

    public static VarianceShares of(LuckTally tally) {
        VarianceShares all = without(tally, -1);
        double squares = 0;
        int parts = 0;
        for (int part = 0; part < LuckTally.PARTS; part++) {
            long left = tally.groupsWithout(part);
            if (left > 0 && left < tally.groups()) {
                double off = without(tally, part).dice - all.dice;
                squares += off * off;
                parts++;
            }
        }
        double error = parts < 2 ? Double.NaN : StrictMath.sqrt(squares * (parts - 1) / parts);
        return new VarianceShares(all.dice, all.decisions, all.both, error);
    }

    /** Without error where nobody ever wins, or always the same: then nothing differs. */
    public boolean isKnown() {
        return dice + decisions + both > 0;
    }

    private static VarianceShares without(LuckTally tally, int part) {
        double groups = tally.groupsWithout(part);
        int sets = LuckTally.SETS;
        double dice = tally.diceWithout(part) / (groups * (sets - 1));
        double decisions = tally.decisionsWithout(part) / (groups * (sets - 1));
        double rest = (tally.totalWithout(part) - tally.diceWithout(part) - tally.decisionsWithout(part))
                / (groups * (sets - 1) * (sets - 1));
        double byDice = Math.max(0, (dice - rest) / sets);
        double byDecisions = Math.max(0, (decisions - rest) / sets);
        double all = byDice + byDecisions + rest;
        return all > 0
                ? new VarianceShares(byDice / all, byDecisions / all, rest / all, 0)
                : new VarianceShares(0, 0, 0, 0);
    }
}
