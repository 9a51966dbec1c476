package org.phaseline.language.resolve;

import java.util.AbstractList;
import java.util.RandomAccess;
import org.phaseline.boards.grid.SpaceSides;

/** The names of all sides between the spaces of a board, each made when somebody wants to read it. */
final class SideNameList extends AbstractList<String> implements RandomAccess {

    private final SpaceSides sides;

    SideNameList(SpaceSides sides) {
        this.sides = sides;
    }

    @Override
    public String get(int side) {
        return sides.name(side);
    }

    @Override
    public int size() {
        return sides.count();
    }
}
