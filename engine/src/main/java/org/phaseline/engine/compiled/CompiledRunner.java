package org.phaseline.engine.compiled;

import java.lang.invoke.MethodHandles;
import java.util.Arrays;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Rulebook;
import org.phaseline.engine.machine.Runner;

/** The whole code of a rulebook made into classes, one for each stretch of it. */
public final class CompiledRunner implements Runner {

    /** So many go into one method: what they do should stay within what the virtual machine inlines into one method. */
    private static final int PIECE = 24;

    /** So many instructions go into one class: far from the limits of a class file. */
    private static final int STRETCH = 20 * PIECE;

    private final Runner[] at;

    private CompiledRunner(Runner[] at) {
        this.at = at;
    }

    public static Runner of(Rulebook rulebook) {
        Instruction[] code = rulebook.code();
        boolean[] entries = Entries.of(rulebook, PIECE);
        Runner[] at = new Runner[code.length];
        for (int from = 0; from < code.length; from += STRETCH) {
            int to = Math.min(code.length, from + STRETCH);
            Stretch stretch = new Stretch(code, entries, from, to, PIECE);
            Arrays.fill(at, from, to, made(stretch.bytes(), Arrays.copyOfRange(code, from, to)));
        }
        return code.length <= STRETCH ? at[0] : new CompiledRunner(at);
    }

    private static Runner made(byte[] bytes, Instruction[] instructions) {
        try {
            MethodHandles.Lookup lookup =
                    MethodHandles.lookup().defineHiddenClassWithClassData(bytes, instructions, true);
            return (Runner) lookup.lookupClass().getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a stretch of code cannot be made into a class", e);
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
