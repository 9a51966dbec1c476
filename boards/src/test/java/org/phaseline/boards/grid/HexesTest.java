package org.phaseline.boards.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.phaseline.boards.Board;
import org.phaseline.boards.HexBoard;
import org.phaseline.boards.Spaces;

class HexesTest {
    private static final HexBoard MAP = new HexBoard(9, 9);
    private final SplittableRandom random = new SplittableRandom(7);

    @Test
    void aHexHasSixNeighboursAndTheSecondColumnLiesHalfAHexToTheNorth() {
        assertThat(neighbours("c3")).containsExactly("b2", "c2", "d2", "b3", "d3", "c4");
        assertThat(neighbours("b3")).containsExactly("b2", "a3", "c3", "a4", "b4", "c4");
    }

    @Test
    void aHexAtTheEdgeHasFewer() {
        assertThat(neighbours("a1")).containsExactly("b1", "a2");
    }

    @Test
    void aheadFollowsTheSixFacingsClockwise() {
        assertThat(IntStream.range(0, 6).mapToObj(facing -> MAP.name(MAP.ahead(MAP.find("c3"), facing))))
                .containsExactly("c4", "d3", "d2", "c2", "b2", "b3");
    }

    @Test
    void sixStepsRoundTheCompassLeadHome() {
        int space = MAP.find("e5");
        for (int facing = 0; facing < 6; facing++) {
            space = MAP.ahead(space, facing);
        }
        assertThat(MAP.name(space)).isEqualTo("e5");
    }

    @Test
    void theDistanceIsTheLeastNumberOfSteps() {
        for (int from = 0; from < MAP.spaces(); from += 7) {
            for (int to = 0; to < MAP.spaces(); to++) {
                int start = from;
                int end = to;
                List<String> way = Spaces.of(
                        MAP,
                        (bits, at) -> new Ways(MAP, (a, b) -> 1)
                                .from(start)
                                .to(end, Integer.MAX_VALUE)
                                .addPath(end, bits, at));
                assertThat(MAP.distance(from, to)).isEqualTo(way.size());
            }
        }
    }

    @Test
    void aDetourIsNeverShorter() {
        for (int n = 0; n < 20_000; n++) {
            int a = any();
            int b = any();
            int c = any();
            assertThat(MAP.distance(a, b)).isEqualTo(MAP.distance(b, a));
            assertThat(MAP.distance(a, c)).isLessThanOrEqualTo(MAP.distance(a, b) + MAP.distance(b, c));
        }
    }

    @Test
    void withinTwoThereAreNineteen() {
        assertThat(Spaces.of(MAP, (bits, at) -> Areas.within(MAP, MAP.find("e5"), 2, bits, at)))
                .hasSize(19)
                .contains("e5", "e7", "e3", "g4", "g6", "c5");
        assertThat(Spaces.of(MAP, (bits, at) -> Areas.within(MAP, MAP.find("e5"), Integer.MAX_VALUE - 20, bits, at)))
                .hasSize(81);
    }

    @Test
    void theLineOfSightIsTheSameFromEitherEnd() {
        for (int n = 0; n < 5_000; n++) {
            int a = any();
            int b = any();
            assertThat(line(a, b)).isEqualTo(line(b, a)).hasSize(Math.max(0, MAP.distance(a, b) - 1));
        }
    }

    @Test
    void theLineOfSightGoesFromNeighbourToNeighbour() {
        for (int n = 0; n < 5_000; n++) {
            int a = any();
            int b = any();
            int before = a;
            for (int step = 1; step <= MAP.distance(a, b); step++) {
                int next = MAP.onLine(a, b, step, n % 2 == 0);
                if (next != Board.NOWHERE && before != Board.NOWHERE) {
                    assertThat(MAP.distance(before, next)).isEqualTo(1);
                }
                before = next;
            }
            assertThat(before).isEqualTo(b);
        }
    }

    @Test
    void alongAHexsideTheSouthernHexCounts() {
        // From c3 straight east to g3 the line runs between d2 and d3, through e3, between f2 and f3.
        assertThat(line(MAP.find("c3"), MAP.find("g3"))).containsExactly("d2", "f2", "e3");
    }

    @Test
    void alongTheBorderOfTheMapTheOnlyHexThereCounts() {
        assertThat(line(MAP.find("a1"), MAP.find("c1"))).containsExactly("b1");
    }

    @Test
    void sightAlongAHexsideIsBlockedOnlyByBoth() {
        int from = MAP.find("c3");
        int to = MAP.find("g3");

        assertThat(sight(from, to, List.of(), List.of("d3"))).isEqualTo(Sight.HINDERED);
        assertThat(sight(from, to, List.of(), List.of("d3", "d2"))).isEqualTo(Sight.BLOCKED);
        assertThat(sight(from, to, List.of("d2"), List.of())).isEqualTo(Sight.HINDERED);
        assertThat(sight(from, to, List.of("c3", "g3"), List.of("c3", "g3"))).isEqualTo(Sight.CLEAR);
        assertThat(sight(from, to, List.of(), List.of("e3"))).isEqualTo(Sight.BLOCKED);
    }

    @Test
    void towardsPointsWhereTheHexLies() {
        int from = MAP.find("e5");
        for (int facing = 0; facing < 6; facing++) {
            int to = MAP.ahead(MAP.ahead(from, facing), facing);
            assertThat(MAP.towards(from, to)).isEqualTo(facing);
        }
        assertThat(MAP.facingNames().get(MAP.towards(from, MAP.find("g5")))).isEqualTo("northeast");
    }

    private List<String> neighbours(String space) {
        return Spaces.of(MAP, (bits, at) -> Areas.neighbours(MAP, MAP.find(space), bits, at));
    }

    private static List<String> line(int from, int to) {
        return Spaces.of(MAP, (bits, at) -> Lines.line(MAP, from, to, bits, at));
    }

    private static Sight sight(int from, int to, List<String> hinder, List<String> block) {
        return Lines.sight(
                MAP, from, to, space -> hinder.contains(MAP.name(space)), space -> block.contains(MAP.name(space)));
    }

    private int any() {
        return random.nextInt(MAP.spaces());
    }
}
