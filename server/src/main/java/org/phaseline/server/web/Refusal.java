package org.phaseline.server.web;

/** A request that is not granted: a status and a sentence that may go to anybody. */
final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int status;

    Refusal(int status, String sentence) {
        super(sentence, null, false, false);
        this.status = status;
    }

    int status() {
        return status;
    }

    String sentence() {
        return String.valueOf(getMessage());
    }
}
