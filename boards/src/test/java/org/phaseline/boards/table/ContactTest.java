package org.phaseline.boards.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.boards.table.RandomBases.TABLE;
import static org.phaseline.boards.table.RandomBases.quarterTurned;

import org.junit.jupiter.api.Test;

/** Six points to a step; the unit in the middle is two steps wide, one deep, and looks north. */
class ContactTest {
    private static final Base UNIT = new Base(36, 30, 0, 12, 6);
    private static final Base AHEAD = new Base(36, 36, 4, 12, 6);
    private final RandomBases bases = new RandomBases(3);

    @Test
    void basesThatShareAnEdgeTouchAndDoNotOverlap() {
        assertThat(Contact.touching(TABLE, UNIT, AHEAD)).isTrue();
        assertThat(UNIT.overlaps(AHEAD)).isFalse();
        assertThat(Contact.distance(TABLE, UNIT, AHEAD)).isZero();
        assertThat(UNIT.overlaps(AHEAD.movedTo(36, 35))).isTrue();
    }

    @Test
    void basesThatMeetAtACornerTouch() {
        assertThat(Contact.touching(TABLE, UNIT, AHEAD.movedTo(48, 36))).isTrue();
        assertThat(Contact.touching(TABLE, UNIT, AHEAD.movedTo(50, 38))).isFalse();
    }

    /** Those that are far apart are told at a glance. */
    @Test
    void whatIsToldAtAGlanceIsWhatMeasuringTells() {
        for (int i = 0; i < 4_000; i++) {
            Base one = bases.next();
            Base other = bases.next();
            assertThat(Contact.touching(TABLE, one, other)).isEqualTo(one.gap(other) <= Scale.touch(TABLE));
            assertThat(one.overlaps(other) && one.gap(other) > 0).isFalse();
        }
    }

    @Test
    void aBeginningStepCountsWhole() {
        assertThat(Contact.distance(TABLE, UNIT, AHEAD.movedTo(36, 37))).isEqualTo(1);
        assertThat(Contact.distance(TABLE, UNIT, AHEAD.movedTo(36, 42))).isEqualTo(1);
        assertThat(Contact.distance(TABLE, UNIT, AHEAD.movedTo(36, 43))).isEqualTo(2);
    }

    @Test
    void nearIsWithinSoManySteps() {
        Base twoAhead = AHEAD.movedTo(36, 48);

        assertThat(Contact.near(TABLE, UNIT, twoAhead, 2)).isTrue();
        assertThat(Contact.near(TABLE, UNIT, twoAhead, 1)).isFalse();
        assertThat(Contact.near(TABLE, UNIT, AHEAD, 0)).isTrue();
        assertThat(Contact.near(TABLE, UNIT, AHEAD, -1)).isFalse();
        assertThat(Contact.near(TABLE, UNIT, twoAhead, Integer.MAX_VALUE)).isTrue();
    }

    @Test
    void anEdgeLooksAtWhatLiesBeyondIt() {
        assertThat(Contact.looks(UNIT, Edge.FRONT, AHEAD)).isTrue();
        assertThat(Contact.looks(UNIT, Edge.REAR, AHEAD)).isFalse();
        assertThat(Contact.looks(UNIT, Edge.RIGHT, AHEAD)).isFalse();
        assertThat(Contact.looks(UNIT, Edge.RIGHT, AHEAD.movedTo(37, 36))).isTrue();
    }

    @Test
    void theEdgeInContactIsTheOneWithMostOfTheOtherBeforeIt() {
        assertThat(edgeTo(36, 36)).isEqualTo(Edge.FRONT);
        assertThat(edgeTo(47, 36)).isEqualTo(Edge.FRONT);
        assertThat(edgeTo(48, 33)).isEqualTo(Edge.RIGHT);
        assertThat(edgeTo(24, 30)).isEqualTo(Edge.LEFT);
        assertThat(edgeTo(36, 24)).isEqualTo(Edge.REAR);
        assertThat(edgeTo(36, 60)).isEqualTo(Edge.FRONT);
        assertThat(edgeTo(0, 30)).isEqualTo(Edge.LEFT);
    }

