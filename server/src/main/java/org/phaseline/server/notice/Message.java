package org.phaseline.server.notice;

/** What a player is told: where, and that it is his move. Nothing of the game that is not public, and no secret. */
record Message(String title, String turn, String page) {

    String subject() {
        return clean("Your move: " + title);
    }

    String sentence() {
        return clean("It is your move at " + title + (turn.isEmpty() ? "" : ", " + turn) + ".");
    }

    /** For a mail. */
    String letter() {
        return sentence() + "\n\n" + page + "\n\nYou get one such notice each time it becomes your move."
                + " Switch them off on that page, under \"This table\".\n";
    }

    /** For a channel where people may be called by name: a rulebook's title calls nobody. */
    String shout() {
        return sentence().replace("@", "@\u200B") + " " + page;
    }

    private static String clean(String text) {
        return text.replaceAll("\\p{Cntrl}", " ");
    }
}
