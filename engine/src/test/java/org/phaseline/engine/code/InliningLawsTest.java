package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.constant;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.machine.Formula;

/** Formulas that are put in place of their calls, beside the calls. */
class InliningLawsTest {

    private final Bench bench = new Bench();
    private final Random random = new Random(5);

    private Formula operand(boolean inBody) {
        return switch (random.nextInt(inBody ? 4 : 3)) {
            case 0 -> constant(random.nextInt(3));
            case 1 -> new Slots.OfGame(random.nextInt(8));
            case 2 -> new Slots.OfMember(8, 1, new Slots.OfGame(random.nextInt(8)), -1);
            default -> new PartyFormulas.Argument(random.nextInt(2));
        };
    }

    private Formula any(int depth, boolean inBody) {
        if (depth == 0) {
            return operand(inBody);
        }
        Formula left = any(depth - 1, inBody);
        Formula right = any(depth - 1, inBody);
        return switch (random.nextInt(8)) {
            case 0 -> new Arithmetic.Plus(left, right);
            case 1 -> new Arithmetic.Minus(left, right);
            case 2 -> new Logic.Same(left, right);
            case 3 -> new Logic.And(new Logic.Less(left, right), new Logic.Same(left, constant(1)));
            case 4 -> new Logic.Or(new Logic.Same(left, constant(0)), new Logic.AtMost(left, right));
            case 5 -> new Logic.Not(new Logic.Same(left, right));
            case 6 -> new Logic.InRange(left, constant(0), right);
            default -> new Logic.Conditional(new Logic.Same(left, constant(1)), left, right);
        };
    }

    @Test
    void aFormulaInPlaceOfItsCallGivesTheSame() {
        int inlined = 0;
        for (int i = 0; i < 400; i++) {
            for (int slot = 0; slot < 16; slot++) {
                bench.m.write(slot, random.nextInt(4));
            }
            Formula[] arguments = {any(random.nextInt(2), false), any(random.nextInt(2), false)};
            PartyFormulas.Defined call =
                    new PartyFormulas.Defined(arguments, new Formula[] {any(random.nextInt(4), true)}, false);
            Formula quick = Inlining.of(call);
            inlined += quick == call ? 0 : 1;
            assertThat(quick.of(bench.m)).as(call.body()[0].toString()).isEqualTo(call.of(bench.m));
        }
        assertThat(inlined).isBetween(100, 399);
    }

    @Test
    void aLongFormulaIsCalled() {
        Formula sum = new PartyFormulas.Argument(0);
        for (int i = 0; i < 100; i++) {
            sum = new Arithmetic.Plus(sum, constant(1));
        }
        PartyFormulas.Defined call = new PartyFormulas.Defined(new Formula[] {constant(1)}, new Formula[] {sum}, false);
        assertThat(Inlining.of(call)).isSameAs(call);
    }
}
