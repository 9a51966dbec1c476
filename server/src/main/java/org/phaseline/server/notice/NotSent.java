package org.phaseline.server.notice;

/** A notice did not go out; the message says why, without addresses or secrets. */
final class NotSent extends Exception {

    private static final long serialVersionUID = 1;

    NotSent(String why, Throwable cause) {
        super(why, cause);
    }

    NotSent(String why) {
        super(why);
    }

    String why() {
        return String.valueOf(getMessage());
    }
}
