package org.phaseline.engine.profile;

import java.util.Arrays;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Runner;

/** Runs the code as it stands and counts how often each step is come to, apart from the times its condition passes it over. Not for two threads. */
public final class StepVisits implements Runner {

    private static final int NONE = -1;

    private final Runner plain;

    /** For each address the step that begins there, or which is passed over there, or -1. */
    private final int[] enters;

    private final int[] passesOver;
    private final int[] entered;
    private final int[] passedOver;

    public StepVisits(CompiledRulebook rulebook) {
        Instruction[] code = rulebook.code();
        this.plain = new Runner.Plain(code);
        this.enters = new int[code.length];
        this.passesOver = new int[code.length];
        Arrays.fill(enters, NONE);
        Arrays.fill(passesOver, NONE);
        for (int i = 0; i < code.length; i++) {
            if (code[i] instanceof Steps.Enter enter) {
                enters[i] = enter.step();
            } else if (code[i] instanceof Steps.PassOver) {
                passesOver[i] = rulebook.stepAt()[i];
            }
        }
        int steps = rulebook.outline().steps().size();
        this.entered = new int[steps];
        this.passedOver = new int[steps];
    }

    /** Begins to count anew. */
    public void clear() {
        Arrays.fill(entered, 0);
        Arrays.fill(passedOver, 0);
    }

    /** How often a step was come to since then. Of one in which several act at once, each may pass it over. */
    public int of(int step) {
        return Math.max(0, entered[step] - passedOver[step]);
    }

    @Override
    public int run(Machine m, int address) {
        if (enters[address] >= 0) {
            entered[enters[address]]++;
        } else if (passesOver[address] >= 0) {
            passedOver[passesOver[address]]++;
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
