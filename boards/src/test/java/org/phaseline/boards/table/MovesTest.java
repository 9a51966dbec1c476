package org.phaseline.boards.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.boards.table.RandomBases.TABLE;

import org.junit.jupiter.api.Test;
import org.phaseline.boards.Board;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.boards.Unit;

class MovesTest {
    private static final Base UNIT = new Base(36, 30, 0, 12, 6);
    private static final Base[] NOTHING = {};
    private final RandomBases bases = new RandomBases(5);

    @Test
    void aStepIsOneUnitStraightOutOfAnEdge() {
        assertThat(stepped(UNIT, Edge.FRONT)).isEqualTo("6,6");
        assertThat(stepped(UNIT, Edge.REAR)).isEqualTo("6,4");
        assertThat(stepped(UNIT, Edge.LEFT)).isEqualTo("5,5");
        // One step slanted is 6 points: four to the east and four to the north are the nearest.
        assertThat(stepped(new Base(36, 30, 1, 12, 6), Edge.FRONT)).isEqualTo(TABLE.name(TABLE.space(40, 34)));
    }

    @Test
    void aStepStopsInContact() {
        assertThat(stepped(UNIT, Edge.FRONT, new Base(36, 40, 4, 12, 6))).isEqualTo(TABLE.name(TABLE.space(36, 34)));
        assertThat(stepped(UNIT, Edge.FRONT, new Base(36, 36, 4, 12, 6))).isEqualTo("nowhere");
        assertThat(stepped(UNIT, Edge.FRONT, new Base(48, 34, 4, 12, 6)))
                .as("past its flank")
                .isEqualTo("6,6");
    }

    @Test
    void aStepThatWouldLeaveTheTableIsNone() {
        assertThat(stepped(new Base(36, 55, 0, 12, 6), Edge.FRONT)).isEqualTo("nowhere");
        assertThat(stepped(new Base(36, 51, 0, 12, 6), Edge.FRONT)).isEqualTo("6,9.5");
    }

    @Test
    void whatItStandsUponIsNotInItsWay() {
        assertThat(stepped(UNIT, Edge.FRONT, new Base(36, 31, 2, 30, 30))).isEqualTo("6,6");
    }

    @Test
    void aStepNeverOverlapsAndAShortOneEndsInContact() {
        for (int points = 1; points <= 12; points++) {
            MeasuredTable table = new MeasuredTable(90 / points, 70 / points, points, Unit.INCH);
            int shortened = 0;
            for (int n = 0; n < 2_000; n++) {
                Base base = bases.next();
                Base[] others = {bases.next(), bases.next()};
                if (!base.isOn(table) || base.overlaps(others[0]) || base.overlaps(others[1])) {
                    continue;
                }
                Edge edge = bases.edge();
                int free = Moves.stepped(table, base, edge, NOTHING);
                int place = Moves.stepped(table, base, edge, others);
                if (place == Board.NOWHERE || place == free) {
                    continue;
                }
                shortened++;
                Base there = base.movedTo(table.x(place), table.y(place));
                assertThat(Moves.fits(table, there, others)).isTrue();
                assertThat(Contact.touching(table, there, others[0]) || Contact.touching(table, there, others[1]))
                        .as("%s %s %s", base, edge, points)
                        .isTrue();
            }
            assertThat(points < 3 || shortened > 20)
                    .as("%s shortened at %s points", shortened, points)
                    .isTrue();
        }
    }

    @Test
    void aSwingTurnsAboutTheCornerOfTwoEdges() {
        // About the front right corner, at 42,33, a quarter clockwise.
        assertThat(swung(UNIT, Edge.FRONT, Edge.RIGHT, 2)).isEqualTo(new Base(39, 39, 2, 12, 6));
        assertThat(swung(UNIT, Edge.FRONT, Edge.LEFT, 2)).isEqualTo(new Base(33, 39, 6, 12, 6));
        assertThat(swung(UNIT, Edge.REAR, Edge.RIGHT, 2)).isEqualTo(new Base(39, 21, 6, 12, 6));
    }

    @Test
    void edgesThatShareNoCornerCannotBeSwungAbout() {
        assertThat(Moves.swung(TABLE, UNIT, Edge.FRONT, Edge.REAR, 1)).isEqualTo(Board.NOWHERE);
        assertThat(Moves.swung(TABLE, UNIT, Edge.LEFT, Edge.LEFT, 1)).isEqualTo(Board.NOWHERE);
    }

    @Test
    void aSwingThatWouldLeaveTheTableIsNone() {
        assertThat(Moves.swung(TABLE, new Base(36, 57, 0, 12, 6), Edge.FRONT, Edge.LEFT, 1))
                .isEqualTo(Board.NOWHERE);
    }

