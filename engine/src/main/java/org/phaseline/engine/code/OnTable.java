package org.phaseline.engine.code;

import org.jspecify.annotations.Nullable;
import org.phaseline.boards.Board;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.boards.table.Base;
import org.phaseline.boards.table.Between;
import org.phaseline.boards.table.Contact;
import org.phaseline.boards.table.Edge;
import org.phaseline.boards.table.Moves;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/**
 * What pieces on a measured table are to each other, and where they can go. Of a piece that stands nowhere every flag is no,
 * every number 0, every set empty, and every place none.
 */
public final class OnTable {

    private static final Edge[] EDGES = Edge.values();

    private OnTable() {}

    private static Edge edgeOf(Machine m, Formula edge) {
        return EDGES[(int) Math.clamp(edge.of(m), 0, 3)];
    }

    public record Touching(TablePlacement.One one, TablePlacement.One other) implements Formula {
        @Override
        public long of(Machine m) {
            Base a = one.base(m);
            Base b = other.base(m);
            return a != null && b != null && Contact.touching(one.standing().table(), a, b) ? 1 : 0;
        }
    }

    public record EdgeTo(TablePlacement.One one, TablePlacement.One other) implements Formula {
        @Override
        public long of(Machine m) {
            Base a = one.base(m);
            Base b = other.base(m);
            return a == null || b == null
                    ? 0
                    : Contact.edge(one.standing().table(), a, b).ordinal();
        }
    }

    public record Distance(TablePlacement.One one, TablePlacement.One other) implements Formula {
        @Override
        public long of(Machine m) {
            Base a = one.base(m);
            Base b = other.base(m);
            return a == null || b == null
                    ? TablePlacement.VERY_FAR
                    : Contact.distance(one.standing().table(), a, b);
        }
    }

    public record Range(TablePlacement.One one, Formula edge, TablePlacement.One other, Formula others)
            implements Formula {
        @Override
        public long of(Machine m) {
            Base a = one.base(m);
            Base b = other.base(m);
            return a == null || b == null
                    ? TablePlacement.VERY_FAR
                    : Contact.range(one.standing().table(), a, edgeOf(m, edge), b, edgeOf(m, others));
        }
    }

    public record Looks(TablePlacement.One one, Formula edge, TablePlacement.One other) implements Formula {
        @Override
        public long of(Machine m) {
            Base a = one.base(m);
            Base b = other.base(m);
            return a != null && b != null && Contact.looks(a, edgeOf(m, edge), b) ? 1 : 0;
        }
    }

    /** Which of some pieces; each kind of question decides for one of them. */
    private static long keep(
            Machine m,
            TablePlacement.Some some,
            TablePlacement.One one,
            TablePlacement.@Nullable One other,
            Asked asked) {
        int set = (int) some.set().of(m);
        for (int at = m.scratch.next(set, some.words(), 0); at >= 0; at = m.scratch.next(set, some.words(), at + 1)) {
            m.looksAt(1);
            boolean itself = one.is(m, some.standing(), at) || other != null && other.is(m, some.standing(), at);
            Base base = itself ? null : some.standing().base(m, at);
            if (base == null || !asked.about(base)) {
                m.scratch.words[set + (at >> 6)] &= ~(1L << at);
            }
        }
        return set;
    }

    private interface Asked {
        boolean about(Base base);
    }

    /** On the line from middle to middle, or from edge to edge when these are given. */
    public record StandBetween(
            TablePlacement.One one,
            @Nullable Formula edge,
            TablePlacement.One other,
            @Nullable Formula others,
            TablePlacement.Some some)
            implements Formula {
        @Override
        public long of(Machine m) {
            Base a = one.base(m);
            Base b = other.base(m);
            return keep(m, some, one, other, thing -> {
                if (a == null || b == null) {
                    return false;
                }
                return edge == null || others == null
                        ? Between.stands(a, b, thing)
                        : Between.stands(a, edgeOf(m, edge), b, edgeOf(m, others), thing);
            });
        }
    }

    public record Overlapping(TablePlacement.One one, TablePlacement.Some some) implements Formula {
        @Override
        public long of(Machine m) {
            Base a = one.base(m);
            return keep(m, some, one, null, thing -> a != null && a.overlaps(thing));
        }
    }

    public record Near(TablePlacement.One one, TablePlacement.Some some, Formula units) implements Formula {
        @Override
        public long of(Machine m) {
            Base a = one.base(m);
            int within = (int) Math.clamp(units.of(m), -1, Integer.MAX_VALUE);
            return keep(
                    m,
                    some,
                    one,
                    null,
                    thing -> a != null && Contact.near(one.standing().table(), a, thing, within));
        }
    }

