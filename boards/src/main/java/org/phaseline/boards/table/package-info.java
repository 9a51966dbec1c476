/** Bases on a measured table: how they touch, see, stand between, step, swing and walk. */
@NullMarked
package org.phaseline.boards.table;

import org.jspecify.annotations.NullMarked;
