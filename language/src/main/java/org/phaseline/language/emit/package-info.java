/** Turns a rulebook that has been understood and found sound into what the engine runs. It reports nothing. */
@NullMarked
package org.phaseline.language.emit;

import org.jspecify.annotations.NullMarked;
