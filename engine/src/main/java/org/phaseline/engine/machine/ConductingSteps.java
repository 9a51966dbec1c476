package org.phaseline.engine.machine;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Frame;

/** The steps from which what runs was conducted, the nearest first. A reaction was conducted by nobody: it answers somebody else's step. */
final class ConductingSteps {

    private ConductingSteps() {}

    static List<Integer> of(CompiledRulebook rulebook, Branch branch) {
        List<Integer> steps = new ArrayList<>();
        for (Frame page = branch.frame; page != null && page.returnAddress > 0 && page.window < 0; page = page.caller) {
            // It goes on behind the line that conducts.
            steps.add(rulebook.stepAt()[page.returnAddress - 1]);
        }
        return steps;
    }
}
