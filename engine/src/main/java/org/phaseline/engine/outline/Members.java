package org.phaseline.engine.outline;

import java.util.List;

/**
 * Says who is in a large set, one after the other; truncated, since nobody reads more than a page of names. Alike pieces of one title
 * are said once: "Volley ×3".
 */
public final class Members {

    private static final int MOST_SAID = 1_000;

    private final List<String> words;
    private final RepeatedTitles said = new RepeatedTitles();
    private int size;

    public Members(List<String> words) {
        this.words = words;
    }

    public void add(int member) {
        if (size++ < MOST_SAID) {
            said.add(words.get(member));
        }
    }

    /** As in a sentence: "A, B and C". */
    public String inSentence() {
        List<String> each = said.counted();
        if (each.size() < 2 || size > MOST_SAID) {
            return said();
        }
        return String.join(", ", each.subList(0, each.size() - 1)) + " and " + each.getLast();
    }

    public String said() {
        String each = String.join(", ", said.counted());
        return size > MOST_SAID ? each + " and " + (size - MOST_SAID) + " more" : size == 0 ? "none" : each;
    }
}
