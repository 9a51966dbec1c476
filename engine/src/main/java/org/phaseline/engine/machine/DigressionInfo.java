package org.phaseline.engine.machine;

/** Something a player may halt the sequence with. */
public record DigressionInfo(String title, int step, int sequence) {}
