package org.phaseline.laboratory.tally;

/**
 * What became of one game.
 *
 * @param winners the parties that won, as a mask
 * @param decisions answers where there was more than one possible answer
 * @param first the party that had the first decision, or -1
 * @param trouble why the rulebook did not go on, or empty
 */
public record GameSummary(
        long number, Ending ending, long winners, int turns, int answers, int decisions, int first, String trouble) {}