    @Test
    void halfATurnTwiceAndASwingThereAndBackEndWhereTheyBegan() {
        int swings = 0;
        for (int n = 0; n < 5_000; n++) {
            Base base = bases.next();
            Edge from = bases.edge();
            Edge to = Edge.values()[(from.ordinal() + (n % 2 == 0 ? 1 : 3)) % 4];
            int eighths = bases.random.nextInt(1, 8);
            if (Moves.swung(TABLE, base, from, to, 4) != Board.NOWHERE) {
                swings++;
                assertThat(swung(swung(base, from, to, 4), from, to, 4)).isEqualTo(base);
            }
            if (Moves.swung(TABLE, base, from, to, eighths) != Board.NOWHERE) {
                swings++;
                assertThat(swung(swung(base, from, to, eighths), to, from, eighths))
                        .isEqualTo(base);
            }
        }
        assertThat(swings).isGreaterThan(1_000);
    }

    @Test
    void theCornerStaysWhereItIsToHalfAPointEachWay() {
        for (int n = 0; n < 5_000; n++) {
            Base base = bases.next();
            int eighths = bases.random.nextInt(1, 8);
            if (Moves.swung(TABLE, base, Edge.FRONT, Edge.RIGHT, eighths) != Board.NOWHERE) {
                Base there = swung(base, Edge.FRONT, Edge.RIGHT, eighths);
                assertThat(Math.abs(there.cornerX(0) - base.cornerX(0))).isLessThanOrEqualTo(Scale.ONE);
                assertThat(Math.abs(there.cornerY(0) - base.cornerY(0))).isLessThanOrEqualTo(Scale.ONE);
            }
        }
    }

    @Test
    void aBaseIsPutDownOnTheOtherSideOfAToolWithAnyEdgeAtItsPoint() {
        // The point lies at 36,33, in the middle of the front. Half the depth is 3 points, half the width 6.
        assertThat(across(UNIT, Edge.FRONT, Edge.REAR, 0)).isEqualTo(new Base(36, 36, 0, 12, 6));
        assertThat(across(UNIT, Edge.FRONT, Edge.REAR, 1)).isEqualTo(new Base(38, 35, 1, 12, 6));
        assertThat(across(UNIT, Edge.FRONT, Edge.REAR, -1)).isEqualTo(new Base(34, 35, 7, 12, 6));
        assertThat(across(UNIT, Edge.FRONT, Edge.LEFT, 1)).isEqualTo(new Base(40, 37, 7, 12, 6));
        assertThat(across(UNIT, Edge.FRONT, Edge.RIGHT, 1)).isEqualTo(new Base(40, 37, 3, 12, 6));
        assertThat(across(UNIT, Edge.FRONT, Edge.FRONT, 1)).isEqualTo(new Base(38, 35, 5, 12, 6));
        assertThat(across(UNIT, Edge.RIGHT, Edge.LEFT, 1)).isEqualTo(new Base(46, 26, 1, 12, 6));
    }

    @Test
    void backAcrossTheToolABaseStandsWhereItStood() {
        int turns = 0;
        for (int n = 0; n < 5_000; n++) {
            Base base = bases.next();
            Edge from = bases.edge();
            Edge onto = bases.edge();
            int eighths = bases.random.nextInt(-3, 4);
            if (Moves.across(TABLE, base, from, onto, eighths) != Board.NOWHERE) {
                turns++;
                assertThat(across(across(base, from, onto, eighths), onto, from, -eighths))
                        .isEqualTo(base);
            }
        }
        assertThat(turns).isGreaterThan(1_000);
    }

    @Test
    void aTurnByToolThatWouldLeaveTheTableIsNone() {
        assertThat(Moves.across(TABLE, new Base(36, 57, 0, 12, 6), Edge.FRONT, Edge.REAR, 1))
                .isEqualTo(Board.NOWHERE);
    }

    @Test
    void aBaseFitsWhereItIsWhollyOnTheTableAndOnNothing() {
        assertThat(Moves.fits(TABLE, new Base(6, 3, 0, 12, 6), NOTHING)).isTrue();
        assertThat(Moves.fits(TABLE, new Base(5, 3, 0, 12, 6), NOTHING)).isFalse();
        assertThat(Moves.fits(TABLE, new Base(6, 3, 1, 12, 6), NOTHING)).isFalse();
        assertThat(Moves.fits(TABLE, new Base(66, 57, 0, 12, 6), NOTHING)).isTrue();
        assertThat(Moves.fits(TABLE, UNIT, new Base[] {new Base(47, 30, 0, 12, 6)}))
                .isFalse();
    }

    private static String stepped(Base base, Edge edge, Base... others) {
        int place = Moves.stepped(TABLE, base, edge, others);
        return place == Board.NOWHERE ? "nowhere" : TABLE.name(place);
    }

    private static Base across(Base base, Edge from, Edge onto, int eighths) {
        int place = Moves.across(TABLE, base, from, onto, eighths);
        int facing = Moves.facingAcross(base.facing(), from, onto, eighths);
        return Base.at(TABLE, place, facing, base.wide(), base.deep());
    }

    private static Base swung(Base base, Edge from, Edge to, int eighths) {
        int place = Moves.swung(TABLE, base, from, to, eighths);
        int facing = TABLE.turned(base.facing(), eighths * from.turnTowards(to));
        return Base.at(TABLE, place, facing, base.wide(), base.deep());
    }
}
