package org.phaseline.engine.machine;

/**
 * What must be true of every position of a game. Playing a game never looks at it; a playtest does, in every position it comes to.
 *
 * @param written as the rulebook says it
 * @param file where it stands, with its line
 */
public record Invariant(String written, String file, int line, PositionRule rule) {}
