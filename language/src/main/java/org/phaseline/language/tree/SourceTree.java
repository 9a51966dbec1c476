package org.phaseline.language.tree;

import java.util.List;

/** The declarations of one file, in the order of the text. */
public record SourceTree(String file, List<Declaration> declarations) {}
