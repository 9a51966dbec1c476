package org.phaseline.engine.machine;

import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Frame;

/**
 * How much one answer may take. A rulebook may come from a stranger: whatever would go on without end is given up here, with an
 * {@link EndlessRulebook} that says where. What counts depends on the position alone, so the same answer is given up everywhere or nowhere.
 */
public final class WorkLimits {

    /** What a die costs, measured in members looked at: a fair one takes a hash. */
    public static final int DIE = 16;

    /** So deep sequences and reactions may be conducted within each other: whoever walks over the frames must come to an end. */
    private static final int MOST_FRAMES = 1_000;

    private static final int MOST_SLOTS_OF_FRAMES = 500_000;

    /** So deep branches may fork into branches. */
    private static final int MOST_FORKS = 100;

    /** So many things may wait for a later moment. */
    private static final int MOST_WAITING = 10_000;

    /** So often dice may be rolled without anybody being asked: each roll is told, and kept for its proof. */
    private static final int MOST_ROLLS = 5_000;

    private final Machine m;

    /** How many members were looked at for what was only reported; the others are counted by {@link Machine#looksAt}. */
    private long lookedAtForReports;

    /** How many rolls were made since the last answer. */
    private int rollsMade;

    /** What was looked at, and which instructions were run, before that. */
    private long spent;

    WorkLimits(Machine m) {
        this.m = m;
    }

    void startAnswer() {
        spent += m.lookedAt;
        m.lookedAt = 0;
        lookedAtForReports = 0;
        rollsMade = 0;
    }

    /** What to throw where formulas have looked at more than they may. */
    EndlessRulebook tooMuch() {
        return new EndlessRulebook("a formula of the rulebook looks at more than " + m.mostLookedAt / 1_000_000
                + " million things, last in " + whereabouts(m.branch));
    }

    /** How much was looked at so far. */
    public long lookedAt() {
        return m.lookedAt;
    }

    /** How much all of this has taken so far, in members looked at and instructions run. */
    public long spent() {
        return spent + m.lookedAt;
    }

    /** So many instructions were run. */
    void ran(int instructions) {
        spent += instructions;
    }

    /** Does work that counts as done for reports only. */
    void forReports(Runnable work) {
        long before = m.lookedAt;
        m.lookedAt = lookedAtForReports;
        try {
            work.run();
        } finally {
            lookedAtForReports = Math.min(m.lookedAt, m.mostLookedAt);
            m.lookedAt = before;
        }
    }

    void rolls(int dice) {
        m.looksAt(dice * DIE);
        if (++rollsMade > MOST_ROLLS) {
            throw new EndlessRulebook("the rulebook rolls dice more than " + MOST_ROLLS + " times at once, last in "
                    + whereabouts(m.branch));
        }
    }

    void enters(Frame frame) {
        m.looksAt(frame.locals.length >> 6);
        if (frame.depth > MOST_FRAMES || frame.slots > MOST_SLOTS_OF_FRAMES) {
            throw new EndlessRulebook(
                    "the rulebook nests conducted sequences too deeply, last in " + whereabouts(m.branch));
        }
    }

    void forks(Branch branch) {
        if (branch.path.length >= 2 * MOST_FORKS) {
            throw new EndlessRulebook("the rulebook nests 'together' more than " + MOST_FORKS + " levels deep, last in "
                    + whereabouts(branch));
        }
    }

    /** Something that is kept for later, in a list that has so many already. */
    public void keepsWaiting(int already) {
        if (already >= MOST_WAITING) {
            throw new EndlessRulebook(
                    "the rulebook puts off more than " + MOST_WAITING + " effects, last in " + whereabouts(m.branch));
        }
    }

    /** What to throw where a branch has run all the instructions it may without a question. */
    EndlessRulebook silent(Branch on) {
        return new EndlessRulebook("the rulebook ran " + m.rulebook.limits().instructions()
                + " instructions without asking anybody anything, last in " + whereabouts(on));
    }

    private String whereabouts(Branch on) {
        int step = m.rulebook.stepAt()[on.address];
        return step < 0 ? "no step" : "'" + m.rulebook.outline().step(step).called() + "'";
    }
}
