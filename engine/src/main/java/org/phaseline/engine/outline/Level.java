package org.phaseline.engine.outline;

/** The levels a rulebook prints, from the widest to the narrowest. */
public enum Level {
    GAME_TURN("game turn"),
    PLAYER_TURN("player turn"),
    PHASE("phase"),
    SEGMENT("segment"),
    ROUND("round"),
    STEP("step");

    private final String word;

    Level(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }
}
