package org.phaseline.language;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.PositionRule;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Place;

/** Whether a set-up fulfils what its rulebook requires. */
final class SetupCheck {

    /** Looking at something takes less than compiling it. */
    private static final int LOOKS_A_UNIT = 10;

    /** So much is said of one spot. */
    private static final int MOST_SENTENCES = 5;

    private SetupCheck() {}

    static void check(CheckedRulebook checked, CompiledRulebook rulebook, Problems problems) {
        try {
            PositionRule.Found found = PositionRule.in(rulebook);
            problems.work().spend(Math.min(problems.work().left(), found.looked() / LOOKS_A_UNIT));
            // A spot is reported once, and all that is wrong there should be known at once.
            TreeMap<Place, List<String>> said = new TreeMap<>();
            for (int i = 0; i < found.breaches().size(); i++) {
                for (PositionRule.Breach breach : found.breaches().get(i)) {
                    said.computeIfAbsent(
                                    place(checked.requirements().get(i), breach, checked), unused -> new ArrayList<>())
                            .add(breach.sentence());
                }
            }
            said.forEach((place, sentences) -> problems.add(Code.SET_UP, place, joined(sentences)));
        } catch (EndlessRulebook tooMuch) {
            problems.work().spend(problems.work().left());
            problems.add(
                    Code.TOO_LARGE,
                    checked.requirements().getFirst().place(),
                    "what is required of a set-up takes too long to find out: it looks at too many things");
        }
    }

    private static String joined(List<String> sentences) {
        String first = String.join("; ", sentences.subList(0, Math.min(MOST_SENTENCES, sentences.size())));
        return sentences.size() > MOST_SENTENCES ? first + "; and more" : first;
    }

    private static Place place(
            CheckedRulebook.Requirement requirement, PositionRule.Breach breach, CheckedRulebook checked) {
        Place listed = requirement.places().get(breach.member());
        if (listed != null) {
            return listed;
        }
        return checked.scenarioPlace().equals(checked.beginning()) ? requirement.place() : checked.scenarioPlace();
    }
}
