package org.phaseline.language.problem;

import java.util.Locale;
import org.phaseline.language.tree.Place;

/**
 * How much work compiling a rulebook may take. A short text can stand for very much: formulas that call formulas twice, steps
 * that are conducted again within steps that are conducted again. Whatever multiplies draws on one budget, so that no
 * combination of constructs gets around it. Work is counted and not timed: the same text is refused on every machine.
 */
public final class WorkBudget {

    /** Twenty times what the largest rulebook that ships takes, and used up within about half a second. */
    public static final long USUAL = 2_000_000;

    /** A bare guess, or a note that something is not known, is left out rather than the rulebook refused. */
    private static final long FOR_GUESSES = 10_000_000;

    private final long all;
    private long left;
    private long forGuesses = FOR_GUESSES;
    private Place at;

    /** For reading, which takes no longer than the text is long. */
    static WorkBudget unlimited() {
        return new WorkBudget(Long.MAX_VALUE, new Place("(no file)", 1, 1, 1));
    }

    public WorkBudget(long units, Place beginning) {
        this.all = units;
        this.left = units;
        this.at = beginning;
    }

    /** What is worked on from here on, for the problem that is told when the budget is used up. */
    public void at(Place place) {
        at = place;
    }

    /** Takes so many units; one unit is about one part of a formula, or one instruction. */
    public void spend(long units) {
        left -= units;
        if (left < 0) {
            throw new TooMuchWork(
                    at,
                    String.format(
                            Locale.ROOT,
                            "this rulebook is too large to compile: it has more than %,d parts when everything that formulas, steps"
                                    + " and sequences use is counted each time they use it",
                            all));
        }
    }

    /** How much was taken, and how much there still is. */
    public long spent() {
        return all - left();
    }

    public long left() {
        return Math.max(0, left);
    }

    /** Takes so much work for something that is only a help; false when there was too much of it already. */
    boolean affords(long units) {
        forGuesses = Math.max(0, forGuesses - units);
        return forGuesses > 0;
    }
}
