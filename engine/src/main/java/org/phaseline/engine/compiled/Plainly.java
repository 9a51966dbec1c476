package org.phaseline.engine.compiled;

import java.lang.invoke.MethodHandles;
import java.util.Objects;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;

/** What the classes made here call. */
final class Plainly {

    private Plainly() {}

    /** One instruction as it stands, for an address that no piece begins at. */
    static int run(Machine m, int address) {
        m.branch.address = address;
        return m.rulebook.code()[address].run(m, address);
    }

    /** The instructions a class is made of. */
    static Instruction[] instructions(MethodHandles.Lookup self) throws IllegalAccessException {
        return Objects.requireNonNull(MethodHandles.classData(self, "_", Instruction[].class));
    }
}
