package org.phaseline.language.checked;

import org.jspecify.annotations.Nullable;

/**
 * What is added to a value, always or when a condition holds.
 *
 * @param text says why, or is empty
 * @param agrees whether words of it agree with the amount
 * @param filled the text, if it has values in braces; words of it agree with those
 */
public record Modifier(
        Expr amount,
        @Nullable Expr condition,
        String text,
        boolean agrees,
        @Nullable Text filled) {}
