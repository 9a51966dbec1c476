package org.phaseline.language.resolve;

import java.util.List;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.problem.WorkBudget;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Heading;

/** The headings of a rulebook before anything else of it is known, so that a scenario can speak of them. */
final class OverrideTargets {

    private static final String REACTION = "reaction ";

    private OverrideTargets() {}

    /** Those of the game turn have no sequence's name, so they are found first. */
    static Headings headings(Declarations declarations, WorkBudget work) {
        Headings headings = new Headings(heading -> true, condition -> java.util.Optional.empty(), work);
        declarations.of(Declaration.GameTurn.class).forEach(turn -> headings.add("", turn.body()));
        declarations.of(Declaration.Outline.class).forEach(outline -> headings.add("", outline.heading()));
        declarations
                .of(Declaration.Sequence.class)
                .forEach(sequence -> headings.add(sequence.name().text(), sequence.body()));
        List<Declaration.When> whens = declarations.of(Declaration.When.class);
        for (int i = 0; i < whens.size(); i++) {
            headings.add(REACTION + i, whens.get(i).heading());
        }
        for (Declaration.Digression digression : declarations.of(Declaration.Digression.class)) {
            Heading heading = digression.heading();
            headings.add(REACTION + heading.title().text(), heading);
        }
        return headings;
    }

    static boolean isReaction(String sequence) {
        return sequence.startsWith(REACTION);
    }
}
