package org.phaseline.engine.machine;

import java.util.Arrays;
import org.phaseline.engine.position.Branch;

/** When values of the state last changed, block by block: what was worked out from values that have not changed is still right. */
public final class ChangeStamps {

    private static final int BLOCK_BITS = 6;

    /** The state the stamps belong to. */
    private long[] slots = Branch.EMPTY;

    private long[] stamps = new long[0];
    private long now;

    /** How often values may have changed: whoever has seen fewer writes looks again. */
    private long writes;

    private long hash;
    private boolean hashed;

    /** What was kept before this is worth nothing: the state is another one, or was changed behind the machine's back. */
    private long valid;

    /** A value was written, perhaps the same as before, or another state is looked at. */
    void written() {
        writes++;
    }

    /** For whoever keeps something only as long as nothing at all was written. */
    public long writes() {
        return writes;
    }

    void note(int slot, long before, long value) {
        if (hashed) {
            hash += hash(slot, value) - hash(slot, before);
        }
        int block = slot >> BLOCK_BITS;
        if (block >= stamps.length) {
            stamps = Arrays.copyOf(stamps, Math.max(block + 1, 2 * stamps.length));
        }
        stamps[block] = ++now;
    }

    void forget() {
        valid = ++now;
        hashed = false;
    }

    /** A hash of all values, kept up with every change: where it is the same as it was once, so is the state. */
    long hash(long[] state) {
        moment(state);
        if (!hashed) {
            hash = 0;
            for (int slot = 0; slot < state.length; slot++) {
                hash += hash(slot, state[slot]);
            }
            hashed = true;
        }
        return hash;
    }

    private static long hash(int slot, long value) {
        long mixed = (value + 1) * 0x9E3779B97F4A7C15L + slot * 0xD1B54A32D192ED03L;
        mixed = (mixed ^ mixed >>> 32) * 0xBF58476D1CE4E5B9L;
        return mixed ^ mixed >>> 29;
    }

    /** The moment, for {@link #since}; to be asked for the state that is looked at. */
    public long moment(long[] state) {
        if (state != slots) {
            slots = state;
            forget();
        }
        return now;
    }

    /** Whether one of so many slots may have changed since a moment. */
    public boolean since(long moment, int from, int count) {
        if (moment < valid) {
            return true;
        }
        int last = Math.min((from + count - 1) >> BLOCK_BITS, stamps.length - 1);
        for (int block = from >> BLOCK_BITS; block <= last; block++) {
            if (stamps[block] > moment) {
                return true;
            }
        }
        return false;
    }
}
