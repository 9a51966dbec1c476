package org.phaseline.language.verify;

import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.problem.Problems;

/** Runs every check over a rulebook. It may have problems already: what could not be understood is passed over. */
public final class RulebookVerifier {

    private RulebookVerifier() {}

    public static void verify(CheckedRulebook rulebook, Problems problems) {
        new ClauseCheck(problems).check(rulebook);
        new AskingCheck(problems).check(rulebook);
        new SecrecyCheck(problems).check(rulebook);
        if (!problems.anyError()) {
            new UnreadSentenceCheck(rulebook, problems).check();
            new UnseenLeakCheck(rulebook, problems).check();
        }
        Reachability reachability = new Reachability(rulebook, problems);
        reachability.checkLines();
        new IndependenceCheck(FootprintWalk.of(rulebook, problems.work()), problems).check();
        if (problems.isFlowClear()) {
            reachability.checkEnd();
            new FlowProblems(rulebook, problems).find();
        }
    }
}
