/**
 * What a game is played on: hexes, squares, or a table that is measured. Whole numbers only, so that every machine
 * finds the same; nothing here knows a game, a position or a player.
 */
@NullMarked
package org.phaseline.boards;

import org.jspecify.annotations.NullMarked;
