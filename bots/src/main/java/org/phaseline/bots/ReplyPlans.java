package org.phaseline.bots;

/**
 * What somebody else plans to answer in a playout. A whole sequence is judged and not each answer by itself, because the first answers of a move often cost
 * something, such as a card, that only the last ones repay.
 */
final class ReplyPlans {

    /** So many answers are planned together. */
    static final int LENGTH = 8;

    private static final int NOBODY = -1;

    private double[] best = new double[LENGTH];
    private double[] proposal = new double[LENGTH];
    private double most;
    private int party = NOBODY;
    private int given;

    void forget() {
        party = NOBODY;
    }

    /** Whether it is the turn of whoever has a plan, and the plan has another answer. */
    boolean goOn(int asked) {
        return asked == party && given < LENGTH;
    }

    double next() {
        return best[given++];
    }

    void begin(int asked) {
        party = asked;
        given = 0;
        most = Double.NEGATIVE_INFINITY;
    }

    void propose(Randomness chance) {
        for (int i = 0; i < LENGTH; i++) {
            proposal[i] = chance.part();
        }
    }

    double proposed(int answer) {
        return proposal[answer];
    }

    /** Keeps what was proposed last if it is the best so far. */
    void judge(double value) {
        if (value > most) {
            most = value;
            double[] worse = best;
            best = proposal;
            proposal = worse;
        }
    }
}
