package org.phaseline.language.checked;

import java.util.List;
import org.phaseline.language.tree.Word;

/** A text for players with values in braces: a piece before each value, and one behind the last. */
public record Text(Word source, List<String> pieces, List<Expr> values) {}
