package org.phaseline.journal;

import org.phaseline.language.text.VisibleText;

/** Where a journal and the rules part: the number of the line, counted from 1, and what is wrong with it. */
public record Disagreement(int line, String sentence) {

    /** It may quote words that somebody has put into the journal. */
    public Disagreement {
        sentence = VisibleText.shown(sentence);
    }

    public String say() {
        return "Line " + line + ": " + sentence;
    }
}
