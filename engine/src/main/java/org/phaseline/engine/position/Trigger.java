package org.phaseline.engine.position;

/** A reaction that waits to be resolved. The owner is -1 for an automatic one. Its values are never written. */
public record Trigger(int handler, int owner, long[] values, boolean toOpening) {}
