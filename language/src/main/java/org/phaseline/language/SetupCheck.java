package org.phaseline.language;

import java.util.List;
import java.util.TreeMap;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.SetupRule;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Place;

/** Whether a set-up fulfils what its rulebook requires. */
final class SetupCheck {

    private SetupCheck() {}

    static void check(CheckedRulebook checked, CompiledRulebook rulebook, Problems problems) {
        try {
            TreeMap<Place, String> said = new TreeMap<>();
            List<List<SetupRule.Breach>> breaches = SetupRule.breaches(rulebook);
            for (int i = 0; i < breaches.size(); i++) {
                CheckedRulebook.Requirement requirement =
                        checked.requirements().get(i);
                for (SetupRule.Breach breach : breaches.get(i)) {
                    // A spot is reported once, and all that is wrong there should be known at once.
                    said.merge(place(requirement, breach, checked), breach.sentence(), (one, more) -> one + "; " + more);
                }
            }
            said.forEach((place, sentence) -> problems.add(Code.SET_UP, place, sentence));
        } catch (EndlessRulebook tooMuch) {
            problems.add(
                    Code.TOO_LARGE,
                    checked.requirements().getFirst().place(),
                    "what is required of a set-up takes too long to find out: it looks at too many things");
        }
    }

    private static Place place(
            CheckedRulebook.Requirement requirement, SetupRule.Breach breach, CheckedRulebook checked) {
        Place listed = requirement.places().get(breach.member());
        if (listed != null) {
            return listed;
        }
        return checked.scenarioPlace().equals(checked.beginning()) ? requirement.place() : checked.scenarioPlace();
    }
}
