package org.phaseline.server.notice;

/**
 * What a player is told: where, and that it is their move. Nothing of the game that is not public, no secret, and of what a
 * rulebook's author wrote only the title, made plain.
 */
record NoticeText(String title, String page) {

    NoticeText {
        title = PlainTitle.of(title);
    }

    String subject() {
        return "Your move: " + title;
    }

    String sentence() {
        return "It is your move at " + title + ".";
    }

    /** For a chat. */
    String line() {
        return sentence() + " " + page;
    }
}
