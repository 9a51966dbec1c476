package org.phaseline.boards;

import java.util.List;

/**
 * A space that has a name of its own: an area, or a box beside a grid.
 *
 * @param title what people read in the place of the name
 * @param east where an area is drawn, in hundredths of whatever unit the rulebook measures in
 * @param north the same to the north
 * @param neighbours the numbers of the spaces next to it
 */
public record NamedSpace(String name, String title, int east, int north, List<Integer> neighbours) {
    public NamedSpace {
        neighbours = List.copyOf(neighbours);
    }
}
