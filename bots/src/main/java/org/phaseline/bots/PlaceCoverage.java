package org.phaseline.bots;

/** How near a side's nearest piece is to each of the places that count, so that it goes to all of them and not to one alone. */
record PlaceCoverage(
        String name, PieceFeatures owned, Distances distances, Nearness.Targets targets, int most, double worth)
        implements Feature {

    @Override
    public double scale() {
        return Math.max(1, most / 2.0);
    }

    @Override
    public double of(long[] slots, int side) {
        int[] spaces = new int[Nearness.MOST];
        int found = targets.find(slots, side, spaces);
        double sum = 0;
        for (int j = 0; j < found; j++) {
            double best = 0;
            for (int i = 0; i < owned.members(); i++) {
                if (owned.belongs(slots, i, side)) {
                    best = Math.max(best, distances.nearness(owned.at(slots, i), spaces[j]));
                }
            }
            sum += best;
        }
        return sum;
    }
}
