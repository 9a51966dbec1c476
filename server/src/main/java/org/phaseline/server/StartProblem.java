package org.phaseline.server;

/** Why a server does not start, in a sentence. */
public final class StartProblem extends Exception {

    private static final long serialVersionUID = 1;

    StartProblem(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
