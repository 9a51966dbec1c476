package org.phaseline.cli.show;

import java.util.TreeMap;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.outline.Step;

/** What to print above the steps of a sequence. Reactions, and what is raised by hand, stand under one heading each. */
final class SequenceNames {

    private static final String REACTION = "when ";
    private static final String DIGRESSION = "digression ";

    private final TreeMap<String, String> titles = new TreeMap<>();

    SequenceNames(CompiledRulebook rulebook) {
        for (SequenceInfo sequence : rulebook.sequences()) {
            titles.put(sequence.name(), sequence.title());
        }
        titles.put(rulebook.gameTurn().name(), rulebook.gameTurn().title());
    }

    String above(Step step) {
        String name = step.sequence();
        if (name.startsWith(REACTION)) {
            return "Reactions";
        }
        if (name.startsWith(DIGRESSION)) {
            return "Raised by a player";
        }
        String title = titles.getOrDefault(name, name);
        return title.isEmpty() ? "Game turn" : TextWidth.clean(title);
    }
}
