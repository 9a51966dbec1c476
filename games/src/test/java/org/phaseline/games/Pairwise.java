package org.phaseline.games;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

/** Few ways to switch many options so that any two of them meet in all four combinations. */
final class Pairwise {

    private static final int CANDIDATES = 40;

    private Pairwise() {}

    /** Each set holds the options that are on; greedily the candidate that covers most of what is still missing. */
    static List<BitSet> sets(int options, long seed) {
        Random random = new Random(seed);
        BitSet missing = new BitSet();
        missing.set(0, 4 * options * options);
        for (int i = 0; i < options; i++) {
            for (int j = 0; j <= i; j++) {
                missing.clear(4 * (i * options + j), 4 * (i * options + j) + 4);
            }
        }
        List<BitSet> sets = new ArrayList<>(List.of(new BitSet(), all(options)));
        sets.forEach(set -> cover(set, options, missing));
        while (!missing.isEmpty()) {
            BitSet best = new BitSet();
            int most = 0;
            for (int i = 0; i < CANDIDATES || most == 0; i++) {
                BitSet candidate = candidate(options, random);
                BitSet left = (BitSet) missing.clone();
                cover(candidate, options, left);
                int covered = missing.cardinality() - left.cardinality();
                if (covered > most) {
                    most = covered;
                    best = candidate;
                }
            }
            cover(best, options, missing);
            sets.add(best);
        }
        return sets;
    }

    private static BitSet all(int options) {
        BitSet all = new BitSet();
        all.set(0, options);
        return all;
    }

    private static BitSet candidate(int options, Random random) {
        BitSet candidate = new BitSet();
        for (int i = 0; i < options; i++) {
            candidate.set(i, random.nextBoolean());
        }
        return candidate;
    }

    private static void cover(BitSet set, int options, BitSet missing) {
        for (int i = 0; i < options; i++) {
            for (int j = i + 1; j < options; j++) {
                missing.clear(4 * (i * options + j) + (set.get(i) ? 2 : 0) + (set.get(j) ? 1 : 0));
            }
        }
    }
}
