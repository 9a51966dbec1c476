package org.phaseline.planner;

import java.util.Set;
import java.util.TreeSet;
import org.phaseline.engine.outline.Level;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.umpire.SearchSandbox;

/** The phases in which a seat is asked something when a plan begins: what comes after them is no part of it. */
final class SamePhase {

    private final SearchSandbox now;
    private final Set<Integer> phases = new TreeSet<>();

    /** From where the sandbox stands. */
    SamePhase(SearchSandbox now) {
        this.now = now;
        int questions = now.questions();
        for (int i = 0; i < questions; i++) {
            if ((now.asked(i) & now.parties()) != 0 && now.isOpenAndKnown(i)) {
                phases.add(phase(now.outermostStep(i)));
            }
        }
    }

    boolean isSame(int question) {
        return phases.contains(phase(now.outermostStep(question)));
    }

    /** The nearest heading around a step that is more than a step. */
    private int phase(int step) {
        int at = step;
        while (at >= 0) {
            Step heading = now.rulebook().outline().step(at);
            if (heading.level() != Level.STEP) {
                return at;
            }
            at = heading.parent();
        }
        return -1;
    }
}
