package org.phaseline.journal;

/** Where a journal and the rules part: the number of the line, counted from 1, and what is wrong with it. */
public record Disagreement(int line, String sentence) {

    public String say() {
        return "Line " + line + ": " + sentence;
    }
}
