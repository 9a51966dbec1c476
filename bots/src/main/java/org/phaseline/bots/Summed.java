package org.phaseline.bots;

/** What the pieces of a side on the board add up to. */
record Summed(String name, PieceFeatures owned, Amount amount, double scale, double worth) implements Feature {

    /** What one piece counts. */
    interface Amount {
        double of(long[] slots, int member);
    }

    @Override
    public double of(long[] slots, int side) {
        double sum = 0;
        for (int i = 0; i < owned.members(); i++) {
            if (owned.belongs(slots, i, side)) {
                sum += amount.of(slots, i);
            }
        }
        return sum;
    }
}
