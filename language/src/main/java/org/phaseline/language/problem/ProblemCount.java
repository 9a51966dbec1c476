package org.phaseline.language.problem;

import java.util.ArrayList;
import java.util.List;

/** How many problems there are, in words: "2 problems", "1 problem and 3 warnings". */
public final class ProblemCount {

    private ProblemCount() {}

    public static String of(List<Problem> problems) {
        long errors = problems.stream().filter(Problem::isError).count();
        List<String> said = new ArrayList<>();
        if (errors > 0) {
            said.add(errors + (errors == 1 ? " problem" : " problems"));
        }
        long warnings = problems.size() - errors;
        if (warnings > 0) {
            said.add(warnings + (warnings == 1 ? " warning" : " warnings"));
        }
        return said.isEmpty() ? "no problems" : String.join(" and ", said);
    }
}
