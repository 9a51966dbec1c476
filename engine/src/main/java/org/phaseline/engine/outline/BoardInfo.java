package org.phaseline.engine.outline;

import org.phaseline.boards.Board;

/** A board of the game, under the name the rulebook gives it. */
public record BoardInfo(String name, Board board) {}
