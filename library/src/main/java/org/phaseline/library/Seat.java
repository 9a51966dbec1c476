package org.phaseline.library;

/** A place at the table, which speaks for one side and its factions; seats are numbered from 0 in turn order. */
public record Seat(int number, String name) {}
