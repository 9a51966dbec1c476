package org.phaseline.journal.format;

import java.util.Objects;

/**
 * A journal that cannot be read or written, said in one sentence. Whoever gets it can rely on nothing having changed. It is
 * an exception because it is no player's mistake: a full disk or a damaged file ends whatever was being done.
 */
public final class JournalProblem extends Exception {

    private static final long serialVersionUID = 1;

    public JournalProblem(String sentence) {
        super(sentence);
    }

    public JournalProblem(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    public String sentence() {
        return Objects.requireNonNull(getMessage());
    }
}
