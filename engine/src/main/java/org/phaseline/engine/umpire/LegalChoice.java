package org.phaseline.engine.umpire;

/**
 * One legal answer: its number in the machine, the word it is answered and recorded by, and what people read. Words of one decision are
 * all different.
 */
public record LegalChoice(long item, String word, String title) {

    /** One that people read as it is. */
    public LegalChoice(long item, String word) {
        this(item, word, word);
    }

    /** Whether people read something other than the word. */
    public boolean titled() {
        return !title.equals(word);
    }
}
