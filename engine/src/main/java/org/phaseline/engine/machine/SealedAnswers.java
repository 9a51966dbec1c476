package org.phaseline.engine.machine;

import java.util.Arrays;
import java.util.List;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.engine.position.KeptAnswer;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.SentenceStart;

/**
 * What somebody answers under seal is remembered until the seal is closed for good, so that they can change one answer: the decision
 * begins anew, and what they answered to the same questions is answered for them, as far as it is still legal. So what comes of it is always
 * what could have been answered in the first place.
 */
public final class SealedAnswers {

    /** From this version of what rulebooks mean on. */
    public static final int SINCE = 6;

    private SealedAnswers() {}

    static void note(Machine m, Branch branch, long item) {
        if (branch.parent != null
                && branch.parent.fork == ForkKind.SEALED
                && m.rulebook.semantics() >= SINCE
                && question(m, branch).isDecision()) {
            branch.given = Arrays.copyOf(branch.given, branch.given.length + 1);
            branch.given[branch.given.length - 1] = item;
        }
    }

    /** Answers what a branch is asked with what was answered before; tells whether there was such an answer. */
    static boolean giveAgain(Machine m, Branch branch, Menu menu) {
        Question question = question(m, branch);
        if (question.kind() == Question.Kind.CHANGE) {
            return false;
        }
        if (!question.isDecision()) {
            branch.kept = List.of();
            return false;
        }
        String about = about(m, branch.address);
        String prompt = question.prompt(m);
        for (int i = 0; i < branch.kept.size(); i++) {
            KeptAnswer kept = branch.kept.get(i);
            if (kept.answers(branch.address, about, prompt)) {
                menu.clear();
                question.offer(m, menu);
                branch.kept = branch.kept.subList(i + 1, branch.kept.size());
                if (kept.changes() || !menu.has(kept.item())) {
                    return false;
                }
                tell(m, branch, question, kept.item());
                m.give(branch, kept.item());
                return true;
            }
        }
        return false;
    }

    private static void tell(Machine m, Branch branch, Question question, long item) {
        if (m.reporting()) {
            m.telling(() -> m.report(new Report.Answered(
                    m.step(),
                    m.audience(),
                    branch.party,
                    SentenceStart.of(question.prompt(m)),
                    question.word(m, item),
                    question.title(m, item),
                    "")));
        }
    }

    public static String about(Machine m, int address) {
        LoopMember subject = m.rulebook.subjectAt()[address];
        return subject == null ? "" : subject.say(m);
    }

    private static Question question(Machine m, Branch branch) {
        return (Question) m.rulebook.code()[branch.address];
    }
}
