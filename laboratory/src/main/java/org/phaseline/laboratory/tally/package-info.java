/** What is counted in games: whole numbers only, so that parts can be added in any order. */
@NullMarked
package org.phaseline.laboratory.tally;

import org.jspecify.annotations.NullMarked;
