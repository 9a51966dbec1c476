package org.phaseline.language.syntax;

import java.util.List;
import org.phaseline.language.problem.Problem;
import org.phaseline.language.tree.SourceTree;

/** What was read, as far as it could be, and every problem on the way, in the order of the text. */
public record ReadResult(SourceTree tree, List<Problem> problems) {

    public boolean isSound() {
        return problems.isEmpty();
    }
}
