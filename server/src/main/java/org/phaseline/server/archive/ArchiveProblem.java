package org.phaseline.server.archive;

/** An archive cannot be written or read; the message is a sentence for people. */
public final class ArchiveProblem extends Exception {

    private static final long serialVersionUID = 1;

    ArchiveProblem(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    ArchiveProblem(String sentence) {
        super(sentence);
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
