package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.constant;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.boards.Grid;
import org.phaseline.boards.HexBoard;
import org.phaseline.boards.SquareBoard;
import org.phaseline.boards.grid.SpaceSides;
import org.phaseline.engine.machine.Formula;

/** Formulas over the spaces of hexes and squares, beside the slowest way to work them out. */
class GridLawsTest {

    /** What a space costs to enter, as a formula and as it is reckoned here; every fifth cannot be entered. */
    private static final StepCost COST =
            new StepCost(new Formula[0], new Formula[] {m -> cost((int) m.arguments[0])}, 1, 1);

    private static final int FAR = 1_000_000;

    private final Bench bench = new Bench();

    private static WaysOnGrid.Travel travel(Grid grid, Formula from) {
        return new WaysOnGrid.Travel(grid, from, false, COST, null, Crowds.words(grid.spaces()));
    }

    private static int cost(int space) {
        return space % 5 == 0 ? 0 : 1 + space % 3;
    }

    static Stream<Grid> grids() {
        return Stream.of(
                new HexBoard(1, 1),
                new HexBoard(9, 7),
                new HexBoard(8, 9),
                new SquareBoard(8, 8, 4),
                new SquareBoard(8, 8, 8),
                new SquareBoard(13, 5, 8));
    }

    private static TreeSet<Integer> spaces(Grid grid, IntPredicate fits) {
        TreeSet<Integer> spaces = new TreeSet<>();
        for (int space = 0; space < grid.spaces(); space++) {
            if (fits.test(space)) {
                spaces.add(space);
            }
        }
        return spaces;
    }

    @ParameterizedTest
    @MethodSource("grids")
    void neighboursAndThoseWithinAreThoseSoFarAway(Grid grid) {
        int words = Crowds.words(grid.spaces());
        for (int space = 0; space < grid.spaces(); space++) {
            int of = space;
            assertThat(bench.members(new OnGrid.Neighbours(grid, constant(of), words), words))
                    .isEqualTo(spaces(grid, other -> grid.distance(of, other) == 1));
            for (int most = -1; most < 4; most++) {
                int far = most;
                assertThat(bench.members(new OnGrid.Within(grid, constant(of), constant(far), words), words))
                        .isEqualTo(spaces(grid, other -> grid.distance(of, other) <= far));
            }
        }
    }

    /** The price of the cheapest way to every space, by trying until nothing gets cheaper. */
    private static int[] prices(Grid grid, int start) {
        int[] prices = new int[grid.spaces()];
        Arrays.fill(prices, FAR);
        prices[start] = 0;
        boolean cheaper = true;
        while (cheaper) {
            cheaper = false;
            for (int from = 0; from < prices.length; from++) {
                for (int to = 0; to < prices.length; to++) {
                    if (grid.distance(from, to) == 1 && cost(to) > 0 && prices[from] + cost(to) < prices[to]) {
                        prices[to] = prices[from] + cost(to);
                        cheaper = true;
                    }
                }
            }
        }
        return prices;
    }

