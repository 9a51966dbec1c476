package org.phaseline.language.resolve;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.phaseline.boards.Board;
import org.phaseline.boards.SpaceBoard;

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

    /** What people read: the names, unless some spaces have a title. */
    List<String> titles() {
        return board instanceof SpaceBoard spaces ? new Titles(spaces) : this;
    }

    private static final class Titles extends AbstractList<String> implements RandomAccess {

        private final SpaceBoard board;

        Titles(SpaceBoard board) {
            this.board = board;
        }

        @Override
        public String get(int space) {
            return board.title(space);
        }

        @Override
        public int size() {
            return board.spaces();
        }
    }
}
