package org.phaseline.engine.machine;

import java.util.List;
import org.phaseline.engine.dice.QuickDice;

/** What positions must fulfil: every set-up, which is checked before a game begins, or every position of a playtest ({@link Invariant}). */
public interface PositionRule {

    /** Somebody, or something, that does not fulfil it; -1 for the game as a whole. */
    record Breach(int member, String sentence) {}

    List<Breach> breaches(Machine m);

    /** For each rule of a rulebook what breaks it, and how many things were looked at to find out. */
    record Found(List<List<Breach>> breaches, long looked) {}

    /** Looks at a rulebook before anything has happened. */
    static Found in(CompiledRulebook rulebook) {
        if (rulebook.setupRules().isEmpty()) {
            return new Found(List.of(), 0);
        }
        // Formulas throw no dice.
        Machine m = new Machine(rulebook, rulebook.setUp(), new QuickDice(0), false);
        List<List<Breach>> breaches =
                rulebook.setupRules().stream().map(rule -> rule.breaches(m)).toList();
        return new Found(breaches, m.limits.spent());
    }
}
