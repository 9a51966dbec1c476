package org.phaseline.language.verify;

import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.Routine;
import org.phaseline.language.checked.UnseenKinds;
import org.phaseline.language.problem.Problems;

/** What is decided unseen is known to nobody else before it is revealed. Each routine has names and steps of its own. */
final class SecrecyCheck {

    private final Problems problems;

    SecrecyCheck(Problems problems) {
        this.problems = problems;
    }

    void check(CheckedRulebook rulebook) {
        UnseenKinds unseen = new UnseenKinds(rulebook.unseen());
        for (Routine routine : rulebook.routines()) {
            new SecrecyWalk(problems, unseen, rulebook.headings()).check(routine);
        }
    }
}
