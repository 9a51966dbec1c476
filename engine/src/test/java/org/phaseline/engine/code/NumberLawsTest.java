package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.constant;

import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.engine.machine.Formula;

/** Formulas of numbers and flags give what Java gives. */
class NumberLawsTest {

    private static final long[] EDGES = {0, 1, -1, 2, 7, -7, 63, 64, Integer.MAX_VALUE, Integer.MIN_VALUE};

    private final Bench bench = new Bench();

    @Test
    void aConstantIsItsNumber() {
        for (long edge : EDGES) {
            assertThat(bench.of(new Arithmetic.Constant(edge))).isEqualTo(edge);
        }
    }

    private static Arguments law(String name, BinaryOperator<Formula> formula, LongBinaryOperator plain) {
        return Arguments.of(name, formula, plain);
    }

    static Stream<Arguments> laws() {
        return Stream.of(
                law("plus", Arithmetic.Plus::new, (a, b) -> a + b),
                law("minus", Arithmetic.Minus::new, (a, b) -> a - b),
                law("times", Arithmetic.Times::new, (a, b) -> a * b),
                law(
                        "divided, by nothing is nothing",
                        Arithmetic.Divided::new,
                        (a, b) -> b == 0 ? 0 : Math.floorDiv(a, b)),
                law(
                        "divided and rounded up",
                        Arithmetic.DividedUp::new,
                        (a, b) -> b == 0 ? 0 : Math.floorDiv(a, b) + (Math.floorMod(a, b) == 0 ? 0 : 1)),
                law(
                        "divided and rounded, in the middle up",
                        Arithmetic.DividedToNearest::new,
                        (a, b) -> b == 0
                                ? 0
                                : Math.floorDiv(a, b) + (2 * Math.abs(Math.floorMod(a, b)) >= Math.abs(b) ? 1 : 0)),
                law(
                        "remainder, by nothing is nothing",
                        Arithmetic.Remainder::new,
                        (a, b) -> b == 0 ? 0 : a - b * Math.floorDiv(a, b)),
                law("smaller", Arithmetic.Smaller::new, Math::min),
                law("larger", Arithmetic.Larger::new, Math::max),
                law("and", Logic.And::new, (a, b) -> a != 0 && b != 0 ? 1 : 0),
                law("or", Logic.Or::new, (a, b) -> a != 0 || b != 0 ? 1 : 0),
                law("less", Logic.Less::new, (a, b) -> a < b ? 1 : 0),
                law("at most", Logic.AtMost::new, (a, b) -> a <= b ? 1 : 0),
                law("same", Logic.Same::new, (a, b) -> a == b ? 1 : 0),
                law("not", (a, b) -> new Logic.Not(a), (a, b) -> a == 0 ? 1 : 0),
                law(
                        "from one to the other",
                        (a, b) -> new Logic.InRange(constant(3), a, b),
                        (a, b) -> a <= 3 && 3 <= b ? 1 : 0),
                law(
                        "one or the other",
                        (a, b) -> new Logic.Conditional(new Logic.Less(a, b), a, b),
                        (a, b) -> a < b ? a : b));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("laws")
    void aFormulaOfTwoNumbersGivesWhatJavaGives(
            String name, BinaryOperator<Formula> formula, LongBinaryOperator plain) {
        for (long a : EDGES) {
            for (long b : EDGES) {
                assertThat(bench.of(formula.apply(constant(a), constant(b))))
                        .as("%s of %d and %d", name, a, b)
                        .isEqualTo(plain.applyAsLong(a, b));
            }
        }
        Random random = new Random(name.hashCode());
        for (int i = 0; i < 200; i++) {
            long a = random.nextInt(-100, 100);
            long b = random.nextInt(-100, 100);
            assertThat(bench.of(formula.apply(constant(a), constant(b)))).isEqualTo(plain.applyAsLong(a, b));
        }
    }

    /** What stands behind is not looked at when the answer is known: it may ask for something that is not there. */
    @Test
    void whatIsKnownIsNotLookedAtFurther() {
        Formula never = m -> {
            throw new AssertionError("looked at");
        };
        assertThat(bench.of(new Logic.And(constant(0), never))).isZero();
        assertThat(bench.of(new Logic.Or(constant(5), never))).isEqualTo(1);
        assertThat(bench.of(new Logic.Conditional(constant(1), constant(8), never)))
                .isEqualTo(8);
        assertThat(bench.of(new Logic.Conditional(constant(0), never, constant(9))))
                .isEqualTo(9);
        assertThat(bench.of(new Logic.In(constant(-1), never))).isZero();
    }

    @Test
    void aTableGivesTheNearestKeyAndNeverLeavesItsEdges() {
        long[] bounds = {0, 2, 5, 9};
        int[] printed = {3, 1, 0, 2};
        long[] values = new long[12];
        Arrays.setAll(values, i -> 100 + i);
        for (long wanted = -5; wanted < 15; wanted++) {
            int row = 0;
            while (row < 3 && wanted > bounds[row]) {
                row++;
            }
            Lookup key = new Lookup.Key(constant(wanted), bounds, printed);
            assertThat(bench.of(key)).isEqualTo(printed[row]).isEqualTo(key.known());
            assertThat(bench.of(new Lookup.One(key, values))).isEqualTo(values[printed[row]]);
            for (int by = -5; by <= 5; by++) {
                int moved = Math.max(0, Math.min(3, printed[row] + by));
                Lookup shifted = new Lookup.Shifted(key, constant(by), 3);
                assertThat(bench.of(shifted)).isEqualTo(moved);
                assertThat(bench.of(new Lookup.Two(shifted, constant(2), 3, values)))
                        .isEqualTo(values[moved * 3 + 2]);
            }
        }
        assertThat(new Lookup.Shifted(constant(1), constant(9), 3).known()).isEqualTo(3);
        assertThat(new Lookup.One(constant(1), values).known()).isEqualTo(101);
        assertThat(new Lookup.Two(constant(1), constant(1), 3, values).known()).isEqualTo(104);
    }

    @Test
    void aScheduleGivesWhoIsDueInThatTurnAndNobodyInAnyOther() {
        long[] turns = {2, 5, 9};
        long[] masks = {0b1, 0b110, 1L << 63};
        long[] crowds = {1, 0, 2, 1, 0, 1L << 5};
        for (long turn = 0; turn < 12; turn++) {
            int at = Arrays.binarySearch(turns, turn);
            assertThat(bench.of(new Schedule.Mask(constant(turn), turns, masks)))
                    .isEqualTo(at < 0 ? 0 : masks[at]);
            assertThat(bench.members(new Schedule.Crowd(constant(turn), turns, crowds, 2), 2))
                    .isEqualTo(
                            switch (at) {
                                case 0 -> new TreeSet<>(Set.of(0));
                                case 1 -> new TreeSet<>(Set.of(1, 64));
                                case 2 -> new TreeSet<>(Set.of(69));
                                default -> new TreeSet<>();
                            });
        }
    }

    @Test
    void aNamedFormulaSeesItsOwnArgumentsAndGivesBackTheOnesBefore() {
        Formula twice = new PartyFormulas.Defined(
                new Formula[] {new Arithmetic.Plus(new PartyFormulas.Argument(0), constant(1))},
                new Formula[] {new Arithmetic.Times(new PartyFormulas.Argument(0), constant(2))},
                false);
        Formula outer = new PartyFormulas.Defined(
                new Formula[] {constant(20)},
                new Formula[] {new Arithmetic.Plus(twice, new PartyFormulas.Argument(0))},
                false);
        long[] before = bench.m.arguments;
        assertThat(bench.of(outer)).isEqualTo(42 + 20);
        assertThat(bench.m.arguments).isSameAs(before);
        assertThat(bench.of(new PartyFormulas.Weighed(constant(5), 3))).isEqualTo(5);
    }
}
