package org.phaseline.boards;

import java.util.List;

/** Named areas, of which the rulebook says which are next to each other. They have no directions. */
public record AreaBoard(List<NamedSpace> areas) implements SpaceBoard {

    /** Each is a line of a rulebook, as a word of a kind is. */
    public static final int MOST_AREAS = 500;

    public AreaBoard {
        areas = List.copyOf(areas);
        if (areas.isEmpty() || areas.size() > MOST_AREAS) {
            throw new IllegalArgumentException("no board has " + areas.size() + " areas");
        }
    }

    @Override
    public int columns() {
        return areas.size();
    }

    @Override
    public int rows() {
        return 1;
    }

    @Override
    public String name(int space) {
        return areas.get(space).name();
    }

    @Override
    public String title(int space) {
        return areas.get(space).title();
    }

    @Override
    public int find(String name) {
        for (int area = 0; area < areas.size(); area++) {
            if (areas.get(area).name().equals(name)) {
                return area;
            }
        }
        return NOWHERE;
    }

    @Override
    public List<String> facingNames() {
        return List.of();
    }

    @Override
    public int exits(int space) {
        return areas.get(space).neighbours().size();
    }

    @Override
    public int exit(int space, int way) {
        return areas.get(space).neighbours().get(way);
    }

    @Override
    public int distance(int from, int to) {
        return StepCount.between(this, from, to);
    }
}
