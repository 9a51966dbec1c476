package org.phaseline.language.tree;

/** A word of the text (a name, a title, a reference without its brackets) with its place. */
public record Word(Place place, String text) {}
