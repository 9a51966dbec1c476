package org.phaseline.bots;

import java.util.Set;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.engine.umpire.VictoryFields;

/** What is known of the fields of a rulebook before a game: which decide it, and what they are when the first question is asked. */
final class Relevance {

    private final VictoryFields fields;
    private final long[] begun;

    Relevance(CompiledRulebook rulebook) {
        this.fields = VictoryFields.of(rulebook);
        this.begun = begun(rulebook);
    }

    /** Much of a set-up is done by the first steps. Dice may fall otherwise in the game that is played: this is only about what is usual. */
    private static long[] begun(CompiledRulebook rulebook) {
        try {
            return Sandbox.begin(rulebook, new QuickDice(1)).position().slots;
        } catch (EndlessRulebook | IllegalStateException odd) {
            return rulebook.initial();
        }
    }

    long[] begun() {
        return begun;
    }

    boolean isDecisive(StateField field) {
        return fields.decisive().contains(field);
    }

    boolean isHelpful(StateField field) {
        return fields.helpful().contains(field);
    }

    boolean counts(StateField field) {
        return isDecisive(field) || isHelpful(field);
    }

    boolean changes(StateField field) {
        return fields.changes(field);
    }

    /** The values it is compared with where that decides anything. */
    Set<Long> compared(StateField field) {
        return fields.compared(field);
    }

    /** What a field is called among all fields. */
    static String called(StateField field) {
        return switch (field.owner()) {
            case GAME -> "game." + field.name();
            case SIDE -> "side." + field.name();
            case FACTION -> "faction." + field.name();
            case MEMBER -> field.kind() + "." + field.name();
        };
    }
}
