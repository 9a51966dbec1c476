package org.phaseline.language.checked;

/** A heading that is played in rounds, which are counted. */
public record Round(int id) {}
