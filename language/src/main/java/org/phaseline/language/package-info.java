/** Rulebook text, checked and compiled to what the engine runs, with every problem found. Touches no files: text comes in as text. */
@NullMarked
package org.phaseline.language;

import org.jspecify.annotations.NullMarked;
