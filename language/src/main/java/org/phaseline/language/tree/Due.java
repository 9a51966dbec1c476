package org.phaseline.language.tree;

/** A due point: {@code start of [x]} or {@code end of [x]}. */
public record Due(Place place, boolean start, Word step) {}
