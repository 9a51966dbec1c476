package org.phaseline.language.checked;

/**
 * What became of a step in each pass of the loop it stands in: for which members it was done, and for which each option was taken.
 *
 * @param id no other of the rulebook has it
 * @param step the index of the step
 * @param options how many options the step offers one of
 * @param member what the members of the loop's set are
 */
public record LoopMemory(int id, int step, int options, Type member) {}
