package org.phaseline.boards.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.boards.AreaBoard;
import org.phaseline.boards.Board;
import org.phaseline.boards.HexBoard;
import org.phaseline.boards.NamedSpace;
import org.phaseline.boards.SpaceBoard;
import org.phaseline.boards.SquareBoard;

class SpaceSidesTest {

    static Stream<SpaceBoard> boards() {
        return Stream.of(
                new HexBoard(1, 1),
                new HexBoard(9, 8),
                new SquareBoard(8, 9, 4),
                new SquareBoard(3, 30, 8),
                new AreaBoard(List.of(
                        area("mill", 1, 3), area("pier", 0, 2), area("fen", 1), area("moor", 0), area("isle"))));
    }

    private static NamedSpace area(String name, Integer... nextTo) {
        return new NamedSpace(name, "The " + name, 0, 0, List.of(nextTo));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void everyTwoNeighboursShareOneSideAndNobodyElseDoes(SpaceBoard board) {
        SpaceSides sides = SpaceSides.of(board);
        TreeSet<Integer> found = new TreeSet<>();
        for (int one = 0; one < board.spaces(); one++) {
            for (int other = 0; other < board.spaces(); other++) {
                int side = sides.between(one, other);
                assertThat(side != Board.NOWHERE).isEqualTo(board.distance(one, other) == 1);
                assertThat(side).isEqualTo(sides.between(other, one));
                if (side != Board.NOWHERE) {
                    found.add(side);
                    assertThat(sides.lower(side)).isEqualTo(Math.min(one, other));
                    assertThat(sides.name(side))
                            .isEqualTo(board.name(Math.min(one, other)) + " - " + board.name(Math.max(one, other)));
                }
            }
        }
        assertThat(found).hasSize(sides.count());
    }
}
