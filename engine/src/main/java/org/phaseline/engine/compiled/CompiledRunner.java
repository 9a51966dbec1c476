package org.phaseline.engine.compiled;

import java.lang.invoke.MethodHandles;
import java.util.Arrays;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Runner;

/**
 * The code of a rulebook, made into classes where it is played again and again: one for each stretch that was run often
 * enough. The rest runs as it stands, which costs less than classes that are hardly used.
 */
public final class CompiledRunner implements Runner {

    /** So many instructions go into one method: what they do should stay within what the virtual machine inlines into one. */
    private static final int PIECE = 24;

    /** So many instructions go into one class: far from the limits of a class file. */
    private static final int STRETCH = 20 * PIECE;

    /** A stretch is made into a class when it was run so often. */
    private static final int OFTEN = 20_000;

    private final Instruction[] code;
    private final boolean[] entries;
    private final Runner[] at;
    private final Plain plain;

    private CompiledRunner(CompiledRulebook rulebook) {
        code = rulebook.code();
        entries = Entries.of(rulebook, PIECE);
        plain = new Plain(code);
        at = new Runner[code.length];
        for (int from = 0; from < code.length; from += STRETCH) {
            Arrays.fill(at, from, end(from), new Counted(from));
        }
    }

    public static CompiledRunner of(CompiledRulebook rulebook) {
        return new CompiledRunner(rulebook);
    }

    /** With every class made at once, for whoever wants to see that they do what the instructions do. */
    public static CompiledRunner madeAtOnce(CompiledRulebook rulebook) {
        CompiledRunner runner = new CompiledRunner(rulebook);
        for (int from = 0; from < runner.code.length; from += STRETCH) {
            runner.make(from);
        }
        return runner;
    }

    private int end(int from) {
        return Math.min(code.length, from + STRETCH);
    }

    private void make(int from) {
        int to = end(from);
        byte[] bytes = new ClassMaker(code, entries, from, to, PIECE).bytes();
        try {
            MethodHandles.Lookup made = MethodHandles.lookup()
                    .defineHiddenClassWithClassData(bytes, Arrays.copyOfRange(code, from, to), true);
            Arrays.fill(at, from, to, (Runner)
                    made.lookupClass().getDeclaredConstructor().newInstance());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a stretch of code cannot be made into a class", e);
        }
    }

    /** A stretch as it stands, until it was run often enough. Two threads may both make its class, which does no harm. */
    private final class Counted implements Runner {
        private final int from;
        private int runs;

        Counted(int from) {
            this.from = from;
        }

        @Override
        public int run(Machine m, int address) {
            if (++runs == OFTEN) {
                make(from);
            }
            return plain.run(m, address);
        }

        @Override
        public long asked(Machine m, int address) {
            return plain.asked(m, address);
        }

        @Override
        public void offer(Machine m, int address, Menu menu) {
            plain.offer(m, address, menu);
        }

        @Override
        public int answer(Machine m, int address, long item) {
            return plain.answer(m, address, item);
        }
    }

    @Override
    public int run(Machine m, int address) {
        return at[address].run(m, address);
    }

    @Override
    public long asked(Machine m, int address) {
        return at[address].asked(m, address);
    }

    @Override
    public void offer(Machine m, int address, Menu menu) {
        at[address].offer(m, address, menu);
    }

    @Override
    public int answer(Machine m, int address, long item) {
        return at[address].answer(m, address, item);
    }
}
