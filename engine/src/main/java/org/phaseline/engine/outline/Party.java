package org.phaseline.engine.outline;

/** A side, or a faction of one; {@code side} is the index of the side it belongs to (its own, for a side). */
public record Party(int index, String name, String title, int side, boolean faction, boolean present) {}
