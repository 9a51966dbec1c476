package org.phaseline.engine.machine;

import java.util.List;
import org.phaseline.engine.dice.QuickDice;

/** What every set-up of a rulebook must fulfil. It is checked before a game begins, and never again. */
public interface SetupRule {

    /** Somebody, or something, that does not fulfil it; -1 for the game as a whole. */
    record Breach(int member, String sentence) {}

    List<Breach> breaches(Machine m);

    /** For each rule of a rulebook what breaks it before anything has happened. */
    static List<List<Breach>> breaches(CompiledRulebook rulebook) {
        if (rulebook.setupRules().isEmpty()) {
            return List.of();
        }
        // Formulas throw no dice.
        Machine m = new Machine(rulebook, rulebook.setUp(), new QuickDice(0), false);
        return rulebook.setupRules().stream().map(rule -> rule.breaches(m)).toList();
    }
}
