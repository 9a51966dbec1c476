package org.phaseline.server.table;

/** What somebody saw at an earlier moment, and how many lines of the log he had then. */
public record PastView(int lines, byte[] sighting) {}
