package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.constant;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.boards.Unit;
import org.phaseline.boards.table.Base;
import org.phaseline.boards.table.Between;
import org.phaseline.boards.table.Contact;
import org.phaseline.boards.table.Edge;
import org.phaseline.boards.table.Moves;
import org.phaseline.boards.table.Walk;
import org.phaseline.engine.machine.Formula;

/** Formulas over pieces on a measured table: the geometry of what they cover, itself left out, and of what stands nowhere nothing. */
class TableLawsTest {

    private static final int PIECES = 6;
    private static final int AT = 10;
    private static final int FACING = 20;
    private static final int WIDE = 30;
    private static final int DEEP = 40;

    private final MeasuredTable table = new MeasuredTable(10, 8, 4, Unit.values()[0]);
    private final TablePlacement standing = new TablePlacement(table, AT, FACING, WIDE, DEEP, PIECES);
    private final TablePlacement.Some all = new TablePlacement.Some(standing, new Crowds.All(PIECES), 1);
    private final Bench bench = new Bench();
    private final Random random = new Random(8);

    private void setDown() {
        for (int i = 0; i < PIECES; i++) {
            bench.m.set(AT + i, i == PIECES - 1 ? -1 : random.nextInt(table.columns() * table.rows()));
            bench.m.position.slots[FACING + i] = random.nextInt(8);
            bench.m.position.slots[WIDE + i] = 2 + random.nextInt(8);
            bench.m.position.slots[DEEP + i] = 2 + random.nextInt(8);
        }
    }

    private Base base(int piece) {
        long[] slots = bench.m.position.slots;
        return Base.at(table, (int) slots[AT + piece], (int) slots[FACING + piece], (int) slots[WIDE + piece], (int)
                slots[DEEP + piece]);
    }

    private TablePlacement.One one(int piece) {
        return new TablePlacement.One(standing, constant(piece));
    }

    private interface About {
        boolean is(Base thing);
    }

    private TreeSet<Integer> those(int but, int alsoBut, About about) {
        TreeSet<Integer> those = new TreeSet<>();
        for (int i = 0; i < PIECES - 1; i++) {
            if (i != but && i != alsoBut && about.is(base(i))) {
                those.add(i);
            }
        }
        return those;
    }

    @Test
    void betweenTwoPiecesItIsTheGeometryOfWhatTheyCover() {
        for (int i = 0; i < 200; i++) {
            setDown();
            Base a = base(0);
            Base b = base(1);
            Edge edge = Edge.values()[random.nextInt(4)];
            Edge other = Edge.values()[random.nextInt(4)];
            Formula e = constant(edge.ordinal());
            Formula f = constant(other.ordinal());
            assertThat(bench.of(new OnTable.Touching(one(0), one(1)))).isEqualTo(Contact.touching(table, a, b) ? 1 : 0);
            assertThat(bench.of(new OnTable.EdgeTo(one(0), one(1))))
                    .isEqualTo(Contact.edge(table, a, b).ordinal());
            assertThat(bench.of(new OnTable.Distance(one(0), one(1)))).isEqualTo(Contact.distance(table, a, b));
            assertThat(bench.of(new OnTable.Range(one(0), e, one(1), f)))
                    .isEqualTo(Contact.range(table, a, edge, b, other));
            assertThat(bench.of(new OnTable.Looks(one(0), e, one(1)))).isEqualTo(Contact.looks(a, edge, b) ? 1 : 0);
        }
    }

    @Test
    void amongOthersAPieceItselfNeverCounts() {
        for (int i = 0; i < 200; i++) {
            setDown();
            Base a = base(0);
            Base b = base(1);
            int units = random.nextInt(4);
            assertThat(bench.members(new OnTable.Overlapping(one(0), all), 1)).isEqualTo(those(0, 0, a::overlaps));
            assertThat(bench.members(new OnTable.Near(one(0), all, constant(units)), 1))
                    .isEqualTo(those(0, 0, thing -> Contact.near(table, a, thing, units)));
            assertThat(bench.members(new OnTable.StandBetween(one(0), null, one(1), null, all), 1))
                    .isEqualTo(those(0, 1, thing -> Between.stands(a, b, thing)));
            Base[] others = {base(1), base(2), base(3), base(4)};
            TablePlacement.Some[] some = {all};
            int place = random.nextInt(table.columns() * table.rows());
            Base there =
                    Base.at(table, place, 2, (int) bench.m.position.slots[WIDE], (int) bench.m.position.slots[DEEP]);
            assertThat(bench.of(new OnTable.Fits(one(0), constant(place), constant(2), some)))
                    .isEqualTo(Moves.fits(table, there, others) ? 1 : 0);
            boolean touches = false;
            for (Base each : others) {
                touches |= Contact.touching(table, there, each);
            }
            assertThat(bench.of(new OnTable.Touches(one(0), constant(place), constant(2), some)))
                    .isEqualTo(touches ? 1 : 0);
            assertThat(bench.of(new OnTable.Stepped(one(0), constant(0), some)))
                    .isEqualTo(Moves.stepped(table, a, Edge.values()[0], others));
            assertThat(bench.of(new OnTable.Swung(one(0), constant(0), constant(1), constant(1))))
                    .isEqualTo(Moves.swung(table, a, Edge.values()[0], Edge.values()[1], 1));
            assertThat(bench.of(new OnTable.Across(one(0), constant(1), constant(2), constant(-1))))
                    .isEqualTo(Moves.across(table, a, Edge.values()[1], Edge.values()[2], -1));
        }
    }

