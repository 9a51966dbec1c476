package org.phaseline.engine.compiled;

import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Runner;

/**
 * The code of a rulebook, made into classes where it is played again and again: one for each address that play has come to often
 * enough, after an answer, a return or a jump back. The rest runs as it stands, which costs less than classes that are hardly used;
 * and so does everything that somebody is told about.
 */
public final class CompiledRunner implements Runner {

    /** What is played from an address on is made into a class when play has come there so often. */
    private static final int OFTEN = 20_000;

    private final EntryMaker maker;
    private final Plain plain;
    private final EntryPoint[] at;

    private CompiledRunner(CompiledRulebook rulebook, int often) {
        maker = new EntryMaker(rulebook);
        plain = new Plain(rulebook.code());
        at = new EntryPoint[rulebook.code().length];
        for (int address = 0; address < at.length; address++) {
            at[address] = new Counted(address, often);
        }
    }

    public static CompiledRunner of(CompiledRulebook rulebook) {
        return new CompiledRunner(rulebook, OFTEN);
    }

    /** With every class made as soon as play comes there, for whoever wants to see that they do what the instructions do. */
    public static CompiledRunner madeAtOnce(CompiledRulebook rulebook) {
        return new CompiledRunner(rulebook, 1);
    }

    /** As it stands, until play has come here often enough. Two threads may both make its class, which does no harm. */
    private final class Counted extends EntryPoint {
        private final int address;
        private int left;

        Counted(int address, int often) {
            this.address = address;
            this.left = often;
        }

        /** Whether it is a class now. */
        private boolean isMade() {
            if (--left > 0) {
                return false;
            }
            at[address] = maker.make(address);
            return true;
        }

        @Override
        int run(Machine m) {
            return isMade() ? at[address].run(m) : plain.run(m, address);
        }

        @Override
        long asked(Machine m) {
            return plain.asked(m, address);
        }

        @Override
        void offer(Machine m, Menu menu) {
            if (isMade()) {
                at[address].offer(m, menu);
            } else {
                plain.offer(m, address, menu);
            }
        }

        @Override
        int answer(Machine m, long item) {
            return plain.answer(m, address, item);
        }

        @Override
        int answerAndRun(Machine m, long item) {
            return isMade() ? at[address].answerAndRun(m, item) : plain.answerAndRun(m, address, item);
        }
    }

    @Override
    public int run(Machine m, int address) {
        return m.isHeard() ? plain.run(m, address) : at[address].run(m);
    }

    @Override
    public long asked(Machine m, int address) {
        return at[address].asked(m);
    }

    @Override
    public void offer(Machine m, int address, Menu menu) {
        at[address].offer(m, menu);
    }

    @Override
    public int answer(Machine m, int address, long item) {
        return at[address].answer(m, item);
    }

    @Override
    public int answerAndRun(Machine m, int address, long item) {
        return m.isHeard() ? plain.answerAndRun(m, address, item) : at[address].answerAndRun(m, item);
    }
}
