package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.constant;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.PositionRule.Breach;
import org.phaseline.engine.outline.ValueType;

/** What is required of a set-up is asked of every member, and each that does not fulfil it is named. */
class SetupLawsTest {

    private static final Formula SMALL = new Logic.Less(new PartyFormulas.It(), constant(3));
    private static final Wording TOO_LARGE = new Wording(
            List.of("member ", " is ", ""),
            List.of(
                    new Wording.Value(new PartyFormulas.It(), ValueType.NUMBER, 0),
                    new Wording.Value(new MemberName.Named(0), ValueType.NUMBER, 0)));

    private final Bench bench = new Bench();

    @Test
    void everyMemberOfASetThatDoesNotFulfilItIsNamed() {
        List<Breach> expected = List.of(new Breach(3, "member 3 is 3"), new Breach(5, "member 5 is 5"));

        assertThat(new Requirement(constant(0b101011), 0, SMALL, TOO_LARGE).breaches(bench.m))
                .isEqualTo(expected);
        assertThat(new Requirement(new Crowds.OfMask(constant(0b101011)), 1, SMALL, TOO_LARGE).breaches(bench.m))
                .isEqualTo(expected);
        assertThat(new Requirement(constant(0b111), 0, SMALL, TOO_LARGE).breaches(bench.m))
                .isEmpty();
    }

    @Test
    void aConditionOfTheGameIsAskedOnce() {
        assertThat(new Requirement(null, 0, constant(0), Wording.of("too large")).breaches(bench.m))
                .containsExactly(new Breach(-1, "too large"));
        assertThat(new Requirement(null, 0, constant(1), Wording.of("too large")).breaches(bench.m))
                .isEmpty();
    }
}
