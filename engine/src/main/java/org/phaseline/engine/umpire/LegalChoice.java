package org.phaseline.engine.umpire;

/** One legal answer: its number in the machine and its word for people. Words of one decision are all different. */
public record LegalChoice(long item, String word) {}
