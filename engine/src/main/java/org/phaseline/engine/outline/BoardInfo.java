package org.phaseline.engine.outline;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.phaseline.boards.Board;
import org.phaseline.boards.grid.SpaceSides;

/**
 * A board of the game, under the name the rulebook gives it.
 *
 * @param sides the sides between its spaces, if they have fields
 * @param layers what is drawn on them, the uppermost last
 * @param titles what is written on spaces, such as the names of towns
 */
public record BoardInfo(
        String name,
        Board board,
        Optional<SpaceSides> sides,
        List<SideLayer> layers,
        SortedMap<Integer, String> titles) {

    /** One on whose sides there is nothing. */
    public BoardInfo(String name, Board board) {
        this(name, board, Optional.empty(), List.of(), new TreeMap<>());
    }
}
