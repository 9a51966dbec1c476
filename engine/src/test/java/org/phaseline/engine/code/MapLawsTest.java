package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.phaseline.boards.AreaBoard;
import org.phaseline.boards.Boxes;
import org.phaseline.boards.HexBoard;
import org.phaseline.boards.NamedSpace;
import org.phaseline.boards.SpaceBoard;
import org.phaseline.boards.SpaceNaming;
import org.phaseline.engine.machine.Formula;

/** Maps with printed numbers, boxes and areas: what formulas tell of their spaces. */
class MapLawsTest {

    private static final int BOX = 20;
    private static final HexBoard HEXES = new HexBoard(
            5,
            4,
            new SpaceNaming.Numbered(1, 1, 2, true),
            false,
            new Boxes(BOX, List.of(new NamedSpace("camp", "Camp", 0, 0, List.of(0, 5)))));
    private static final AreaBoard AREAS = new AreaBoard(List.of(
            new NamedSpace("a", "A", 0, 0, List.of(1)),
            new NamedSpace("b", "B", 0, 0, List.of(0, 2)),
            new NamedSpace("c", "C", 0, 0, List.of(1)),
            new NamedSpace("d", "D", 0, 0, List.of())));

    private final Bench bench = new Bench();

    private static Formula constant(long value) {
        return m -> value;
    }

    @Test
    void aSpaceHasTheColumnAndTheRowOfItsNumberAndABoxHasNone() {
        for (int space = 0; space < HEXES.cells(); space++) {
            long column = bench.of(new OnGrid.Column(HEXES, constant(space)));
            long row = bench.of(new OnGrid.Row(HEXES, constant(space)));
            assertThat(HEXES.name(space)).isEqualTo("0" + column + "0" + row);
        }
        for (int nothing : new int[] {BOX, -1}) {
            assertThat(bench.of(new OnGrid.Column(HEXES, constant(nothing)))).isZero();
            assertThat(bench.of(new OnGrid.Row(HEXES, constant(nothing)))).isZero();
        }
    }

    @Test
    void anArcAllAroundHoldsEveryOtherHexAndNeitherBoxesNorNowhere() {
        for (int to = -1; to < HEXES.spaces(); to++) {
            boolean hex = HEXES.isCell(to) && to != 7;
            assertThat(bench.of(arc(7, 0, 6, to))).isEqualTo(hex ? 1 : 0);
            assertThat(bench.of(arc(7, 0, 0, to))).isZero();
            // What is ahead within the half in front is not within the half behind, except on the line between.
            long front = bench.of(arc(7, 0, 3, to));
            long rear = bench.of(arc(7, 3, 3, to));
            assertThat(front + rear).isBetween(hex ? 1L : 0L, hex ? 2L : 0L);
        }
        assertThat(bench.of(arc(BOX, 0, 6, 3))).isZero();
        assertThat(bench.of(arc(7, -1, 6, 3))).isZero();
    }

    private static Formula arc(int from, int facing, int wide, int to) {
        return new OnGrid.Arc(HEXES, constant(from), constant(facing), constant(wide), constant(to));
    }

    /** Where every step costs 1. */
    private static WaysOnGrid.Travel travel(SpaceBoard board, Formula from, int words) {
        StepCost one = new StepCost(new Formula[0], new Formula[] {m -> 1}, 1, 1);
        return new WaysOnGrid.Travel(board, from, false, one, null, words);
    }

    @Test
    void oneWalksIntoABoxAndOutOfIt() {
        int words = Crowds.words(HEXES.spaces());
        Formula box = constant(BOX);

        assertThat(bench.members(new OnGrid.Neighbours(HEXES, box, words), words))
                .containsExactly(0, 5);
        assertThat(bench.members(new WaysOnGrid.Reach(travel(HEXES, box, words), constant(1)), words))
                .containsExactly(0, 5);
        assertThat(bench.members(new WaysOnGrid.Path(travel(HEXES, box, words), constant(5)), words))
                .containsExactly(5);
        assertThat(bench.members(new OnGrid.Line(HEXES, box, constant(19), words), words))
                .isEmpty();
        assertThat(bench.of(new OnGrid.Ahead(HEXES, box, constant(0)))).isEqualTo(-1);
        assertThat(bench.of(new OnGrid.Towards(HEXES, box, constant(3)))).isZero();
        assertThat(bench.of(new OnGrid.Distance(HEXES, box, constant(0)))).isEqualTo(1);
    }

    @Test
    void areasAreReachedFromNeighbourToNeighbour() {
        int words = Crowds.words(AREAS.spaces());

        assertThat(bench.members(new OnGrid.Within(AREAS, constant(0), constant(9), words), words))
                .isEqualTo(new TreeSet<>(List.of(0, 1, 2)));
        assertThat(bench.members(new WaysOnGrid.Reach(travel(AREAS, constant(0), words), constant(1)), words))
                .containsExactly(1);
        assertThat(bench.of(new OnGrid.Distance(AREAS, constant(0), constant(3))))
                .isGreaterThan(100);
    }
}
