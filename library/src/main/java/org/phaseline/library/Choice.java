package org.phaseline.library;

/** One legal answer to a decision. */
public final class Choice {

    private final Decision decision;
    private final long item;
    private final String word;
    private final String title;

    Choice(Decision decision, long item, String word, String title) {
        this.decision = decision;
        this.item = item;
        this.word = word;
        this.title = title;
    }

    /** What is answered. */
    public Decision decision() {
        return decision;
    }

    /** What it is answered by; no other choice of the decision is called so. */
    public String word() {
        return word;
    }

    /** How people say it: the title the rulebook gives the word, else the word. */
    public String title() {
        return title;
    }

    long item() {
        return item;
    }

    @Override
    public String toString() {
        return word;
    }
}
