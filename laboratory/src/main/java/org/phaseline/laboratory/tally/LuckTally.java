package org.phaseline.laboratory.tally;

import java.io.Serializable;

/**
 * A two-way layout without repetition: in each group every set of dice is played with every set of decisions. Sums of squares of who wins, over all
 * sides, as whole numbers: each is multiplied by the number of games of a group. Kept in parts, for the jackknife.
 */
public final class LuckTally implements Serializable {

    private static final long serialVersionUID = 1;

    /** So many sets of dice, and so many sets of decisions, are in a group. */
    public static final int SETS = 4;

    public static final int PARTS = 10;

    private final long[] groups = new long[PARTS];
    private final long[] dice = new long[PARTS];
    private final long[] decisions = new long[PARTS];
    private final long[] total = new long[PARTS];

    /** {@code winners} by dice, then decisions; a game without winners has none. */
    public void add(long group, long[][] winners, int sides) {
        int part = (int) (group % PARTS);
        groups[part]++;
        for (int side = 0; side < sides; side++) {
            long[] byDice = new long[SETS];
            long[] byDecisions = new long[SETS];
            long all = 0;
            for (int i = 0; i < SETS; i++) {
                for (int j = 0; j < SETS; j++) {
                    long won = winners[i][j] >>> side & 1;
                    byDice[i] += won;
                    byDecisions[j] += won;
                    all += won;
                }
            }
            dice[part] += SETS * squares(byDice) - all * all;
            decisions[part] += SETS * squares(byDecisions) - all * all;
            total[part] += SETS * SETS * all - all * all;
        }
    }

    private static long squares(long[] numbers) {
        long sum = 0;
        for (long each : numbers) {
            sum += each * each;
        }
        return sum;
    }

    void addAll(LuckTally other) {
        Sums.add(groups, other.groups);
        Sums.add(dice, other.dice);
        Sums.add(decisions, other.decisions);
        Sums.add(total, other.total);
    }

    public long groups() {
        return groupsWithout(-1);
    }

    /** The sums without one of the parts, or of all with -1: groups, dice, decisions, total. */
    public long groupsWithout(int part) {
        return without(groups, part);
    }

    public long diceWithout(int part) {
        return without(dice, part);
    }

    public long decisionsWithout(int part) {
        return without(decisions, part);
    }

    public long totalWithout(int part) {
        return without(total, part);
    }

    private static long without(long[] parts, int part) {
        long sum = 0;
        for (int i = 0; i < PARTS; i++) {
            sum += i == part ? 0 : parts[i];
        }
        return sum;
    }
}
