package org.phaseline.server.store;

/** The store cannot do what it should; the message is a sentence for people. */
public final class StoreProblem extends Exception {

    private static final long serialVersionUID = 1;

    public StoreProblem(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    public StoreProblem(String sentence) {
        super(sentence);
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
