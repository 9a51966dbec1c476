package org.phaseline.engine.code;

import java.util.function.IntPredicate;
import org.phaseline.boards.Board;
import org.phaseline.boards.Grid;
import org.phaseline.boards.HexBoard;
import org.phaseline.boards.SpaceBoard;
import org.phaseline.boards.grid.Arcs;
import org.phaseline.boards.grid.Areas;
import org.phaseline.boards.grid.Exits;
import org.phaseline.boards.grid.Lines;
import org.phaseline.boards.grid.Sight;
import org.phaseline.boards.grid.SpaceSides;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/** What spaces of hexes, squares and areas are to each other. Of no space every number is 0, every set empty, every space none. */
public final class OnGrid {

    private OnGrid() {}

    /** The ways out of all spaces, which a machine works out once. */
    static Exits exits(Machine m, SpaceBoard board) {
        return m.caches.kept(board, Exits.class, () -> Exits.of(board));
    }

    public record Neighbours(SpaceBoard grid, Formula space, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int of = (int) space.of(m);
            int set = m.scratch.take(words);
            if (of >= 0) {
                exits(m, grid).addNext(of, m.scratch.words, set);
            }
            return set;
        }
    }

    public record Within(SpaceBoard grid, Formula space, Formula distance, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int of = (int) space.of(m);
            long most = Math.min(distance.of(m), grid.spaces());
            int set = m.scratch.take(words);
            if (of >= 0 && most >= 0) {
                long across = 2 * most + 1;
                boolean searched =
                        !(grid instanceof Grid cells) || cells.boxes().count() > 0;
                m.looksAt(searched ? grid.spaces() : (int) Math.min(grid.spaces(), across * (across + 2)) / 4);
                Areas.within(grid, of, (int) most, m.scratch.words, set);
            }
            return set;
        }
    }

    public record Distance(SpaceBoard grid, Formula from, Formula to) implements Formula {
        @Override
        public long of(Machine m) {
            int one = (int) from.of(m);
            int other = (int) to.of(m);
            if (one < 0 || other < 0) {
                return TablePlacement.VERY_FAR;
            }
            if (!(grid instanceof Grid cells && cells.isCell(one) && cells.isCell(other))) {
                m.looksAt(grid.spaces());
            }
            return grid.distance(one, other);
        }
    }

    public record Ahead(Grid grid, Formula space, Formula facing) implements Formula {
        @Override
        public long of(Machine m) {
            int of = (int) space.of(m);
            long direction = facing.of(m);
            return of < 0 || direction < 0 ? Board.NOWHERE : grid.ahead(of, (int) direction);
        }
    }

    /** The side that two spaces share; none if they are no neighbours. */
    public record SideBetween(SpaceSides sides, Formula from, Formula to) implements Formula {
        @Override
        public long of(Machine m) {
            int one = (int) from.of(m);
            int other = (int) to.of(m);
            return one < 0 || other < 0 ? Board.NOWHERE : sides.between(one, other);
        }
    }

    public record Towards(Grid grid, Formula from, Formula to) implements Formula {
        @Override
        public long of(Machine m) {
            int one = (int) from.of(m);
            int other = (int) to.of(m);
            return grid.isCell(one) && grid.isCell(other) ? grid.towards(one, other) : 0;
        }
    }

    public record Line(Grid grid, Formula from, Formula to, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int one = (int) from.of(m);
            int other = (int) to.of(m);
            int set = m.scratch.take(words);
            if (grid.isCell(one) && grid.isCell(other)) {
                m.looksAt(grid.lengthOfLine(one, other));
                Lines.line(grid, one, other, m.scratch.words, set);
            }
            return set;
        }
    }

    /** Whether these spaces block the sight from one space to another. */
    public record Blocked(Grid grid, Formula from, Formula to, Formula spaces) implements Formula {
        @Override
        public long of(Machine m) {
            return sight(m, grid, from, to, spaces, true) == Sight.BLOCKED ? 1 : 0;
        }
    }

    /** Whether it runs through one of these spaces, or along it. */
    public record Hindered(Grid grid, Formula from, Formula to, Formula spaces) implements Formula {
        @Override
        public long of(Machine m) {
            return sight(m, grid, from, to, spaces, false) == Sight.HINDERED ? 1 : 0;
        }
    }

    private static Sight sight(Machine m, Grid grid, Formula from, Formula to, Formula spaces, boolean blocking) {
        int one = (int) from.of(m);
        int other = (int) to.of(m);
        if (!grid.isCell(one) || !grid.isCell(other)) {
            return Sight.CLEAR;
        }
        m.looksAt(grid.lengthOfLine(one, other));
        int mark = m.scratch.top;
        int set = (int) spaces.of(m);
        IntPredicate within = space -> m.scratch.has(set, space);
        IntPredicate none = space -> false;
        Sight sight = Lines.sight(grid, one, other, blocking ? none : within, blocking ? within : none);
        m.scratch.top = mark;
        return sight;
    }

    /** Whether a hex lies in the arc of another; a box never does. */
    public record Arc(HexBoard hexes, Formula from, Formula facing, Formula wide, Formula to) implements Formula {
        @Override
        public long of(Machine m) {
            int one = (int) from.of(m);
            int direction = (int) facing.of(m);
            long width = wide.of(m);
            int other = (int) to.of(m);
            boolean there = hexes.isCell(one) && hexes.isCell(other) && direction >= 0;
            return there && Arcs.holds(hexes, one, direction, width, other) ? 1 : 0;
        }
    }

    /** The number of the column of a space, as its name tells it; 0 for none, and for a box. */
    public record Column(Grid grid, Formula space) implements Formula {
        @Override
        public long of(Machine m) {
            int of = (int) space.of(m);
            return grid.isCell(of) ? grid.naming().column(grid, of) : 0;
        }
    }

    public record Row(Grid grid, Formula space) implements Formula {
        @Override
        public long of(Machine m) {
            int of = (int) space.of(m);
            return grid.isCell(of) ? grid.naming().row(grid, of) : 0;
        }
    }

    /** The spaces next to pieces; where these are, the state keeps from a slot on. */
    public record Zone(SpaceBoard grid, int at, Formula pieces, int pieceWords, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int zone = m.scratch.take(words);
            int mark = m.scratch.top;
            int all = (int) pieces.of(m);
            Exits exits = exits(m, grid);
            for (int i = m.scratch.next(all, pieceWords, 0); i >= 0; i = m.scratch.next(all, pieceWords, i + 1)) {
                m.looksAt(1);
                int space = (int) m.position.slots[at + i];
                if (space >= 0) {
                    exits.addNext(space, m.scratch.words, zone);
                }
            }
            m.scratch.top = mark;
            return zone;
        }
    }

    /** The spaces that pieces are on. */
    public record Occupied(int at, Formula pieces, int pieceWords, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int spaces = m.scratch.take(words);
            int mark = m.scratch.top;
            int all = (int) pieces.of(m);
            for (int i = m.scratch.next(all, pieceWords, 0); i >= 0; i = m.scratch.next(all, pieceWords, i + 1)) {
                m.looksAt(1);
                m.scratch.add(spaces, m.position.slots[at + i]);
            }
            m.scratch.top = mark;
            return spaces;
        }
    }
}