    @Test
    void atACornerTheFrontGoesBeforeTheFlankAndTheFlankBeforeTheRear() {
        assertThat(edgeTo(48, 36)).isEqualTo(Edge.FRONT);
        assertThat(edgeTo(48, 24)).isEqualTo(Edge.RIGHT);
        assertThat(edgeTo(24, 24)).isEqualTo(Edge.LEFT);
    }

    @Test
    void rangeIsMeasuredFromEdgeToEdge() {
        Base enemy = AHEAD.movedTo(36, 48);

        assertThat(Contact.range(TABLE, UNIT, Edge.FRONT, enemy, Edge.FRONT)).isEqualTo(2);
        assertThat(Contact.range(TABLE, UNIT, Edge.FRONT, enemy, Edge.REAR)).isEqualTo(3);
        assertThat(Contact.range(TABLE, UNIT, Edge.REAR, enemy, Edge.REAR)).isEqualTo(4);
        assertThat(Contact.range(TABLE, UNIT, Edge.RIGHT, enemy, Edge.LEFT)).isEqualTo(2);
    }

    @Test
    void whatStandsOnTheLineStandsBetween() {
        Base enemy = AHEAD.movedTo(36, 50);

        assertThat(Between.stands(UNIT, enemy, new Base(40, 40, 0, 12, 2))).isTrue();
        assertThat(Between.stands(UNIT, enemy, new Base(42, 40, 0, 12, 2)))
                .as("runs along its side")
                .isFalse();
        assertThat(Between.stands(UNIT, Edge.RIGHT, enemy, Edge.LEFT, new Base(42, 40, 0, 12, 2)))
                .isTrue();
        assertThat(Between.stands(UNIT, enemy, new Base(36, 56, 0, 2, 2)))
                .as("lies behind it")
                .isFalse();
    }

    @Test
    void whatHoldsOneWayHoldsTheOther() {
        for (int n = 0; n < 5_000; n++) {
            Base one = bases.next();
            Base other = bases.next();
            assertThat(one.gap(other)).isEqualTo(other.gap(one));
            assertThat(one.overlaps(other)).isEqualTo(other.overlaps(one));
            Base thing = bases.next();
            assertThat(Between.stands(one, other, thing)).isEqualTo(Between.stands(other, one, thing));
        }
    }

    @Test
    void nothingChangesWhenTheTableIsTurned() {
        for (int n = 0; n < 5_000; n++) {
            Base one = bases.next();
            Base other = bases.next();
            Base oneTurned = quarterTurned(one);
            Base otherTurned = quarterTurned(other);
            assertThat(oneTurned.gap(otherTurned)).isEqualTo(one.gap(other));
            assertThat(oneTurned.overlaps(otherTurned)).isEqualTo(one.overlaps(other));
            assertThat(Contact.edge(TABLE, oneTurned, otherTurned)).isEqualTo(Contact.edge(TABLE, one, other));
            Edge edge = bases.edge();
            assertThat(Contact.looks(oneTurned, edge, otherTurned)).isEqualTo(Contact.looks(one, edge, other));
        }
    }

    @Test
    void theEdgesAreNeverNearerThanTheBases() {
        for (int n = 0; n < 5_000; n++) {
            Base one = bases.next();
            Base other = bases.next();
            Edge edge = Contact.edge(TABLE, one, other);
            assertThat(Contact.range(TABLE, one, bases.edge(), other, bases.edge()))
                    .isGreaterThanOrEqualTo(Contact.distance(TABLE, one, other));
            if (!one.overlaps(other)) {
                assertThat(Contact.looks(one, edge, other) || one.gap(other) == 0)
                        .isTrue();
            }
        }
    }

    private static Edge edgeTo(int x, int y) {
        return Contact.edge(TABLE, UNIT, AHEAD.movedTo(x, y));
    }
}
