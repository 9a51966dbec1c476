package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.constant;

import java.util.Arrays;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.boards.Grid;
import org.phaseline.boards.HexBoard;
import org.phaseline.boards.SquareBoard;
import org.phaseline.engine.machine.Formula;

/** Ways whose price depends on the mover and on both spaces of a step, beside prices that are lowered until nothing changes. */
class WayLawsTest {

    private static final long NONE = 1_000_000;

    private final Bench bench = new Bench();

    static Stream<Grid> grids() {
        return Stream.of(new HexBoard(1, 1), new HexBoard(9, 7), new SquareBoard(8, 8, 4), new SquareBoard(7, 5, 8));
    }

    /** Uphill costs more than downhill, and some steps cannot be taken at all. */
    private static int cost(long mover, long from, long to) {
        return (from * 7 + to * 3) % 6 == 0 ? 0 : (int) (mover + (to % 4 > from % 4 ? 3 : 0));
    }

    /** The price of the cheapest way to every space. */
    private static long[] prices(Grid grid, long mover, TreeSet<Integer> starts, IntPredicate stopping) {
        long[] prices = new long[grid.spaces()];
        Arrays.fill(prices, NONE);
        starts.forEach(start -> prices[start] = 0);
        boolean cheaper = true;
        while (cheaper) {
            cheaper = false;
            for (int from = 0; from < prices.length; from++) {
                boolean left = starts.contains(from) || !stopping.test(from);
                for (int to = 0; left && to < prices.length; to++) {
                    int paid = grid.distance(from, to) == 1 ? cost(mover, from, to) : 0;
                    if (paid > 0 && prices[from] + paid < prices[to]) {
                        prices[to] = prices[from] + paid;
                        cheaper = true;
                    }
                }
            }
        }
        return prices;
    }

    @ParameterizedTest
    @MethodSource("grids")
    void waysFromSeveralStartsCostAsLittleAsCanBeAndEndWhereTheyStop(Grid grid) {
        int words = Crowds.words(grid.spaces());
        Random random = new Random(grid.spaces());
        for (int i = 0; i < 12; i++) {
            long mover = 1 + random.nextInt(3);
            int unit = i % 2 == 0 ? 1 : 4;
            TreeSet<Integer> starts = some(random, grid, 1 + i % 3);
            TreeSet<Integer> stops = some(random, grid, i);
            long[] prices = prices(grid, mover, starts, stops::contains);
            WaysOnGrid.Travel travel =
                    new WaysOnGrid.Travel(grid, set(starts, words), true, cost(mover, unit), set(stops, words), words);
            int budget = random.nextInt(12);
            assertThat(bench.members(new WaysOnGrid.Reach(travel, constant((long) budget * unit)), words))
                    .containsExactlyElementsOf(IntStream.range(0, grid.spaces())
                            .filter(space -> !starts.contains(space) && prices[space] <= budget)
                            .boxed()
                            .toList());
            for (int goal = 0; goal < grid.spaces(); goal++) {
                assertThat(bench.of(new WaysOnGrid.Price(travel, constant(goal), unit)))
                        .as("from %s to %s, stopping in %s", starts, goal, stops)
                        .isEqualTo(prices[goal] * unit);
                TreeSet<Integer> path = bench.members(new WaysOnGrid.Path(travel, constant(goal)), words);
                assertThat(path.contains(goal)).isEqualTo(prices[goal] < NONE && !starts.contains(goal));
                path.remove(goal);
                assertThat(path).noneMatch(stops::contains);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("grids")
    void thePriceOfAStepIsAskedForOnceForEveryPairAtMost(Grid grid) {
        TreeMap<Long, Integer> asked = new TreeMap<>();
        Formula counting = m -> {
            asked.merge(m.arguments[0] * grid.spaces() + m.arguments[1], 1, Integer::sum);
            return 1 + (m.arguments[0] + m.arguments[1]) % 3;
        };
        int words = Crowds.words(grid.spaces());
        StepCost cost = new StepCost(new Formula[0], new Formula[] {counting}, 2, 1);
        bench.members(
                new WaysOnGrid.Reach(
                        new WaysOnGrid.Travel(grid, constant(0), false, cost, null, words), constant(1_000)),
                words);
        assertThat(asked.values()).allMatch(times -> times == 1);
        assertThat(asked).hasSizeLessThanOrEqualTo(grid.spaces() * grid.facings());
    }

    private static StepCost cost(long mover, int unit) {
        Formula body = m -> cost(m.arguments[0], m.arguments[1], m.arguments[2]);
        return new StepCost(new Formula[] {constant(mover)}, new Formula[] {body}, 2, unit);
    }

    private static TreeSet<Integer> some(Random random, Grid grid, int count) {
        TreeSet<Integer> some = new TreeSet<>();
        random.ints(count, 0, grid.spaces()).forEach(some::add);
        return some;
    }

    private static Formula set(TreeSet<Integer> members, int words) {
        return m -> {
            int set = m.scratch.take(words);
            members.forEach(member -> m.scratch.add(set, member));
            return set;
        };
    }
}
