package org.phaseline.language.tree;

import java.util.List;

/** The declarations of one file, in the order of the text; {@code version} is that of the language it was read in. */
public record SourceTree(String file, int version, List<Declaration> declarations) {}