    @Test
    void whereAPieceCanWalkAndHowItGetsThereIsTheGeometryOfTheTable() {
        int places = table.columns() * table.rows();
        int words = Crowds.words(places);
        TablePlacement.Some[] slow = {new TablePlacement.Some(standing, constantCrowd(1), 1)};
        TablePlacement.Some[] walls = {new TablePlacement.Some(standing, constantCrowd(2, 3), 1)};
        for (int round = 0; round < 10; round++) {
            setDown();
            Base[] heavy = {base(1)};
            Base[] blocks = {base(2), base(3)};
            long[] bits = new long[words];
            Walk.reach(table, base(0), 3, heavy, blocks, bits, 0);
            assertThat(bench.members(new OnTable.Reach(one(0), constant(3), slow, walls, words), words))
                    .isEqualTo(members(bits));
            int place = random.nextInt(places);
            long[] way = new long[words];
            Walk.path(table, base(0), place, heavy, blocks, way, 0);
            assertThat(bench.members(new OnTable.Path(one(0), constant(place), slow, walls, words), words))
                    .isEqualTo(members(way));
        }
    }

    private static Formula constantCrowd(int... members) {
        return new Crowds.Listed(
                Arrays.stream(members).mapToObj(Bench::constant).toList(), 1);
    }

    private static TreeSet<Integer> members(long[] bits) {
        TreeSet<Integer> members = new TreeSet<>();
        BitSet.valueOf(bits).stream().forEach(members::add);
        return members;
    }

    @Test
    void ofWhatStandsNowhereEverythingIsNothing() {
        setDown();
        TablePlacement.Some[] some = {all};
        int words = Crowds.words(table.columns() * table.rows());
        for (TablePlacement.One nobody : new TablePlacement.One[] {one(PIECES - 1), one(-1)}) {
            assertThat(bench.of(new OnTable.Touching(nobody, one(0)))).isZero();
            assertThat(bench.of(new OnTable.Looks(one(0), constant(0), nobody))).isZero();
            assertThat(bench.of(new OnTable.Distance(one(0), nobody))).isGreaterThan(MeasuredTable.MOST_POINTS);
            assertThat(bench.members(new OnTable.Overlapping(nobody, all), 1)).isEmpty();
            assertThat(bench.members(new OnTable.Near(nobody, all, constant(9)), 1))
                    .isEmpty();
            assertThat(bench.members(new OnTable.StandBetween(one(0), null, nobody, null, all), 1))
                    .isEmpty();
            assertThat(bench.of(new OnTable.Stepped(nobody, constant(0), some))).isEqualTo(-1);
            assertThat(bench.of(new OnTable.Swung(nobody, constant(0), constant(1), constant(1))))
                    .isEqualTo(-1);
            assertThat(bench.of(new OnTable.Across(nobody, constant(0), constant(1), constant(1))))
                    .isEqualTo(-1);
            assertThat(bench.members(
                            new OnTable.Reach(
                                    nobody, constant(3), new TablePlacement.Some[0], new TablePlacement.Some[0], words),
                            words))
                    .isEmpty();
            assertThat(bench.members(
                            new OnTable.Path(
                                    nobody, constant(3), new TablePlacement.Some[0], new TablePlacement.Some[0], words),
                            words))
                    .isEmpty();
        }
        assertThat(bench.of(new OnTable.Fits(one(0), constant(-1), constant(0), some)))
                .isZero();
    }

    @Test
    void aFacingTurnsRoundAndRoundAndWholePlacesLieOnUnits() {
        for (int from = 0; from < 8; from++) {
            for (int steps = -20; steps <= 20; steps++) {
                assertThat(bench.of(new OnTable.Turned(constant(from), constant(steps), 8)))
                        .isEqualTo(Math.floorMod(from + steps, 8));
            }
        }
        assertThat(bench.of(new OnTable.Turned(constant(-1), constant(3), 8))).isEqualTo(-1);
        int places = table.columns() * table.rows();
        int words = Crowds.words(places);
        assertThat(bench.members(new OnTable.Whole(table, new Crowds.All(places), words), words))
                .hasSize(11 * 9)
                .allMatch(table::isWhole);
    }
}
