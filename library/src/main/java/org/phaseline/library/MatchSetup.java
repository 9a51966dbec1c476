package org.phaseline.library;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.language.Loaded;
import org.phaseline.language.Loader;

/** How a match is to be played. Each method gives the same set-up, so that calls can be chained. */
public final class MatchSetup {

    private final Rulebook rulebook;
    private final List<String> on = new ArrayList<>();
    private final List<String> off = new ArrayList<>();
    private String scenario = "";
    private long seed;

    MatchSetup(Rulebook rulebook) {
        this.rulebook = rulebook;
    }

    /** The scenario's name, in any capitals; without one the rulebook's first is played. */
    public MatchSetup scenario(String name) {
        scenario = name;
        return this;
    }

    /** Plays with an optional rule. */
    public MatchSetup with(String option) {
        on.add(option);
        return this;
    }

    /** Plays without an optional rule. */
    public MatchSetup without(String option) {
        off.add(option);
        return this;
    }

    /** From which number the dice follow; the same number gives the same dice. */
    public MatchSetup seed(long number) {
        seed = number;
        return this;
    }

    /**
     * Begins the match.
     *
     * @throws RulebookException if there is no such scenario or option
     */
    public Match start() {
        Loaded loaded = Loader.load(rulebook.text(), scenario, on, off);
        var compiled = loaded.rulebook()
                .orElseThrow(() -> new RulebookException(
                        loaded.problems().stream().map(RulebookProblem::of).toList()));
        Seats seats = Seats.ofSides(compiled.outline().parties());
        return Match.begin(new Umpire(compiled, seats, new QuickDice(seed), false));
    }
}
