package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.EGYPT;
import static org.phaseline.engine.code.Bench.ROME;
import static org.phaseline.engine.code.Bench.constant;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.engine.handbuilt.Assembler;
import org.phaseline.engine.report.Report;

/** Where values stand, how they are changed, and who is whose opponent. */
class PlaceLawsTest {

    private final Bench bench = new Bench();

    static Stream<Slots.Slot> places() {
        return Stream.of(
                new Slots.OfGame(9),
                new Slots.OfMember(20, 3, constant(4), -1),
                new Slots.Local(17),
                new Slots.LocalOf(30, constant(EGYPT)),
                new Slots.Role(0));
    }

    @ParameterizedTest
    @MethodSource("places")
    void whatIsWrittenIsReadAndNothingElseIsTouched(Slots.Slot place) {
        long others = sum() - bench.of(place);
        for (long value : new long[] {5, -1, Long.MAX_VALUE, 0}) {
            place.set(bench.m, value);
            assertThat(bench.of(place)).isEqualTo(value);
            assertThat(sum()).isEqualTo(others + value);
        }
    }

    private long sum() {
        long sum = bench.m.branch.roles[0];
        for (long slot : bench.m.position.slots) {
            sum += slot;
        }
        for (long local : bench.m.frame.locals) {
            sum += local;
        }
        return sum;
    }

    @Test
    void ofNobodyItIsAbsentAndForgetsWhatIsWritten() {
        long before = sum();
        Slots.Slot field = new Slots.OfMember(20, 3, constant(-1), -1);
        Slots.Slot name = new Slots.LocalOf(30, constant(-1));
        field.set(bench.m, 8);
        name.set(bench.m, 8);
        assertThat(bench.of(field)).isEqualTo(-1);
        assertThat(bench.of(name)).isZero();
        assertThat(sum()).isEqualTo(before);
        assertThat(bench.run(new Effects.Change(field, Effects.Operation.SET, constant(4), 0, 9)))
                .isEqualTo(11);
        assertThat(sum()).isEqualTo(before);
    }

    @ParameterizedTest
    @EnumSource(Effects.Operation.class)
    void aChangeKeepsAValueInItsRangeWhereverItStands(Effects.Operation operation) {
        Random random = new Random(operation.ordinal());
        for (int i = 0; i < 200; i++) {
            long old = random.nextInt(40);
            long value = random.nextInt(-1, 12);
            long low = random.nextInt(5);
            long high = low + random.nextInt(-6, 30);
            long free = switch (operation) {
                case SET -> value;
                case ADD -> old + value;
                case SUBTRACT -> old - value;
                case JOIN -> value < 0 ? old : old | 1L << value;
                case DROP -> value < 0 ? old : old & ~(1L << value);
            };
            // A range whose end lies before its beginning is none.
            long expected = low > high ? free : Math.min(high, Math.max(low, free));
            for (Slots.Slot place : List.of(new Slots.OfGame(9), new Slots.Local(17))) {
                place.set(bench.m, old);
                assertThat(bench.run(new Effects.Change(place, operation, constant(value), low, high)))
                        .isEqualTo(11);
                assertThat(bench.of(place))
                        .as("%s %d to %d in %d..%d", operation, value, old, low, high)
                        .isEqualTo(expected);
            }
            List<Report> told = bench.told();
            assertThat(told).hasSize(expected == old ? 0 : 1);
            if (expected != old) {
                assertThat(told.getFirst())
                        .isEqualTo(new Report.Changed(0, Report.EVERYONE, "", "s9", "" + old, "" + expected));
            }
        }
    }

    @Test
    void whatIsPutOffHappensWhenItsPointIsReachedWithTheValuesOfBefore() {
        Assembler code = new Assembler();
        int due = code.duePoint("the end");
        int never = code.duePoint("another end");
        Bench late = new Bench(code);
        Slots.OfGame total = new Slots.OfGame(9);
        Slots.Local amount = new Slots.Local(3);
        amount.set(late.m, 4);
        late.run(new DeferredEffects.PutOff(due, Effects.Operation.ADD, total, amount, 0, 99));
        late.run(new DeferredEffects.PutOff(due, Effects.Operation.ADD, total, amount, 0, 6));
        late.run(new DeferredEffects.PutOff(never, Effects.Operation.ADD, total, amount, 0, 99));
        amount.set(late.m, 50);
        assertThat(late.of(total)).isZero();
        late.run(new DeferredEffects.FallDue(due));
        assertThat(late.of(total)).as("4, and then at most 6").isEqualTo(6);
        total.set(late.m, 0);
        late.run(new DeferredEffects.FallDue(due));
        assertThat(late.of(total)).as("once only").isZero();
        late.run(new DeferredEffects.FallDue(never));
        assertThat(late.of(total)).isEqualTo(4);
    }

    @Test
    void ofTwoSidesEachIsTheOthersOpponentAndNobodyHasNone() {
        assertThat(bench.of(new PartyFormulas.OpponentOf(constant(ROME)))).isEqualTo(EGYPT);
        assertThat(bench.of(new PartyFormulas.OpponentOf(constant(EGYPT)))).isEqualTo(ROME);
        assertThat(bench.of(new PartyFormulas.OpponentsOf(constant(ROME)))).isEqualTo(1L << EGYPT);
        assertThat(bench.of(new PartyFormulas.SideOf(constant(EGYPT)))).isEqualTo(EGYPT);
        assertThat(bench.of(new PartyFormulas.Present(constant(0b11)))).isEqualTo(0b11);
        assertThat(bench.of(new PartyFormulas.FactionsOf(constant(ROME)))).isZero();
        assertThat(bench.of(new PartyFormulas.OpponentOf(constant(-1)))).isEqualTo(-1);
        assertThat(bench.of(new PartyFormulas.OpponentsOf(constant(-1)))).isZero();
        assertThat(bench.of(new PartyFormulas.SideOf(constant(-1)))).isEqualTo(-1);
        assertThat(bench.of(new PartyFormulas.FactionsOf(constant(-1)))).isZero();
    }
}
