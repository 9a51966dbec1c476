/** Boards and what stands on them, drawn with the characters of a terminal. Only what a sighting holds is drawn. */
@NullMarked
package org.phaseline.cli.board;

import org.jspecify.annotations.NullMarked;
