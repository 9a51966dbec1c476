package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.PieceKind;

/**
 * Pieces of a kind that a seat does not see, and how many of them each side has at each word, which everybody is told: cards in the hand of
 * another, cards in the deck. Which of them are where is not known, so any order is as likely as any other.
 *
 * @param members those that are not seen
 * @param owners whose each of them could be, sorted; {@code words} what stands in the counted field beside it
 */
record CountedPieces(PieceKind kind, int[] members, long[] owners, long[] words) {

    private record Count(long owner, long word) {}

    static List<CountedPieces> of(Machine m, HiddenPieceMask mask) {
        List<CountedPieces> counted = new ArrayList<>();
        long[] slots = m.position.slots;
        for (PieceKind kind : m.rulebook.outline().pieces()) {
            if (kind.counted() < 0) {
                continue;
            }
            List<Integer> members = new ArrayList<>();
            List<Count> counts = new ArrayList<>();
            for (int i = 0; i < kind.members().size(); i++) {
                if (mask.hides(kind.name(), i)) {
                    members.add(i);
                    counts.add(new Count(kind.side() < 0 ? -1 : slots[kind.side() + i], slots[kind.counted() + i]));
                }
            }
            // Sorted, so that the order of the real pieces leaves no trace.
            counts.sort(Comparator.comparingLong(Count::owner).thenComparingLong(Count::word));
            counted.add(new CountedPieces(
                    kind,
                    members.stream().mapToInt(Integer::intValue).toArray(),
                    counts.stream().mapToLong(Count::owner).toArray(),
                    counts.stream().mapToLong(Count::word).toArray()));
        }
        return counted;
    }

    /** Deals them out. */
    void deal(long[] slots, SampleDraws random) {
        int[] order = members.clone();
        for (int i = order.length - 1; i > 0; i--) {
            int other = random.below(i + 1);
            int member = order[i];
            order[i] = order[other];
            order[other] = member;
        }
        for (int i = 0; i < order.length; i++) {
            if (kind.side() >= 0) {
                slots[kind.side() + order[i]] = owners[i];
            }
            slots[kind.counted() + order[i]] = words[i];
        }
    }
}
