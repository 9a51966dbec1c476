package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.constant;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.handbuilt.Assembler;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.FormulaCache;
import org.phaseline.engine.position.Position;

/** Formulas whose values are remembered, beside the same formulas that are worked out each time. */
class MemoizedFormulaLawsTest {

    private static final int FIELD = 5;
    private static final int MEMBERS = 6;

    private final Bench bench = new Bench(new Assembler(), FIELD + MEMBERS);

    /** How many members have at least as much as the first value, and one more if the second is odd. */
    private static final Formula MANY = new Arithmetic.Plus(
            new Sets.Count(new Sets.Where(
                    constant((1 << MEMBERS) - 1),
                    new Logic.AtMost(
                            new PartyFormulas.Argument(0), new Slots.OfMember(FIELD, 1, new PartyFormulas.It(), 0)))),
            new Arithmetic.Remainder(new PartyFormulas.Argument(1), constant(2)));

    private int workedOut;

    @Test
    void whatIsRememberedIsWhatWouldBeWorkedOutAndCountsAsMuch() {
        Formula counted = m -> {
            workedOut++;
            return MANY.of(m);
        };
        Formula remembered = new MemoizedFormula(counted, 2, 3);
        bench.m.formulas = new FormulaCache(bench.m);
        Random random = new Random(5);
        Position earlier = bench.m.position.copy();
        int asked = 2_000;
        for (int i = 0; i < asked; i++) {
            switch (random.nextInt(6)) {
                case 0 -> earlier = bench.m.position.copy();
                case 1 -> bench.m.position = earlier.copy();
                case 2 -> bench.m.write(FIELD - 1, random.nextInt(2));
                case 3 -> bench.m.write(FIELD + random.nextInt(MEMBERS), random.nextInt(3));
                default -> {}
            }
            bench.m.arguments = new long[] {random.nextInt(3), random.nextInt(2)};
            long before = bench.m.limits.lookedAt();
            long expected = MANY.of(bench.m);
            long looked = bench.m.limits.lookedAt() - before;

            assertThat(remembered.of(bench.m)).as("asked %d times", i).isEqualTo(expected);
            assertThat(bench.m.limits.lookedAt() - before).isEqualTo(2 * looked);
        }
        assertThat(workedOut).isLessThan(asked * 2 / 3);
    }

    @Test
    void nothingIsRememberedForWhoeverDoesNotAskForIt() {
        Formula remembered = new MemoizedFormula(MANY, 2, 0);
        bench.m.arguments = new long[] {1, 0};
        assertThat(remembered.of(bench.m)).isZero();
        bench.m.position.slots[FIELD] = 1;
        assertThat(remembered.of(bench.m)).isEqualTo(1);
    }

    @Test
    void onlyWhatFollowsFromTheStateAndTheValuesIsRemembered() {
        assertThat(MemoizedFormula.of(MANY, 2, 0)).isInstanceOf(MemoizedFormula.class);
        assertThat(MemoizedFormula.of(new Logic.Not(new MemoizedFormula(MANY, 2, 0)), 2, 1))
                .isInstanceOf(MemoizedFormula.class);
        for (Formula other :
                List.of(new PartyFormulas.Own(), new Slots.Role(0), new Slots.Local(0), (Formula) m -> 1)) {
            Formula whole = new Arithmetic.Plus(MANY, other);
            assertThat(MemoizedFormula.of(whole, 2, 0)).as("%s", other).isSameAs(whole);
        }
    }

    @Test
    void whatIsQuicklyWorkedOutOrHasVeryManyValuesIsNot() {
        Formula quick = new Arithmetic.Plus(new PartyFormulas.Argument(0), new Slots.OfGame(FIELD));
        assertThat(MemoizedFormula.of(quick, 1, 0)).isSameAs(quick);
        assertThat(MemoizedFormula.of(MANY, FormulaCache.MOST_VALUES + 1, 0)).isSameAs(MANY);
    }
}
