package org.phaseline.engine.umpire;

import java.util.function.Consumer;
import org.phaseline.engine.machine.Machine;

/** What a correction would take, worked out before anything is changed. */
sealed interface Plan {

    /** The step it is about, or -1, what it is in words, and how it is done. */
    record Agreed(int step, String what, Consumer<Machine> how) implements Plan {}

    /** It cannot be done, for a reason said in one sentence. */
    record Refused(String sentence) implements Plan {}
}
