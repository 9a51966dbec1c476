/** Finds a short game that breaks an invariant. */
@NullMarked
package org.phaseline.laboratory.shrink;

import org.jspecify.annotations.NullMarked;
