package org.phaseline.engine.outline;

/** What a coach says to a player who comes to a step for the first time, or who has just sat down. */
public record Coaching(int step, String text) {

    /** In place of a step: when the game begins. */
    public static final int AT_THE_BEGINNING = -1;
}
