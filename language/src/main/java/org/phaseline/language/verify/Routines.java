package org.phaseline.language.verify;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.CheckedLine;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Reaction;
import org.phaseline.language.checked.Routine;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Heading;

/** What every check asks about routines and about who acts in them. */
final class Routines {

    private Routines() {}

    /** All of a rulebook, in the order in which they are looked at. */
    static List<Routine> of(CheckedRulebook rulebook) {
        List<Routine> all = new ArrayList<>();
        all.add(rulebook.gameTurn());
        all.addAll(rulebook.sequences());
        for (Reaction reaction : rulebook.reactions()) {
            all.add(reaction.routine());
        }
        all.addAll(rulebook.digressions());
        return all;
    }

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
