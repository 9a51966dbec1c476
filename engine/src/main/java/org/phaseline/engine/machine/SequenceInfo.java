package org.phaseline.engine.machine;

/** A sequence that can be conducted: where it begins and how large its frame is. */
public record SequenceInfo(String name, String title, int entry, int frameSize, int parameters) {}
