package org.phaseline.language.compile;

import java.util.List;
import java.util.function.Supplier;
import org.phaseline.engine.code.Forks;
import org.phaseline.engine.machine.Instruction;

/** What leaving a step takes, wherever it is left from; {@code inStep} when it waits there for the others. */
record Leaving(List<Supplier<Instruction>> recipes, boolean inStep) {

    /** Inside a branch nothing is left: that is done where the branches have come together. */
    static final Leaving NOTHING = new Leaving(List.of(), false);

    /** The same, for a step that nobody waits behind. */
    Leaving unhindered() {
        return new Leaving(recipes, false);
    }

    /** Without waiting for anybody. */
    void emit(Emitter emitter) {
        recipes.forEach(emitter::emit);
    }

    /** By a jump. */
    void jumpOut(Emitter emitter) {
        emit(emitter);
        if (inStep) {
            emitter.emit(new Forks.Barrier());
        }
    }

    List<Instruction> instructions() {
        return recipes.stream().map(Supplier::get).toList();
    }
}
