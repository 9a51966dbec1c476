/**
 * Rulebooks and matches for Java programs. {@link org.phaseline.library.Rulebooks} reads a rulebook, {@link
 * org.phaseline.library.Match} plays it. Nothing that is handed out can be changed, and nothing here touches threads or clocks: the
 * same rulebook, seed and answers give the same match on every machine.
 */
@NullMarked
package org.phaseline.library;

import org.jspecify.annotations.NullMarked;
