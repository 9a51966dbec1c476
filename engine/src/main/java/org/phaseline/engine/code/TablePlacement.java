package org.phaseline.engine.code;

import org.jspecify.annotations.Nullable;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.boards.table.Base;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/** Where the state keeps how the pieces of a kind stand on a table: a slot each, one piece after the other. */
public record TablePlacement(MeasuredTable table, int at, int facing, int wide, int deep, int members) {

    /** How far away something is that stands nowhere: farther than any board is wide, so that it is in nobody's reach. */
    static final long VERY_FAR = 1_000_000;

    private static final int PLACES = -1;

    /** Places instead of pieces: each stands where it is, and covers nothing. */
    public static TablePlacement ofPlaces(MeasuredTable table) {
        return new TablePlacement(table, PLACES, PLACES, PLACES, PLACES, 0);
    }

    /** What a piece covers of the table; null if it is nobody, or stands nowhere. */
    @Nullable
    Base base(Machine m, long member) {
        if (member < 0) {
            return null;
        }
        if (at == PLACES) {
            return Base.at(table, (int) member, 0, 0, 0);
        }
        long[] slots = m.position.slots;
        int place = (int) slots[at + (int) member];
        return place < 0 ? null : at(m, member, place, (int) slots[facing + (int) member]);
    }

    /** What it would cover there. */
    Base at(Machine m, long member, int place, int newFacing) {
        long[] slots = m.position.slots;
        return Base.at(table, place, newFacing, size(slots[wide + (int) member]), size(slots[deep + (int) member]));
    }

    /** A piece has some size, and none is larger than the largest table. */
    private static int size(long points) {
        return (int) Math.clamp(points, 1, MeasuredTable.MOST_POINTS);
    }

    /** One of these pieces. */
    public record One(TablePlacement standing, Formula member) {
        @Nullable
        Base base(Machine m) {
            return standing.base(m, member.of(m));
        }

        boolean is(Machine m, TablePlacement other, int piece) {
            return standing.at == other.at && member.of(m) == piece;
        }
    }

    /** Some of these pieces. */
    public record Some(TablePlacement standing, Formula set, int words) {

        /** What those of them cover that stand anywhere, the one left out that they are the others of. */
        static Base[] bases(Machine m, Some[] all, One but) {
            return all.length == 0
                    ? TableMemory.NOTHING
                    : TableMemory.of(m, all[0].standing.table).bases(m, all, but);
        }
    }
}
