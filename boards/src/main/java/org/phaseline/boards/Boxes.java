package org.phaseline.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * Spaces beside a grid: a pile, a track, the land off the map. Their numbers follow those of the grid; a space of the grid that
 * is next to a box has a way more than others.
 */
public final class Boxes {

    public static final int MOST_BOXES = 500;
    public static final Boxes NONE = new Boxes(0, List.of());

    private final int first;
    private final List<NamedSpace> all;
    private final TreeMap<Integer, List<Integer>> nextTo = new TreeMap<>();

    /** {@code first} is the number of the first box, which is how many spaces the grid has. */
    public Boxes(int first, List<NamedSpace> all) {
        if (all.size() > MOST_BOXES) {
            throw new IllegalArgumentException("no board has " + all.size() + " boxes");
        }
        this.first = first;
        this.all = List.copyOf(all);
        for (int i = 0; i < all.size(); i++) {
            for (int other : all.get(i).neighbours()) {
                link(first + i, other);
                link(other, first + i);
            }
        }
    }

    private void link(int from, int to) {
        List<Integer> known = nextTo.computeIfAbsent(from, unused -> new ArrayList<>());
        if (from != to && !known.contains(to)) {
            known.add(to);
        }
    }

    public List<NamedSpace> all() {
        return all;
    }

    public int count() {
        return all.size();
    }

    NamedSpace get(int space) {
        return all.get(space - first);
    }

    /** The boxes next to a space, and of a box the spaces next to it. */
    List<Integer> nextTo(int space) {
        return all.isEmpty() ? List.of() : nextTo.getOrDefault(space, List.of());
    }

    int find(String name) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).name().equals(name)) {
                return first + i;
            }
        }
        return Board.NOWHERE;
    }
}
