package org.phaseline.server.view;

/** Something is larger than the server sends in one piece; a rulebook of somebody's own may make what a seat sees that large. */
public final class TooLarge extends RuntimeException {

    /** All that ships stays far below. */
    static final int MOST_BYTES = 4 * 1024 * 1024;

    private static final long serialVersionUID = 1;

    TooLarge() {
        super(
                "This is larger than the " + MOST_BYTES / 1024 / 1024 + " MB this server can show at once.",
                null,
                false,
                false);
    }
}
