package org.phaseline.language.checked;

import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Expression;

/** Dice that were rolled: one's own, or those of a party of which each has its own. */
public record Pool(
        Expression source, Variable variable, @Nullable Expr party) {}
