package org.phaseline.server.table;

/** What a viewer saw at an earlier moment, and how many lines of the log they had then. */
public record PastView(int lines, byte[] sighting) {}
