package org.phaseline.engine.machine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Frame;

/** Makes the frames of sequences that are called, and uses those again that were left. */
final class FramePool {

    /** For each sequence a frame that was left; null when there is none. */
    private final @Nullable Frame[] spares;

    FramePool(int sequences) {
        spares = new Frame[sequences];
    }

    /** A blank frame for a sequence, to be called from the present one of a branch. */
    Frame blank(Branch branch, SequenceInfo sequence, int index, int returnAddress) {
        Frame spare = spares[index];
        if (spare == null) {
            return new Frame(new long[sequence.frameSize()], branch.frame, returnAddress, index);
        }
        spares[index] = null;
        Arrays.fill(spare.locals, 0);
        return spare.caller == branch.frame && spare.returnAddress == returnAddress
                ? spare
                : new Frame(spare.locals, branch.frame, returnAddress, index);
    }

    void giveBack(Frame left) {
        if (left.sequence >= 0) {
            // Nobody else has it: a branch that runs has no children, and copies of a position have frames of their
            // own.
            spares[left.sequence] = left;
        }
    }
}
