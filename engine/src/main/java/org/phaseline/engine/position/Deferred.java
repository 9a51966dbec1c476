package org.phaseline.engine.position;

import java.util.Arrays;

/**
 * A deferred effect: what to do to which slot when a due point comes. {@code path} and {@code moment} say where in the game it
 * was deferred, and so in which order effects of one due point happen, whoever clicked first.
 */
public record Deferred(int due, int[] path, int moment, int operation, int slot, long value, long low, long high)
        implements Comparable<Deferred> {

    @Override
    public int compareTo(Deferred other) {
        int byPath = Arrays.compare(path, other.path);
        return byPath != 0 ? byPath : Integer.compare(moment, other.moment);
    }
}
