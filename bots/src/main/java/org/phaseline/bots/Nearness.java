package org.phaseline.bots;

/** How near the pieces of a side are to the nearest of what they could go to: enemies, pieces of another kind, spaces of one sort. */
record Nearness(String name, PieceFeatures owned, Distances distances, Targets targets, double worth)
        implements Feature {

    /** The spaces to go to; so many are filled in. */
    interface Targets {
        int find(long[] slots, int side, int[] spaces);
    }

    static final int MOST = 128;

    @Override
    public double scale() {
        return Math.max(1, owned.members() / 2.0);
    }

    @Override
    public double of(long[] slots, int side) {
        int[] spaces = new int[MOST];
        int found = targets.find(slots, side, spaces);
        double sum = 0;
        for (int i = 0; found > 0 && i < owned.members(); i++) {
            if (owned.belongs(slots, i, side)) {
                double best = 0;
                int at = owned.at(slots, i);
                for (int j = 0; j < found; j++) {
                    best = Math.max(best, distances.nearness(at, spaces[j]));
                }
                sum += best;
            }
        }
        return sum;
    }

    static int add(int[] spaces, int found, int space) {
        if (found < spaces.length) {
            spaces[found] = space;
            return found + 1;
        }
        return found;
    }
}