    @ParameterizedTest
    @MethodSource("grids")
    void whatCanBeReachedCostsNoMoreAndAPathCostsAsLittleAsCanBe(Grid grid) {
        int words = Crowds.words(grid.spaces());
        Random random = new Random(grid.spaces());
        for (int i = 0; i < 6; i++) {
            int start = random.nextInt(grid.spaces());
            int[] prices = prices(grid, start);
            int budget = random.nextInt(8);
            TreeSet<Integer> reached =
                    bench.members(new WaysOnGrid.Reach(travel(grid, constant(start)), constant(budget)), words);
            reached.remove(start);
            assertThat(reached).isEqualTo(spaces(grid, space -> space != start && prices[space] <= budget));
            for (int j = 0; j < 6; j++) {
                int goal = random.nextInt(grid.spaces());
                TreeSet<Integer> path =
                        bench.members(new WaysOnGrid.Path(travel(grid, constant(start)), constant(goal)), words);
                int paid = path.stream().mapToInt(GridLawsTest::cost).sum();
                assertThat(paid).isEqualTo(prices[goal] == FAR ? 0 : prices[goal]);
                assertThat(path.contains(goal)).isEqualTo(goal != start && prices[goal] < FAR);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("grids")
    void zonesLinesAndDirectionsAreThoseOfTheGrid(Grid grid) {
        int words = Crowds.words(grid.spaces());
        Random random = new Random(grid.spaces());
        int at = 20;
        SpaceSides sides = SpaceSides.of(grid);
        for (int i = 0; i < 40; i++) {
            int one = random.nextInt(grid.spaces());
            int other = random.nextInt(grid.spaces());
            bench.m.position.slots[at] = one;
            bench.m.position.slots[at + 1] = -1;
            bench.m.position.slots[at + 2] = other;
            Formula pieces = new Crowds.All(3);
            assertThat(bench.members(new OnGrid.Zone(grid, at, pieces, 1, words), words))
                    .isEqualTo(
                            spaces(grid, space -> grid.distance(space, one) == 1 || grid.distance(space, other) == 1));
            assertThat(bench.members(new OnGrid.Occupied(at, pieces, 1, words), words))
                    .isEqualTo(spaces(grid, space -> space == one || space == other));
            assertThat(bench.of(new OnGrid.SideBetween(sides, constant(one), constant(other))) >= 0)
                    .isEqualTo(grid.distance(one, other) == 1);
            assertThat(bench.of(new OnGrid.SideBetween(sides, constant(one), constant(other))))
                    .isEqualTo(bench.of(new OnGrid.SideBetween(sides, constant(other), constant(one))));
            assertThat(bench.of(new OnGrid.Distance(grid, constant(one), constant(other))))
                    .isEqualTo(grid.distance(one, other));
            assertThat(bench.of(new OnGrid.Towards(grid, constant(one), constant(other))))
                    .isEqualTo(grid.towards(one, other));
            assertThat(bench.of(new OnGrid.Ahead(grid, constant(one), constant(0))))
                    .isEqualTo(grid.ahead(one, 0));
            Formula line = new OnGrid.Line(grid, constant(one), constant(other), words);
            TreeSet<Integer> between = bench.members(line, words);
            assertThat(between)
                    .as("the same from either end")
                    .isEqualTo(bench.members(new OnGrid.Line(grid, constant(other), constant(one), words), words))
                    .doesNotContain(one, other);
            long seen = between.isEmpty() ? 0 : 1;
            assertThat(bench.of(new OnGrid.Hindered(grid, constant(one), constant(other), line)))
                    .isEqualTo(seen);
            assertThat(bench.of(new OnGrid.Blocked(
                            grid, constant(one), constant(other), new Crowds.Listed(List.of(), words))))
                    .isZero();
        }
    }

    @ParameterizedTest
    @MethodSource("grids")
    void ofNoSpaceEverySetIsEmptyAndEverythingIsFar(Grid grid) {
        int words = Crowds.words(grid.spaces());
        Formula none = constant(-1);
        Formula here = constant(0);
        assertThat(bench.members(new OnGrid.Neighbours(grid, none, words), words))
                .isEmpty();
        assertThat(bench.members(new OnGrid.Within(grid, none, constant(3), words), words))
                .isEmpty();
        assertThat(bench.members(new WaysOnGrid.Reach(travel(grid, none), constant(3)), words))
                .isEmpty();
        assertThat(bench.members(new WaysOnGrid.Path(travel(grid, none), here), words))
                .isEmpty();
        assertThat(bench.members(new WaysOnGrid.Path(travel(grid, here), none), words))
                .isEmpty();
        assertThat(bench.members(new OnGrid.Line(grid, here, none, words), words))
                .isEmpty();
        assertThat(bench.of(new OnGrid.Distance(grid, here, none))).isGreaterThan(grid.spaces());
        assertThat(bench.of(new OnGrid.Ahead(grid, none, constant(0)))).isEqualTo(-1);
        assertThat(bench.of(new OnGrid.Towards(grid, none, here))).isZero();
        assertThat(bench.of(new OnGrid.Blocked(grid, none, here, new Crowds.All(grid.spaces()))))
                .isZero();
    }
}
