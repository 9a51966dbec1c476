package org.phaseline.journal;

import java.util.List;

/** What came of writing the rolls of a journal anew. */
public sealed interface Rebuilt {

    /**
     * All its answers stand, and lead to the positions it tells of.
     *
     * @param lines the journal as it should be, each line with its newline
     * @param changed the numbers of the lines whose rolls were others than those that follow from the seed
     */
    record Whole(List<byte[]> lines, List<Integer> changed) implements Rebuilt {

        public Whole {
            lines = List.copyOf(lines);
            changed = List.copyOf(changed);
        }
    }

    /** Something else is wrong with it than its rolls. */
    record Impossible(Disagreement disagreement) implements Rebuilt {}
}
