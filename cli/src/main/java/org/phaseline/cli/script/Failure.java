package org.phaseline.cli.script;

/** What is wrong at a line of a script, in one sentence. */
public record Failure(int line, String sentence) {}
