package org.phaseline.engine.compiled;

import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;

/** What is played from one address on. No interface: there is one class for each address, and calls to many classes cost less so. */
abstract class EntryPoint {

    /** As {@link org.phaseline.engine.machine.Runner#run}; only while nobody is told anything. */
    abstract int run(Machine m);

    long asked(Machine m) {
        throw nothingIsAsked();
    }

    void offer(Machine m, Menu menu) {
        throw nothingIsAsked();
    }

    int answer(Machine m, long item) {
        throw nothingIsAsked();
    }

    /** As {@link org.phaseline.engine.machine.Runner#answerAndRun}; only while nobody is told anything. */
    int answerAndRun(Machine m, long item) {
        throw nothingIsAsked();
    }

    private static IllegalStateException nothingIsAsked() {
        return new IllegalStateException("nothing is asked here");
    }
}
