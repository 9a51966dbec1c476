/** What runs a compiled rulebook from one question to the next. It knows instructions only by their interface. */
@NullMarked
package org.phaseline.engine.machine;

import org.jspecify.annotations.NullMarked;
