package org.phaseline.library;

/** One legal answer to a decision. */
public final class Choice {

    private final Decision decision;
    private final long item;
    private final String word;

    Choice(Decision decision, long item, String word) {
        this.decision = decision;
        this.item = item;
        this.word = word;
    }

    /** What is answered. */
    public Decision decision() {
        return decision;
    }

    /** How people say it; no other choice of the decision is called so. */
    public String word() {
        return word;
    }

    long item() {
        return item;
    }

    @Override
    public String toString() {
        return word;
    }
}
