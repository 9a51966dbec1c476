package org.phaseline.language.resolve;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Word;

/** The word behind a title that says that it is plural: {@code side Red "The Raiders", plural}. */
final class PluralTitle {

    private static final String PLURAL = "plural";

    private PluralTitle() {}

    /** Whether the title is plural; any other word than the one for it is a problem. */
    static boolean is(@Nullable Word number, String what, String example, Problems problems) {
        if (number != null && !number.text().equals(PLURAL)) {
            problems.add(
                    Code.DECLARATION,
                    number.place(),
                    "after the comma " + what + " can only be 'plural', as in: " + example
                            + problems.didYouMean(number.text(), List.of(PLURAL)));
        }
        return number != null;
    }
}
