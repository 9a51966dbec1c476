package org.phaseline.bots;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Coverage;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.umpire.VictoryFields;

/** What people should know before a bot plays a rulebook, one sentence each; nothing for most. */
public final class BotNotes {

    /** About a rulebook with guided steps. Which of them a game comes to is known only when it does. */
    public static final String GUIDED =
            "Some steps of this rulebook are guided: a bot says that it has carried them out, and trusts what people decide.";

    private BotNotes() {}

    public static List<String> of(CompiledRulebook rulebook) {
        List<String> notes = new ArrayList<>();
        if (isGuided(rulebook)) {
            notes.add(GUIDED);
        }
        notes.addAll(besidesGuided(rulebook));
        return List.copyOf(notes);
    }

    public static List<String> besidesGuided(CompiledRulebook rulebook) {
        List<String> notes = new ArrayList<>();
        if (isSolitaire(rulebook)) {
            notes.add("This game has one seat: a bot has nobody to play against.");
        }
        if (isEndless(rulebook)) {
            notes.add(
                    "This rulebook never says who has won, and has no last game turn: a bot plays on without knowing what for.");
        }
        return List.copyOf(notes);
    }

    /** Whether people carry something out that the umpire does not see. */
    public static boolean isGuided(CompiledRulebook rulebook) {
        return rulebook.outline().ownSteps().stream().anyMatch(step -> isGuided(rulebook, step));
    }

    /** A heading is not, whatever its steps are. */
    public static boolean isGuided(CompiledRulebook rulebook, Step step) {
        return step.coverage() == Coverage.GUIDED
                && rulebook.outline().ownSteps().stream().noneMatch(inside -> inside.parent() == step.index());
    }

    public static boolean isSolitaire(CompiledRulebook rulebook) {
        return rulebook.outline().parties().all().stream()
                        .filter(party -> !party.faction())
                        .filter(Party::present)
                        .count()
                == 1;
    }

    public static boolean isEndless(CompiledRulebook rulebook) {
        return rulebook.outline().length() == 0 && !VictoryFields.endsTheGame(rulebook);
    }
}
