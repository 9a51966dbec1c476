package org.phaseline.bots;

/**
 * What a player has decided.
 *
 * @param question which of the seat's questions it answers, counted from 0
 * @param item what is answered, of the question's menu
 * @param reason what the player expects of it, in one sentence; empty when it has no reason
 */
public record Decided(int question, long item, String reason) {}
