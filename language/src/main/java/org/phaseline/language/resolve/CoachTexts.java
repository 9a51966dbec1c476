package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.outline.Coaching;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Declaration.ScenarioLine;
import org.phaseline.language.tree.Word;

/** What a scenario has a coach say, and at which steps. */
public final class CoachTexts {

    private CoachTexts() {}

    /** Whether a scenario teaches its game: a coach has something to say in it. */
    public static boolean any(Declaration.Scenario scenario) {
        return scenario.lines().stream().anyMatch(ScenarioLine.Coach.class::isInstance);
    }

    static List<Coaching> of(
            Declaration.@Nullable Scenario scenario, StepFinder steps, Symbols symbols, Problems problems) {
        List<Coaching> coach = new ArrayList<>();
        for (ScenarioLine line : scenario == null ? List.<ScenarioLine>of() : scenario.lines()) {
            if (line instanceof ScenarioLine.Coach said) {
                Headings.Entry entry = said.step() == null ? null : steps.findAnywhere(said.step(), "");
                coach.add(new Coaching(
                        entry == null ? Coaching.AT_THE_BEGINNING : entry.index(),
                        said.text().text(),
                        said.to().isEmpty() ? Coaching.TO_ALL : parties(said.to(), symbols, problems)));
            }
        }
        return List.copyOf(coach);
    }

    private static long parties(List<Word> names, Symbols symbols, Problems problems) {
        long parties = 0;
        for (Word name : names) {
            Integer number = symbols.partyNumbers.get(name.text());
            if (number == null) {
                problems.unknown(
                        Code.UNKNOWN_NAME,
                        name.place(),
                        "no side or faction '" + name.text() + "'"
                                + problems.didYouMean(name.text(), symbols.partyNumbers.keySet()));
            } else {
                parties |= 1L << number;
            }
        }
        return parties;
    }
}
