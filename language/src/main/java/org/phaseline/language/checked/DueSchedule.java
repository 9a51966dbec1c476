package org.phaseline.language.checked;

/**
 * Who is due in which game turn.
 *
 * @param type a set of those who can be due
 * @param turns the game turns in which some are, ascending
 * @param sets for each of these turns the set, as many words as the type takes
 */
@SuppressWarnings("ArrayRecordComponent") // Read only by those who compile; nobody compares schedules.
public record DueSchedule(Type type, long[] turns, long[] sets) {}
