package org.phaseline.language.verify;

import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.CheckedLine;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Heading;

/** Who acts in steps, as their own headings say or those above them. */
final class StepActors {

    private StepActors() {}

    /** Whether a heading itself says who acts in it; else its actor is inherited, and was looked at further out. */
    static boolean namesActor(Heading heading) {
        Clauses clauses = heading.clauses();
        return !clauses.anyone() && (clauses.actor() != null || clauses.by() != null);
    }

    /**
     * Who acts in steps that are conducted again, as the headings above them say: it is looked at where they are conducted. Null
     * when none of the steps asks for it.
     */
    static @Nullable Actor inherited(Action.ConductSteps conducted) {
        for (CheckedLine line : conducted.body().lines()) {
            if (line instanceof CheckedStep step
                    && !step.heading().clauses().anyone()
                    && !namesActor(step.heading())
                    && step.actors().actor() != null) {
                return step.actors().actor();
            }
        }
        return null;
    }
}
