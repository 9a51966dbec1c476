package org.phaseline.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.boards.grid.Arcs;
import org.phaseline.boards.grid.Areas;

/** Maps as they are printed: numbers, columns that lie lower, boxes, areas, arcs. */
class MapsTest {

    private static final HexBoard PRINTED =
            new HexBoard(61, 19, new SpaceNaming.Numbered(1, 1, 2, true), true, Boxes.NONE);

    private static SpaceNaming.Numbered numbered(boolean fromNorth) {
        return new SpaceNaming.Numbered(1, 1, 2, fromNorth);
    }

    @Test
    void printedNumbersBeginInTheNorthWestOrInTheSouthWest() {
        HexBoard south = new HexBoard(61, 19, numbered(false), false, Boxes.NONE);

        assertThat(PRINTED.name(PRINTED.space(0, 18))).isEqualTo("0101");
        assertThat(PRINTED.name(PRINTED.space(60, 0))).isEqualTo("6119");
        assertThat(south.name(south.space(0, 0))).isEqualTo("0101");
    }

    @Test
    void everySpaceIsFoundByItsNumberAndByNothingShorter() {
        for (int space = 0; space < PRINTED.spaces(); space++) {
            assertThat(PRINTED.find(PRINTED.name(space))).isEqualTo(space);
        }
        assertThat(List.of("101", "00101", "6201", "0120", "0000", "a1", ""))
                .allSatisfy(name -> assertThat(PRINTED.find(name)).isEqualTo(Board.NOWHERE));
    }

    @Test
    void figuresSufficeUpToTheLastColumnAndRow() {
        assertThat(numbered(true).suffices(99, 99)).isTrue();
        assertThat(numbered(true).suffices(100, 5)).isFalse();
        assertThat(numbered(true).suffices(5, 100)).isFalse();
    }

    /** The same map with north and south exchanged: what lies lower there lies higher here. */
    @Test
    void whereEvenColumnsLieLowerTheMapIsThatOfTheMirror() {
        HexBoard lower = new HexBoard(6, 5, SpaceNaming.LETTERS, true, Boxes.NONE);
        HexBoard higher = new HexBoard(6, 5);
        for (int one = 0; one < lower.spaces(); one++) {
            for (int other = 0; other < lower.spaces(); other++) {
                assertThat(lower.distance(one, other))
                        .isEqualTo(higher.distance(mirrored(higher, one), mirrored(higher, other)));
            }
            int mirror = mirrored(higher, one);
            int north = higher.ahead(mirror, 3);
            assertThat(lower.ahead(one, 0)).isEqualTo(north < 0 ? north : mirrored(higher, north));
        }
    }

    private static int mirrored(HexBoard board, int space) {
        return board.space(board.x(space), board.rows() - 1 - board.y(space));
    }

    private static HexBoard withBoxes() {
        List<NamedSpace> boxes = List.of(
                new NamedSpace("pile", "Dead pile", 0, 0, List.of()),
                new NamedSpace("off", "Off map", 0, 0, List.of(0, 4)),
                new NamedSpace("far", "far", 0, 0, List.of(13)));
        return new HexBoard(4, 3, SpaceNaming.LETTERS, false, new Boxes(12, boxes));
    }

    private static List<Integer> set(SpaceBoard board, java.util.function.Consumer<long[]> fill) {
        long[] bits = new long[Bits.words(board.spaces())];
        fill.accept(bits);
        return IntStream.range(0, board.spaces())
                .filter(space -> Bits.has(bits, 0, space))
                .boxed()
                .toList();
    }

    @Test
    void aBoxIsNextToWhatItSaysAndTheOtherWayRound() {
        HexBoard board = withBoxes();

        assertThat(board.spaces()).isEqualTo(15);
        assertThat(set(board, bits -> Areas.neighbours(board, 13, bits, 0))).containsExactly(0, 4, 14);
        assertThat(set(board, bits -> Areas.neighbours(board, 0, bits, 0)))
                .contains(13)
                .doesNotContain(12, 14);
        assertThat(set(board, bits -> Areas.within(board, 14, 2, bits, 0))).containsExactly(0, 4, 13, 14);
        assertThat(board.name(12)).isEqualTo("pile");
        assertThat(board.title(12)).isEqualTo("Dead pile");
        assertThat(board.find("off")).isEqualTo(13);
    }

    @Test
    void stepsAreCountedIntoBoxesAndNeverThroughThemFromHexToHex() {
        HexBoard board = withBoxes();

        assertThat(board.distance(14, 0)).isEqualTo(2);
        assertThat(board.distance(12, 0)).isEqualTo(SpaceBoard.UNREACHABLE);
        assertThat(board.distance(0, 8)).isEqualTo(2);
        assertThat(board.ahead(13, 0)).isEqualTo(Board.NOWHERE);
    }

    @Test
    void areasAreAsFarApartAsTheirNeighboursMakeThem() {
        AreaBoard areas = new AreaBoard(List.of(
                new NamedSpace("a", "A", 0, 0, List.of(1)),
                new NamedSpace("b", "B", 0, 0, List.of(0, 2)),
                new NamedSpace("c", "C", 0, 0, List.of(1)),
                new NamedSpace("d", "D", 0, 0, List.of())));

        assertThat(areas.distance(0, 2)).isEqualTo(2);
        assertThat(areas.distance(0, 3)).isEqualTo(SpaceBoard.UNREACHABLE);
        assertThat(set(areas, bits -> Areas.within(areas, 0, 1, bits, 0))).containsExactly(0, 1);
    }

    /** Compared with the angle in floating point, away from the edges of the arc. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void anArcHoldsWhatLiesWithinHalfItsWidthOfTheFacing(int wide) {
        HexBoard hexes = new HexBoard(15, 15);
        int from = hexes.find("h8");
        for (int facing = 0; facing < 6; facing++) {
            for (int to = 0; to < hexes.spaces(); to++) {
                double angle = Math.toDegrees(Math.atan2(Math.sqrt(3) * hexes.east(from, to), hexes.north(from, to)));
                double off = Math.abs(Math.IEEEremainder(angle - 60 * facing, 360));
                boolean within = to != from && wide > 0 && (off <= 30 * wide + 0.001);
                assertThat(Arcs.holds(hexes, from, facing, wide, to))
                        .as("%s facing %d", hexes.name(to), facing)
                        .isEqualTo(within);
            }
        }
    }
}
