package org.phaseline.engine.machine;

/**
 * How the code of a rulebook is run: instruction by instruction as it stands, or made into classes that do the same (package
 * compiled).
 */
public interface Runner {

    /** Runs from an address on, one instruction or more; returns the address to go on at, or {@link Instruction#WAIT}. */
    int run(Machine m, int address);

    /** The parties that may answer the question at an address. */
    long asked(Machine m, int address);

    void offer(Machine m, int address, Menu menu);

    int answer(Machine m, int address, long item);

    /** Takes an answer of whoever is asked, and may run on as {@link #run} does. */
    default int answerAndRun(Machine m, int address, long item) {
        m.branch.lastParty = first(asked(m, address));
        return answer(m, address, item);
    }

    /** The first of some parties, or -1 for none. */
    static int first(long parties) {
        return parties == 0 ? -1 : Long.numberOfTrailingZeros(parties);
    }

    /** The code as it stands. */
    record Plain(Instruction[] code) implements Runner {
        @Override
        public int run(Machine m, int address) {
            return code[address].run(m, address);
        }

        @Override
        public long asked(Machine m, int address) {
            return ((Question) code[address]).asked(m);
        }

        @Override
        public void offer(Machine m, int address, Menu menu) {
            ((Question) code[address]).offer(m, menu);
        }

        @Override
        public int answer(Machine m, int address, long item) {
            return ((Question) code[address]).answer(m, address, item);
        }
    }
}
