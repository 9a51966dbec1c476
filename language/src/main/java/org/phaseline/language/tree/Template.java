package org.phaseline.language.tree;

import java.util.List;

/** A text for players with formulas in braces: a piece of text before each value, and one behind the last. */
public record Template(Word word, List<String> pieces, List<Expression> values) {}
