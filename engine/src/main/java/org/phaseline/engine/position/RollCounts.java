package org.phaseline.engine.position;

import java.util.Map;
import java.util.TreeMap;

/** How many rolls were made in each kind of branch, those that were taken back included. Immutable. */
public final class RollCounts {

    /** Before the first roll, and where nobody counts. */
    public static final RollCounts NONE = new RollCounts(new TreeMap<>());

    private final TreeMap<String, Integer> made;

    private RollCounts(TreeMap<String, Integer> made) {
        this.made = made;
    }

    public int of(String stream) {
        return made.getOrDefault(stream, 0);
    }

    /** With one more. */
    public RollCounts after(String stream) {
        TreeMap<String, Integer> more = new TreeMap<>(made);
        more.merge(stream, 1, Integer::sum);
        return new RollCounts(more);
    }

    /** By the name of the branch. */
    Iterable<Map.Entry<String, Integer>> all() {
        return made.entrySet();
    }
}
