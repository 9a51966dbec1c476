package org.phaseline.server.store;

/** The store cannot do what it should; the message is a sentence for people. */
public final class StoreProblem extends Exception {

    private static final long serialVersionUID = 1;

    private final boolean taken;

    public StoreProblem(String sentence, Throwable cause) {
        super(sentence, cause);
        this.taken = false;
    }

    public StoreProblem(String sentence) {
        this(sentence, false);
    }

    private StoreProblem(String sentence, boolean taken) {
        super(sentence);
        this.taken = taken;
    }

    /** Somebody else serves these tables now. */
    static StoreProblem taken(String sentence) {
        return new StoreProblem(sentence, true);
    }

    /** Whether all is well but that somebody else serves these tables now. */
    public boolean isTaken() {
        return taken;
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
