package org.phaseline.engine.machine;

/** One instruction of the compiled code. */
public interface Instruction {

    /** Returned instead of an address by an instruction after which the branch does not simply go on. */
    int WAIT = -1;

    /** Does it, and returns the address to go on at, or {@link #WAIT}. */
    int run(Machine m, int here);

    /** Every address that can come next in the same sequence, without what an answer is needed for. */
    default int[] next(int here) {
        return new int[] {here + 1};
    }
}
