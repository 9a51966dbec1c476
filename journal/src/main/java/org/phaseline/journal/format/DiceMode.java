package org.phaseline.journal.format;

/** Who rolls: the umpire, or the players on the real table, who type in what they see. */
public enum DiceMode {
    UMPIRE("umpire"),
    TYPED("typed");

    private final String word;

    DiceMode(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }
}
