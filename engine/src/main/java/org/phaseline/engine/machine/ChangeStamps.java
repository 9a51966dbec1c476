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

    void note(int slot) {
        int block = slot >> BLOCK_BITS;
        if (block >= stamps.length) {
            stamps = Arrays.copyOf(stamps, Math.max(block + 1, 2 * stamps.length));
        }
        stamps[block] = ++now;
    }

    void forget() {
        valid = ++now;
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
