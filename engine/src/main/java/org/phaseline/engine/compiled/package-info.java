/** Makes the code of a rulebook into Java classes, for play at full speed. Does what the instructions do and knows none of them. */
@NullMarked
package org.phaseline.engine.compiled;

import org.jspecify.annotations.NullMarked;
