package org.phaseline.journal.format;

import java.util.Objects;
import org.phaseline.language.text.VisibleText;

/**
 * A journal that cannot be read or written, said in one sentence. Whoever gets it can rely on nothing having changed, unless
 * {@link #doubtful}. It is an exception because it is no player's mistake: a full disk or a damaged file ends whatever was
 * being done.
 */
public final class JournalProblem extends Exception {

    private static final long serialVersionUID = 1;

    private final boolean doubtful;

    public JournalProblem(String sentence) {
        super(VisibleText.shown(sentence));
        this.doubtful = false;
    }

    public JournalProblem(String sentence, Throwable cause) {
        this(sentence, cause, false);
    }

    public JournalProblem(String sentence, Throwable cause, boolean doubtful) {
        super(VisibleText.shown(sentence), cause);
        this.doubtful = doubtful;
    }

    /** Whether what was being written may be there all the same: only reading it again can tell. */
    public boolean doubtful() {
        return doubtful;
    }

    public String sentence() {
        return Objects.requireNonNull(getMessage());
    }
}
