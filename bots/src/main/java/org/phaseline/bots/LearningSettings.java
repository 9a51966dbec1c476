package org.phaseline.bots;

/**
 * How is learned. What comes of it follows from this, the rulebook and the number of games.
 *
 * @param scenario the scenario that is played, for people who read what came of it; empty for a rulebook that has none
 * @param playouts how much the players think about each decision of the games that are learned from
 * @param most after so many answers a game is given up
 */
public record LearningSettings(String scenario, long seed, long playouts, long most) {}
