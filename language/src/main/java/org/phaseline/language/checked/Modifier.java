package org.phaseline.language.checked;

import org.jspecify.annotations.Nullable;

/** What is added to a value, always or when a condition holds; {@code text} says why, or is empty. {@code agrees} if words of it agree with the amount. */
public record Modifier(Expr amount, @Nullable Expr condition, String text, boolean agrees) {}
