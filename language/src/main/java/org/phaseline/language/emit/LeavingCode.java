package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.phaseline.engine.code.Forks;
import org.phaseline.engine.machine.Instruction;

/** What leaving a step takes, wherever it is left from; {@code inStep} when one waits there for the others. */
record LeavingCode(List<Supplier<Instruction>> recipes, boolean inStep) {

    /** Inside a branch nothing is left: that is done where the branches have come together. */
    static final LeavingCode NOTHING = new LeavingCode(List.of(), false);

    /** The same, for a step that nobody waits behind. */
    LeavingCode unhindered() {
        return new LeavingCode(recipes, false);
    }

    /** Without waiting for anybody. */
    void emit(CodeBuffer code) {
        recipes.forEach(code::emit);
    }

    /** By a jump. */
    void jumpOut(CodeBuffer code) {
        emit(code);
        if (inStep) {
            code.emit(new Forks.Barrier());
        }
    }

    List<Instruction> instructions() {
        List<Instruction> made = new ArrayList<>(recipes.size());
        for (Supplier<Instruction> recipe : recipes) {
            made.add(recipe.get());
        }
        return List.copyOf(made);
    }
}
