package org.phaseline.library;

/** A side of the game: its name in the rulebook, and what players call it. */
public record Side(String name, String title) {}
