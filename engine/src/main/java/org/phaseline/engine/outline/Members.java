package org.phaseline.engine.outline;

import java.util.List;

/** Says who is in a large set, one after the other; truncated, since nobody reads more than a page of names. */
public final class Members {

    private static final int MOST_SAID = 1_000;

    private final List<String> words;
    private final StringBuilder said = new StringBuilder();
    private int size;
    private int beforeLast;

    public Members(List<String> words) {
        this.words = words;
    }

    public void add(int member) {
        if (size++ < MOST_SAID) {
            beforeLast = said.length();
            said.append(said.isEmpty() ? "" : ", ").append(words.get(member));
        }
    }

    /** As in a sentence: "A, B and C". */
    public String inSentence() {
        return size < 2 || size > MOST_SAID
                ? said()
                : said.substring(0, beforeLast) + " and " + said.substring(beforeLast + ", ".length());
    }

    public String said() {
        return size > MOST_SAID ? said + " and " + (size - MOST_SAID) + " more" : size == 0 ? "none" : said.toString();
    }
}
