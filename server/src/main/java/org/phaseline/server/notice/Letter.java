package org.phaseline.server.notice;

import java.util.Optional;

/**
 * A mail. Nothing a stranger wrote is in it, except the title of a table, made plain.
 *
 * @param unsubscribe where its reader ends such mail by one request, as mail programs know it
 */
record Letter(String subject, String text, Optional<String> unsubscribe) {

    /** Tells that it is somebody's move. */
    static Letter notice(NoticeText notice, String unsubscribe) {
        return new Letter(
                notice.subject(),
                notice.sentence() + "\n\n" + notice.page()
                        + "\n\nYou get one e-mail each time it becomes your move at this table."
                        + " To unsubscribe:\n\n" + unsubscribe + "\n",
                Optional.of(unsubscribe));
    }

    /** Asks whether notices are wanted. It goes to people who may never have heard of us, so it holds no title either. */
    static Letter confirmation(String server, String link) {
        return new Letter(
                "Confirm your e-mail address",
                "Somebody who plays at " + server + " entered this e-mail address to be told when it is their move."
                        + "\n\nIf that was you, open this page within seven days and confirm the address:\n\n" + link
                        + "\n\nIf it was not you, do nothing: no notices are sent to an address that is not confirmed.\n",
                Optional.empty());
    }
}
