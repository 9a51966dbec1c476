package org.phaseline.boards.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.phaseline.boards.Board;
import org.phaseline.boards.Grid;
import org.phaseline.boards.Spaces;
import org.phaseline.boards.SquareBoard;

class SquaresTest {
    private static final SquareBoard EIGHT = new SquareBoard(8, 8, 8);
    private static final SquareBoard FOUR = new SquareBoard(8, 8, 4);
    private final SplittableRandom random = new SplittableRandom(11);

    @Test
    void aSquareHasFourOrEightNeighbours() {
        assertThat(neighbours(EIGHT, "b2")).containsExactly("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3");
        assertThat(neighbours(FOUR, "b2")).containsExactly("b1", "a2", "c2", "b3");
    }

    @Test
    void cornersAreNearerWhereOneMayCrossThem() {
        assertThat(EIGHT.distance(EIGHT.find("a1"), EIGHT.find("d3"))).isEqualTo(3);
        assertThat(FOUR.distance(FOUR.find("a1"), FOUR.find("d3"))).isEqualTo(5);
        assertThat(Spaces.of(FOUR, (bits, at) -> Areas.within(FOUR, FOUR.find("d4"), 2, bits, at)))
                .hasSize(13);
    }

    @Test
    void aheadOfTheEdgeLiesNothing() {
        assertThat(EIGHT.ahead(EIGHT.find("a1"), 4)).isEqualTo(Board.NOWHERE);
        assertThat(EIGHT.name(EIGHT.ahead(EIGHT.find("a1"), 1))).isEqualTo("b2");
    }

    @Test
    void aSlantedLineTakesTheLowerOfTwoSquaresItRunsBetween() {
        assertThat(line("a1", "c2")).containsExactly("b1");
        assertThat(line("c2", "a1")).containsExactly("b1");
        assertThat(line("a1", "d4")).containsExactly("b2", "c3");
    }

    @Test
    void theLineOfSightIsTheSameFromEitherEnd() {
        for (int n = 0; n < 5_000; n++) {
            String a = EIGHT.name(random.nextInt(64));
            String b = EIGHT.name(random.nextInt(64));
            assertThat(line(a, b)).isEqualTo(line(b, a));
        }
    }

    @Test
    void towardsPicksTheNearestOfEightDirections() {
        assertThat(towards("a1", "c8")).isEqualTo("north");
        assertThat(towards("a1", "d8")).isEqualTo("northeast");
        assertThat(towards("h8", "a8")).isEqualTo("west");
    }

    @Test
    void aWayCostsWhatItsSpacesCost() {
        IntUnaryOperator marsh = space -> EIGHT.y(space) == 1 ? 3 : 1;

        assertThat(reach("a1", 2, marsh)).containsExactly("b1", "c1");
        assertThat(reach("a1", 3, marsh)).containsExactly("b1", "c1", "d1", "a2", "b2");
    }

    @Test
    void whatCostsNothingCannotBeEntered() {
        IntUnaryOperator wall = space -> EIGHT.x(space) == 1 && EIGHT.y(space) < 7 ? 0 : 1;

        assertThat(reach("a1", 7, wall)).doesNotContain("c1", "b1", "b2").contains("a8", "b8");
        assertThat(path("a1", "c1", wall))
                .contains("b8", "c1")
                .doesNotContain("a1")
                .hasSize(14);
        assertThat(path("a1", "h8", space -> 0)).isEmpty();
    }

    @Test
    void aCheapestWayCostsAsMuchAsReachSays() {
        for (int n = 0; n < 300; n++) {
            int[] costs = random.ints(64, 0, 5).toArray();
            String to = EIGHT.name(random.nextInt(1, 64));
            int paid = path("a1", to, space -> costs[space]).stream()
                    .mapToInt(name -> costs[EIGHT.find(name)])
                    .sum();
            if (paid > 0) {
                assertThat(reach("a1", paid, space -> costs[space])).contains(to);
                assertThat(reach("a1", paid - 1, space -> costs[space])).doesNotContain(to);
            }
        }
    }

    private static String towards(String from, String to) {
        return EIGHT.facingNames().get(EIGHT.towards(EIGHT.find(from), EIGHT.find(to)));
    }

    private static List<String> neighbours(Grid grid, String space) {
        return Spaces.of(grid, (bits, at) -> Areas.neighbours(grid, grid.find(space), bits, at));
    }

    private static List<String> line(String from, String to) {
        return Spaces.of(EIGHT, (bits, at) -> Lines.line(EIGHT, EIGHT.find(from), EIGHT.find(to), bits, at));
    }

    private static List<String> reach(String from, int most, IntUnaryOperator cost) {
        return Spaces.of(
                EIGHT,
                (bits, at) -> new Ways(EIGHT, Ways.StepPrice.ofEntering(cost))
                        .from(EIGHT.find(from))
                        .upTo(most)
                        .addReached(bits, at));
    }

    private static List<String> path(String from, String to, IntUnaryOperator cost) {
        return Spaces.of(
                EIGHT,
                (bits, at) -> new Ways(EIGHT, Ways.StepPrice.ofEntering(cost))
                        .from(EIGHT.find(from))
                        .to(EIGHT.find(to), Integer.MAX_VALUE)
                        .addPath(EIGHT.find(to), bits, at));
    }
}
