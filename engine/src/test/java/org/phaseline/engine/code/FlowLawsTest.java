package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.EGYPT;
import static org.phaseline.engine.code.Bench.ROME;
import static org.phaseline.engine.code.Bench.constant;
import static org.phaseline.engine.code.Bench.some;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.outline.ValueType;

/** Going on elsewhere, going round, and what becomes of steps. */
class FlowLawsTest {

    private static final int EXIT = 33;

    private final Bench bench = new Bench();

    @Test
    void aJumpGoesWhereItSaysAndAConditionDecides() {
        assertThat(bench.run(new Flow.Jump(5))).isEqualTo(5);
        assertThat(bench.run(new Flow.JumpUnless(constant(3), 5))).isEqualTo(11);
        assertThat(bench.run(new Flow.JumpUnless(constant(0), 5))).isEqualTo(5);
        assertThat(bench.run(new Flow.PassAbsent(constant(0), 5))).isEqualTo(5);
        assertThat(bench.run(new Flow.PassAbsent(constant(2), 5))).isEqualTo(11);
        assertThat(bench.run(new Flow.Pass())).isEqualTo(11);
        assertThat(new Flow.JumpUnless(constant(0), 5).next(10)).containsExactlyInAnyOrder(11, 5);
    }

    @Test
    void onlyItsOwnStretchOfAPageIsForgotten() {
        for (int i = 0; i < 20; i++) {
            bench.m.frame.locals[i] = 1;
        }
        bench.run(new Flow.Forget(new Stretch(4, 7, 0, constant(-1))));
        bench.run(new Flow.Forget(new Stretch(10, 16, 2, constant(EGYPT))));
        List<Integer> forgotten = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            if (bench.m.frame.locals[i] == 0) {
                forgotten.add(i);
            }
        }
        assertThat(forgotten).containsExactly(4, 5, 6, 11, 13, 15);
    }

    @Test
    void gameTurnsAreCountedAndTheLastOneEndsTheGame() {
        bench.m.frame.locals[3] = 7;
        long turn = bench.m.position.slots[CompiledRulebook.GAME_TURN_SLOT];
        assertThat(bench.run(new Flow.BeginGameTurn(8))).isEqualTo(11);
        assertThat(bench.m.position.slots[CompiledRulebook.GAME_TURN_SLOT]).isEqualTo(turn + 1);
        assertThat(bench.m.frame.locals[3]).as("names of the turn before").isZero();
        assertThat(bench.run(new Flow.EndGameTurn(2, constant(0))))
                .as("without a length")
                .isEqualTo(2);
        assertThat(bench.run(new Flow.EndGameTurn(2, constant(turn + 2)))).isEqualTo(2);
        assertThat(bench.m.position.over).isFalse();
        assertThat(bench.run(new Flow.EndGameTurn(2, constant(turn + 1)))).isEqualTo(Instruction.WAIT);
        assertThat(bench.m.position.over).isTrue();
        assertThat(bench.m.position.winners).isZero();
    }

    @Test
    void whoWinsIsKept() {
        assertThat(bench.run(new Flow.EndGame(constant(1L << EGYPT)))).isEqualTo(Instruction.WAIT);
        assertThat(bench.m.position.over).isTrue();
        assertThat(bench.m.position.winners).isEqualTo(1L << EGYPT);
    }

    /** Works a loop off, changing the set on the way; returns who came, in order. */
    private List<Integer> worked(
            int size, TreeSet<Integer> start, Runnable onTheWay, boolean includingNew, @Nullable Formula beginning) {
        int words = Crowds.words(size);
        Slots.Slot[] kept = slots(30, words);
        Slots.Slot[] atStart = slots(40, words);
        Slots.Slot[] worked = slots(50, words);
        bench.run(new Crowds.Keep(kept, listed(start, words)));
        return worked(new Crowds.Stored(kept), atStart, worked, onTheWay, includingNew, beginning);
    }

    private List<Integer> worked(
            Formula set,
            Slots.Slot[] atStart,
            Slots.Slot[] worked,
            Runnable onTheWay,
            boolean includingNew,
            @Nullable Formula beginning) {
        Slots.Slot member = new Slots.Local(2);
        bench.run(new Loops.Begin(set, atStart, worked));
        Loops.Next next = new Loops.Next(
                Wording.of("Next"),
                set,
                atStart,
                worked,
                includingNew,
                member,
                ValueType.NUMBER,
                beginning,
                null,
                null,
                EXIT);
        List<Integer> came = new ArrayList<>();
        while (bench.run(next) != EXIT) {
            came.add((int) bench.of(member));
            onTheWay.run();
        }
        return came;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 64, 65, 200})
    void aLoopWithAnOrderTakesTheHighestFirstAndOfEqualOnesThePrintedFirst(int size) {
        Random random = new Random(size);
        int words = Crowds.words(size);
        // Two members in turn have the same value.
        Formula value = new Arithmetic.Divided(new PartyFormulas.It(), constant(2));
        for (int i = 0; i < 20; i++) {
            TreeSet<Integer> set = some(random, size);
            Slots.Slot[] atStart = slots(40, words);
            Slots.Slot[] worked = slots(50, words);
            Slots.Slot member = new Slots.Local(2);
            bench.run(new Loops.Begin(listed(set, words), atStart, worked));
            Loops.Next next = new Loops.Next(
                    Wording.of("Next"),
                    listed(set, words),
                    atStart,
                    worked,
                    false,
                    member,
                    ValueType.NUMBER,
                    null,
                    new MemberOrder(value, true, null),
                    null,
                    EXIT);
            List<Integer> came = new ArrayList<>();
            while (bench.run(next) != EXIT) {
                came.add((int) bench.of(member));
            }
            List<Integer> expected = new ArrayList<>(set);
            expected.sort((a, b) -> a / 2 != b / 2 ? b / 2 - a / 2 : a - b);
            assertThat(came).isEqualTo(expected);
        }
    }

    @Test
    void membersThatAreWrittenOutComeInThatOrder() {
        List<Formula> written = List.of(constant(7), constant(2), constant(9), constant(2));
        Formula place = new MemberOrder.PlaceWritten(written);
        MemberOrder order = new MemberOrder(constant(0), true, new MemberOrder(place, false, null));
        Formula set = new Crowds.Listed(written, 1);
        assertThat(bench.of(new Crowds.Best(order, set, 1))).isEqualTo(7);
        Formula rest = new Crowds.Without(set, new Crowds.Listed(List.of(constant(7)), 1), 1);
        assertThat(bench.of(new Crowds.Best(order, rest, 1))).isEqualTo(2);
    }

    private List<Long> counted(long low, long high, boolean down, @Nullable Formula fits) {
        Slots.Slot at = new Slots.Local(1);
        Slots.Slot left = new Slots.Local(2);
        Slots.Slot member = new Slots.Local(3);
        bench.run(new NumberLoops.Begin(constant(low), constant(high), down, at, left));
        NumberLoops.Next next = new NumberLoops.Next(at, left, down, fits, member, EXIT);
        List<Long> came = new ArrayList<>();
        while (bench.run(next) != EXIT) {
            came.add(bench.of(member));
        }
        return came;
    }

    @Test
    void aLoopCountsThroughARangeUpOrDownAndLeavesOutWhatDoesNotFit() {
        assertThat(counted(2, 5, false, null)).containsExactly(2L, 3L, 4L, 5L);
        assertThat(counted(2, 5, true, null)).containsExactly(5L, 4L, 3L, 2L);
        assertThat(counted(-1, 1, false, null)).containsExactly(-1L, 0L, 1L);
        assertThat(counted(3, 2, false, null)).isEmpty();
        Formula big = new Logic.Less(constant(3), new PartyFormulas.It());
        assertThat(counted(1, 6, false, big)).containsExactly(4L, 5L, 6L);
        assertThat(counted(1, 6, true, big)).containsExactly(6L, 5L, 4L);
    }

    private static Slots.Slot[] slots(int from, int words) {
        Slots.Slot[] slots = new Slots.Slot[words];
        for (int i = 0; i < words; i++) {
            slots[i] = new Slots.Local(from + i);
        }
        return slots;
    }

    private static Formula listed(TreeSet<Integer> set, int words) {
        return new Crowds.Listed(
                set.stream().map(each -> (Formula) constant(each)).toList(), words);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 63, 64, 65, 200})
    void aLoopTakesEachMemberOnceInPrintedOrder(int size) {
        Random random = new Random(size);
        for (int i = 0; i < 20; i++) {
            TreeSet<Integer> set = some(random, size);
            assertThat(worked(size, set, () -> {}, false, null)).isEqualTo(List.copyOf(set));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 65, 200})
    void whoLeavesIsLeftOutAndWhoJoinsComesOnlyIfNewOnesCount(int size) {
        int last = size - 1;
        Slots.Slot[] kept = slots(30, Crowds.words(size));
        for (boolean includingNew : new boolean[] {false, true}) {
            TreeSet<Integer> start = new TreeSet<>(List.of(0, 3, 5));
            List<Integer> came = worked(
                    size,
                    start,
                    () -> {
                        bench.run(new Crowds.Change(kept, constant(3), false));
                        bench.run(new Crowds.Change(kept, constant(last), true));
                    },
                    includingNew,
                    null);
            assertThat(came).isEqualTo(includingNew ? List.of(0, 5, last) : List.of(0, 5));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aLoopOverAMaskTakesEachMemberOnce(boolean includingNew) {
        Slots.Slot kept = new Slots.Local(3);
        Slots.Slot[] atStart = {new Slots.Local(4)};
        Slots.Slot[] worked = {new Slots.Local(5)};
        kept.set(bench.m, 0b1101);
        List<Integer> came =
                worked(new Crowds.OfMask(kept), atStart, worked, () -> kept.set(bench.m, 0b11001), includingNew, null);
        assertThat(came).isEqualTo(includingNew ? List.of(0, 3, 4) : List.of(0, 3));
    }

    @Test
    void partiesComeInTurnOrderFromWhoBegins() {
        TreeSet<Integer> both = new TreeSet<>(List.of(ROME, EGYPT));
        assertThat(worked(2, both, () -> {}, false, constant(EGYPT))).containsExactly(EGYPT, ROME);
        assertThat(worked(2, both, () -> {}, false, constant(ROME))).containsExactly(ROME, EGYPT);
        assertThat(worked(2, both, () -> {}, false, constant(-1))).containsExactly(ROME, EGYPT);
    }

    @Test
    void aStepIsDoneOrNotAndAPassThatWasDoneStaysDone() {
        Slots.Slot outcome = new Slots.Local(4);
        Slots.Slot taken = new Slots.Local(5);
        Steps.Result result = new Steps.Result(outcome, taken);
        Formula done = new Outcomes.WasDone(outcome);
        assertThat(bench.of(done)).as("not reached").isZero();
        bench.run(new Steps.PassOver(result));
        assertThat(bench.of(outcome)).isEqualTo(Outcomes.PASSED_OVER);
        assertThat(bench.of(done)).isZero();
        bench.run(new Steps.Fail(result));
        assertThat(bench.of(outcome)).isEqualTo(Outcomes.NOT_DONE);
        bench.run(new Steps.Succeed(result));
        assertThat(bench.of(done)).isEqualTo(1);
        bench.run(new Steps.Fail(result));
        bench.run(new Steps.PassOver(result));
        assertThat(bench.of(done)).as("an earlier pass was").isEqualTo(1);
        taken.set(bench.m, 2);
        bench.run(new Steps.Succeed(result));
        assertThat(bench.of(done)).isEqualTo(1);
        assertThat(bench.of(new Outcomes.WasOption(outcome, 1))).isEqualTo(1);
        assertThat(bench.of(new Outcomes.WasOption(outcome, 0))).isZero();
    }

    @Test
    void whatSeveralDidIsDoneWhenAllItWasPutToDidIt() {
        long[] each = {
            Outcomes.UNREACHED,
            Outcomes.PASSED_OVER,
            Outcomes.DONE,
            Outcomes.NOT_DONE,
            Outcomes.FIRST_OPTION,
            Outcomes.FIRST_OPTION + 1
        };
        for (long one : each) {
            for (long other : each) {
                bench.m.frame.locals[6] = one;
                bench.m.frame.locals[7] = other;
                boolean none = one == Outcomes.NOT_DONE || other == Outcomes.NOT_DONE;
                boolean any = Outcomes.isDone(one) || Outcomes.isDone(other);
                assertThat(bench.of(new Outcomes.WasDoneByAll(6, 2)))
                        .as("%d and %d", one, other)
                        .isEqualTo(any && !none ? 1 : 0);
                boolean asked = Outcomes.asked(one) || Outcomes.asked(other);
                boolean all = (!Outcomes.asked(one) || one == Outcomes.FIRST_OPTION + 1)
                        && (!Outcomes.asked(other) || other == Outcomes.FIRST_OPTION + 1);
                assertThat(bench.of(new Outcomes.WasOptionOfAll(6, 2, 1)))
                        .as("%d and %d", one, other)
                        .isEqualTo(asked && all ? 1 : 0);
            }
        }
    }

    @Test
    void whatBecameOfAStepIsRememberedForEachMember() {
        Slots.Slot outcome = new Slots.Local(4);
        List<Slots.Slot> masks = List.of(new Slots.Local(5), new Slots.Local(6), new Slots.Local(7));
        long[] became = {
            Outcomes.DONE, Outcomes.NOT_DONE, Outcomes.FIRST_OPTION, Outcomes.FIRST_OPTION + 1, Outcomes.PASSED_OVER
        };
        for (int member = 0; member < became.length; member++) {
            outcome.set(bench.m, became[member]);
            bench.run(new Steps.Remember(outcome, constant(member), masks));
        }
        assertThat(Bench.members(bench.of(masks.get(0)))).containsExactly(0, 2, 3);
        assertThat(Bench.members(bench.of(masks.get(1)))).containsExactly(2);
        assertThat(Bench.members(bench.of(masks.get(2)))).containsExactly(3);
    }
}
