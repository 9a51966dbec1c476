package org.phaseline.language.resolve;

import java.util.AbstractList;
import java.util.RandomAccess;
import org.phaseline.boards.Board;

/** The names of all spaces of a board. A table has a hundred thousand, so each is made when somebody wants to read it. */
final class SpaceNameList extends AbstractList<String> implements RandomAccess {

    private final Board board;

    SpaceNameList(Board board) {
        this.board = board;
    }

    @Override
    public String get(int space) {
        return board.name(space);
    }

    @Override
    public int size() {
        return board.spaces();
    }
}
