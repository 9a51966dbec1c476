package org.phaseline.boards.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.boards.Board;
import org.phaseline.boards.Grid;
import org.phaseline.boards.HexBoard;
import org.phaseline.boards.SquareBoard;

class SpaceSidesTest {

    static Stream<Grid> grids() {
        return Stream.of(new HexBoard(1, 1), new HexBoard(9, 8), new SquareBoard(8, 9, 4), new SquareBoard(3, 30, 8));
    }

    @ParameterizedTest
    @MethodSource("grids")
    void everyTwoNeighboursShareOneSideAndNobodyElseDoes(Grid grid) {
        SpaceSides sides = SpaceSides.of(grid);
        TreeSet<Integer> found = new TreeSet<>();
        for (int one = 0; one < grid.spaces(); one++) {
            for (int other = 0; other < grid.spaces(); other++) {
                int side = sides.between(one, other);
                assertThat(side != Board.NOWHERE).isEqualTo(grid.distance(one, other) == 1);
                assertThat(side).isEqualTo(sides.between(other, one));
                if (side != Board.NOWHERE) {
                    found.add(side);
                    assertThat(sides.lower(side)).isEqualTo(Math.min(one, other));
                    assertThat(sides.name(side))
                            .isEqualTo(grid.name(Math.min(one, other)) + " - " + grid.name(Math.max(one, other)));
                }
            }
        }
        assertThat(found).hasSize(sides.count());
    }
}
