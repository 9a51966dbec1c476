package org.phaseline.planner;

import java.util.List;

/**
 * Questions that are alike and follow each other, with an answer proposed to each.
 *
 * @param alike how many of them ask the same as the first one; the others have one answer
 * @param answers in the order in which they would be asked
 */
public record SimilarQuestionsPlan(int alike, List<PlannedAnswer> answers) {

    /** Each question is a matter of its own. */
    public static final SimilarQuestionsPlan NONE = new SimilarQuestionsPlan(0, List.of());

    public SimilarQuestionsPlan {
        answers = List.copyOf(answers);
    }
}
