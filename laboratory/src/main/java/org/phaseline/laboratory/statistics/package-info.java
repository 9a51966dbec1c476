/** Intervals and tests. */
@NullMarked
package org.phaseline.laboratory.statistics;

import org.jspecify.annotations.NullMarked;
