package org.phaseline.boards.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.phaseline.boards.Bits;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.boards.Spaces;
import org.phaseline.boards.Unit;

class WalkTest {
    private static final MeasuredTable TABLE = new MeasuredTable(36, 24, 4, Unit.INCH);
    private static final Base UNIT = new Base(40, 40, 0, 8, 4);
    private static final Base[] NOTHING = {};

    @Test
    void inTheOpenEverythingWithinACircleIsReached() {
        List<String> reached = reach(UNIT, 5, NOTHING, NOTHING);

        int missed = 0;
        for (int place = 0; place < TABLE.spaces(); place++) {
            int square = square(TABLE.x(place) - 40) + square(TABLE.y(place) - 40);
            boolean isReached = reached.contains(TABLE.name(place));
            assertThat(isReached && square > 20 * 20).as(TABLE.name(place)).isFalse();
            missed += !isReached && square <= 20 * 20 && square > 0 ? 1 : 0;
        }
        assertThat(missed).as("of 1256, by a part in seventy").isLessThan(30);
        assertThat(reached).contains("15,10", "10,15", "5,10", "13,13.75").doesNotContain("10,10", "15.25,10");
    }

    @Test
    void slowGroundCountsDouble() {
        Base marsh = new Base(60, 40, 0, 20, 60);

        List<String> reached = reach(UNIT, 6, new Base[] {marsh}, NOTHING);

        // Two and a half inches to the marsh, and half of what is left inside; the step over its edge is half slow.
        assertThat(reached).contains("14.25,10", "4,10").doesNotContain("14.5,10");
    }

    @Test
    void aWallIsWalkedRoundAtHalfItsWidthAway() {
        Base wall = new Base(50, 40, 0, 2, 30);

        List<String> reached = reach(UNIT, 7, NOTHING, new Base[] {wall});

        assertThat(reached).contains("11.25,10", "10,17").doesNotContain("11.5,10", "15,10", "12.5,10");
        assertThat(reach(UNIT, 14, NOTHING, new Base[] {wall})).contains("15,10");
    }

    @Test
    void aGapMustBeAsWideAsTheUnit() {
        Base below = new Base(60, 13, 0, 4, 26);
        Base wide = new Base(60, 65, 0, 4, 62);
        Base narrow = new Base(60, 64, 0, 4, 64);

        assertThat(reach(UNIT, 20, NOTHING, new Base[] {below, wide})).contains("20,7.5");
        assertThat(reach(UNIT, 20, NOTHING, new Base[] {below, narrow})).doesNotContain("20,7.5");
    }

    @Test
    void nobodyStridesOverAThinWall() {
        Base hedge = new Base(72, 50, 0, 144, 1);
        Base scout = new Base(72, 40, 0, 1, 1);

        assertThat(reach(scout, 6, NOTHING, new Base[] {hedge}))
                .contains("18,12.25")
                .allSatisfy(name -> assertThat(TABLE.y(TABLE.find(name))).isLessThan(50));
    }

    @Test
    void aUnitInContactCanWalkAway() {
        Base enemy = new Base(40, 44, 4, 8, 4);

        assertThat(reach(UNIT, 2, NOTHING, new Base[] {enemy}))
                .contains("10,8", "12,10")
                .doesNotContain("10,10.25");
    }

    @Test
    void nobodyWalksOverTheEdge() {
        Base atTheEdge = new Base(4, 4, 0, 8, 4);

        assertThat(reach(atTheEdge, 1, NOTHING, NOTHING)).contains("2,1", "1,2").doesNotContain("0.75,1", "1,0.75");
    }

    @Test
    void whoHasNoMovementGoesNowhere() {
        assertThat(reach(UNIT, 0, NOTHING, NOTHING)).isEmpty();
        assertThat(reach(UNIT, -1, NOTHING, NOTHING)).isEmpty();
    }

    @Test
    void aPathLeadsRoundAndEndsWhereItShould() {
        Base wall = new Base(50, 40, 0, 2, 30);
        int goal = TABLE.find("15,10");

        List<String> way =
                Spaces.of(TABLE, (bits, at) -> Walk.path(TABLE, UNIT, goal, NOTHING, new Base[] {wall}, bits, at));

        assertThat(way).contains("15,10").doesNotContain("10,10").allSatisfy(name -> {
            int place = TABLE.find(name);
            assertThat(wall.gapTo(TABLE.x(place) * Scale.POINT, TABLE.y(place) * Scale.POINT))
                    .isGreaterThanOrEqualTo(Scale.square(4 * Scale.POINT * Scale.ONE));
        });
    }

    @Test
    void whereThereIsNoWayThereIsNoPath() {
        Base wall = new Base(60, 48, 0, 4, 96);
        long[] bits = new long[Bits.words(TABLE.spaces())];

        assertThat(Walk.path(TABLE, UNIT, TABLE.find("20,10"), NOTHING, new Base[] {wall}, bits, 0))
                .isFalse();
        assertThat(bits).containsOnly(0);
    }

    @Test
    void aWayThereIsAsLongAsTheWayBack() {
        SplittableRandom random = new SplittableRandom(9);
        RandomBases bases = new RandomBases(9);
        for (int n = 0; n < 40; n++) {
            Base[] slow = {bases.next(), bases.next()};
            Base from = new Base(random.nextInt(10, 60), random.nextInt(10, 50), 0, 2, 2);
            int units = random.nextInt(2, 10);
            for (String name : reach(from, units, slow, NOTHING).subList(0, 10)) {
                int place = TABLE.find(name);
                Base there = from.movedTo(TABLE.x(place), TABLE.y(place));
                assertThat(reach(there, units, slow, NOTHING)).contains(TABLE.name(TABLE.space(from.x(), from.y())));
            }
        }
    }

    private static int square(int length) {
        return length * length;
    }

    private static List<String> reach(Base base, int units, Base[] slow, Base[] impassable) {
        return Spaces.of(TABLE, (bits, at) -> Walk.reach(TABLE, base, units, slow, impassable, bits, at));
    }
}
