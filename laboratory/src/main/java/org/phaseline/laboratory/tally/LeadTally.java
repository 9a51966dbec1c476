package org.phaseline.laboratory.tally;

import java.io.Serializable;

/**
 * Who was ahead by each indicator after each tenth of the games, and whether they won. Being ahead may mean having most, or having least (wounds,
 * for one): both are counted, and the report takes the one that tells more.
 */
public final class LeadTally implements Serializable {

    private static final long serialVersionUID = 1;

    public static final int TENTHS = 11;

    /** Leads of 1, 2 and 3, 4 to 7, and so on. */
    public static final int BUCKETS = 12;

    /** Whether having most of it is meant, or least. */
    public enum Way {
        MOST,
        LEAST
    }

    private final long[][][] won;
    private final long[][][] lost;
    private final long[][] tied;
    private final long[][][][] leads;

    LeadTally(int indicators) {
        won = new long[indicators][2][TENTHS];
        lost = new long[indicators][2][TENTHS];
        tied = new long[indicators][TENTHS * 2];
        leads = new long[indicators][2][TENTHS][2 * BUCKETS];
    }

    public int indicators() {
        return won.length;
    }

    public long won(int indicator, Way way, int tenth) {
        return won[indicator][way.ordinal()][tenth];
    }

    public long lost(int indicator, Way way, int tenth) {
        return lost[indicator][way.ordinal()][tenth];
    }

    public long tied(int indicator, Way way, int tenth) {
        return tied[indicator][way.ordinal() * TENTHS + tenth];
    }

    /** How often somebody led by so much, and how often they won. */
    public long led(int indicator, Way way, int tenth, int bucket) {
        return leads[indicator][way.ordinal()][tenth][bucket];
    }

    public long ledAndWon(int indicator, Way way, int tenth, int bucket) {
        return leads[indicator][way.ordinal()][tenth][BUCKETS + bucket];
    }

    /** The bucket of a lead, and the least lead in a bucket. */
    static int bucket(long lead) {
        return Math.min(BUCKETS - 1, 63 - Long.numberOfLeadingZeros(Math.max(1, lead)));
    }

    public static long least(int bucket) {
        return 1L << bucket;
    }

    /** Values of an indicator for all sides that take part, and which of these won. */
    void add(int indicator, int tenth, long[] values, int[] sides, int winner) {
        for (Way way : Way.values()) {
            int sign = way == Way.MOST ? 1 : -1;
            int best = -1;
            long top = 0;
            long second = Long.MIN_VALUE;
            for (int side : sides) {
                long value = sign * values[side];
                if (best < 0 || value > top) {
                    second = best < 0 ? Long.MIN_VALUE : top;
                    top = value;
                    best = side;
                } else if (value > second) {
                    second = value;
                }
            }
            count(indicator, way.ordinal(), tenth, best == winner, top - second, sides.length);
        }
    }

    private void count(int indicator, int way, int tenth, boolean right, long lead, int sides) {
        if (sides > 1 && lead == 0) {
            tied[indicator][way * TENTHS + tenth]++;
            return;
        }
        (right ? won : lost)[indicator][way][tenth]++;
        leads[indicator][way][tenth][bucket(lead)]++;
        if (right) {
            leads[indicator][way][tenth][BUCKETS + bucket(lead)]++;
        }
    }

    void addAll(LeadTally other) {
        for (int i = 0; i < won.length; i++) {
            for (int way = 0; way < 2; way++) {
                Sums.add(won[i][way], other.won[i][way]);
                Sums.add(lost[i][way], other.lost[i][way]);
                for (int tenth = 0; tenth < TENTHS; tenth++) {
                    Sums.add(leads[i][way][tenth], other.leads[i][way][tenth]);
                }
            }
            Sums.add(tied[i], other.tied[i]);
        }
    }
}