    /** A piece as it would lie at another place, or null if there is no such piece or place. */
    private static @Nullable Base setDown(Machine m, TablePlacement.One one, Formula place, Formula facing) {
        long member = one.member().of(m);
        int there = (int) place.of(m);
        return member < 0 || there < 0 ? null : one.standing().at(m, member, there, (int) facing.of(m));
    }

    public record Fits(TablePlacement.One one, Formula place, Formula facing, TablePlacement.Some[] others)
            implements Formula {
        @Override
        public long of(Machine m) {
            Base base = setDown(m, one, place, facing);
            return base != null && Moves.fits(one.standing().table(), base, TablePlacement.Some.bases(m, others, one))
                    ? 1
                    : 0;
        }
    }

    /** Whether it would touch one of the others there. */
    public record Touches(TablePlacement.One one, Formula place, Formula facing, TablePlacement.Some[] others)
            implements Formula {
        @Override
        public long of(Machine m) {
            Base base = setDown(m, one, place, facing);
            if (base == null) {
                return 0;
            }
            for (Base other : TablePlacement.Some.bases(m, others, one)) {
                if (Contact.touching(one.standing().table(), base, other)) {
                    return 1;
                }
            }
            return 0;
        }
    }

    /** Those of some places that lie on whole units. */
    public record Whole(MeasuredTable table, Formula places, int words) implements Formula {
        @Override
        public long of(Machine m) {
            int set = (int) places.of(m);
            m.looksAt(m.scratch.size(set, words));
            long[] whole = TableMemory.of(m, table).wholePlaces(table, words);
            for (int i = 0; i < words; i++) {
                m.scratch.words[set + i] &= whole[i];
            }
            return set;
        }
    }

    public record Stepped(TablePlacement.One one, Formula edge, TablePlacement.Some[] others) implements Formula {
        @Override
        public long of(Machine m) {
            Base a = one.base(m);
            return a == null
                    ? Board.NOWHERE
                    : Moves.stepped(
                            one.standing().table(), a, edgeOf(m, edge), TablePlacement.Some.bases(m, others, one));
        }
    }

    public record Swung(TablePlacement.One one, Formula from, Formula to, Formula eighths) implements Formula {
        @Override
        public long of(Machine m) {
            Base a = one.base(m);
            int turn = (int) (eighths.of(m) % 8);
            return a == null
                    ? Board.NOWHERE
                    : Moves.swung(one.standing().table(), a, edgeOf(m, from), edgeOf(m, to), turn);
        }
    }

    public record Across(TablePlacement.One one, Formula from, Formula onto, Formula eighths) implements Formula {
        @Override
        public long of(Machine m) {
            Base a = one.base(m);
            int turn = (int) (eighths.of(m) % 8);
            return a == null
                    ? Board.NOWHERE
                    : Moves.across(one.standing().table(), a, edgeOf(m, from), edgeOf(m, onto), turn);
        }
    }

    public record Turned(Formula facing, Formula steps, int facings) implements Formula {
        @Override
        public long of(Machine m) {
            long from = facing.of(m);
            return from < 0 ? from : Math.floorMod(from + steps.of(m) % facings, facings);
        }
    }

    /** The places within so many units of movement. */
    public record Reach(
            TablePlacement.One one,
            Formula units,
            TablePlacement.Some[] slow,
            TablePlacement.Some[] impassable,
            int words)
            implements Formula {
        @Override
        public long of(Machine m) {
            Base a = one.base(m);
            int most = (int) Math.clamp(units.of(m), 0, Integer.MAX_VALUE);
            Base[] heavy = TablePlacement.Some.bases(m, slow, one);
            Base[] walls = TablePlacement.Some.bases(m, impassable, one);
            int set = m.scratch.take(words);
            if (a != null) {
                MeasuredTable table = one.standing().table();
                TableMemory.of(m, table).reach(m, table, a, most, heavy, walls, set, words);
            }
            return set;
        }
    }

    public record Path(
            TablePlacement.One one,
            Formula place,
            TablePlacement.Some[] slow,
            TablePlacement.Some[] impassable,
            int words)
            implements Formula {
        @Override
        public long of(Machine m) {
            Base a = one.base(m);
            int there = (int) place.of(m);
            Base[] heavy = TablePlacement.Some.bases(m, slow, one);
            Base[] walls = TablePlacement.Some.bases(m, impassable, one);
            int set = m.scratch.take(words);
            if (a != null && there >= 0) {
                MeasuredTable table = one.standing().table();
                TableMemory.of(m, table).path(m, table, a, there, heavy, walls, set, words);
            }
            return set;
        }
    }
}
