/** Spaces of hexes and squares: what is near, on the line of sight, within reach, on the way. */
@NullMarked
package org.phaseline.boards.grid;

import org.jspecify.annotations.NullMarked;
