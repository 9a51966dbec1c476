package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.constant;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.handbuilt.Assembler;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.Report;

/** Arriving at a step and leaving it, and what is told on the way. */
class StepLawsTest {

    private static final int NOTHING_DUE = -1;
    private static final StepTitle PRINTED = new StepTitle(null, constant(Report.EVERYONE));
    private static final Steps.Taken[] OPTIONS = {new Steps.Taken("by sea", null), new Steps.Taken("by land", null)};

    private final Assembler code = new Assembler();
    private final int due = code.duePoint("the step");
    private final Bench bench = new Bench(code);
    private final Slots.Slot outcome = new Slots.Local(4);
    private final Slots.Slot taken = new Slots.Local(5);
    private final Steps.Result result = new Steps.Result(outcome, taken);

    private static Report left(String how) {
        return new Report.Left(0, Report.EVERYONE, "", how);
    }

    /** Something is put off, and happens. */
    private void awaiting(Runnable reached) {
        Slots.OfGame total = new Slots.OfGame(9);
        total.set(bench.m, 0);
        bench.run(new DeferredEffects.PutOff(due, Effects.Operation.ADD, total, constant(4), 0, 99));
        bench.told();
        reached.run();
        assertThat(bench.of(total)).isEqualTo(4);
    }

    @Test
    void whoArrivesFindsABlankPageAndWhatWasPutOffUntilThen() {
        bench.m.frame.locals[6] = 7;
        bench.m.frame.locals[8] = 7;
        Stretch page = new Stretch(6, 8, 0, constant(-1));

        awaiting(() -> assertThat(bench.run(new Steps.Enter(0, PRINTED, false, page, due)))
                .isEqualTo(11));

        assertThat(bench.told()).startsWith(new Report.Entered(0, Report.EVERYONE, ""));
        assertThat(bench.m.frame.locals[6]).isZero();
        assertThat(bench.m.frame.locals[8]).as("of another step").isEqualTo(7);
        bench.run(new Steps.Enter(0, PRINTED, false, page, NOTHING_DUE));
        assertThat(bench.told()).containsExactly(new Report.Entered(0, Report.EVERYONE, ""));
    }

    @Test
    void aStepThatIsLeftWithoutAnOutcomeWasDone() {
        assertThat(bench.run(new Steps.Leave(0, PRINTED, result, OPTIONS, NOTHING_DUE)))
                .isEqualTo(11);
        assertThat(bench.told()).containsExactly(left("done"));
        assertThat(bench.of(new Outcomes.WasDone(outcome))).isEqualTo(1);
    }

    @Test
    void howAStepEndedIsTold() {
        Steps.Leave leave = new Steps.Leave(0, PRINTED, result, OPTIONS, due);
        outcome.set(bench.m, Outcomes.NOT_DONE);
        awaiting(() -> bench.run(leave));
        assertThat(bench.told()).startsWith(left("not done"));
        outcome.set(bench.m, Outcomes.UNREACHED);
        taken.set(bench.m, 2);
        bench.run(leave);
        assertThat(bench.told()).containsExactly(left("by land"));
        assertThat(bench.of(new Outcomes.WasOption(outcome, 1))).isEqualTo(1);
    }

    @Test
    void whatSeveralDidIsNotDoneOnlyIfNobodyWasAsked() {
        Steps.LeaveTogether leave = new Steps.LeaveTogether(0, PRINTED, 6, 2, due);
        bench.m.frame.locals[6] = Outcomes.PASSED_OVER;
        awaiting(() -> assertThat(bench.run(leave)).isEqualTo(11));
        assertThat(bench.told()).startsWith(left("not done"));
        bench.m.frame.locals[7] = Outcomes.NOT_DONE;
        bench.run(leave);
        assertThat(bench.told()).containsExactly(left("all have finished"));
    }

    @Test
    void passesAreCounted() {
        Slots.Slot counter = new Slots.Local(3);
        for (int i = 1; i <= 3; i++) {
            assertThat(bench.run(new Steps.Count(counter))).isEqualTo(11);
            assertThat(bench.of(counter)).isEqualTo(i);
        }
    }

    private static Roll.Modifier modifier(long amount, long applies, String text) {
        return new Roll.Modifier(constant(amount), constant(applies), text);
    }

    private void weigh(Formula start, Roll.Modifier... modifiers) {
        assertThat(bench.run(new ModifierReport(0, "strength", null, ValueType.NUMBER, start, modifiers)))
                .isEqualTo(11);
    }

    @Test
    void theModifiersThatCountAreTold() {
        weigh(
                constant(5),
                modifier(2, 1, "on a hill"),
                modifier(-1, 1, "tired"),
                modifier(9, 0, "does not apply"),
                modifier(0, 1, "adds nothing"),
                modifier(4, 1, ""));
        assertThat(bench.told())
                .containsExactly(new Report.Told(0, Report.EVERYONE, "Strength: 5, +2 on a hill, -1 tired = 10"));
    }

    @Test
    void whatAFormulaIsWorkedOutFromIsToldWhereItIsCalled() {
        Explanation call = new Explanation(
                "strength",
                null,
                ValueType.NUMBER,
                new Formula[] {constant(3)},
                new Wording.Value[0],
                new PartyFormulas.Argument(0),
                new Roll.Modifier[] {modifier(2, 1, "on a hill")});
        Formula explained = new Explanation.Explained(constant(5), new Explanation[] {call});
        assertThat(bench.of(explained)).isEqualTo(5);
        assertThat(bench.told())
                .containsExactly(new Report.Explained(0, Report.EVERYONE, "Strength: 3, +2 on a hill = 5"));
    }

    @Test
    void aSentenceTakesThePlaceOfTheChangesBeforeItForThoseWhoReadIt() {
        bench.m.report(new Report.Changed(0, Report.EVERYONE, "", "hits", "0", "2"));
        assertThat(bench.run(new Steps.TellInstead(0, Wording.of("Two hits")))).isEqualTo(11);
        assertThat(bench.told())
                .containsExactly(
                        new Report.Changed(0, Report.EVERYONE, "", "hits", "0", "2", Report.EVERYONE),
                        new Report.Told(0, Report.EVERYONE, "Two hits", true));
    }

    @Test
    void nothingIsToldOfChangesThatNobodyNeedsToRead() {
        bench.m.report(new Report.Changed(0, Report.EVERYONE, "", "order", "hold", "none"));
        assertThat(bench.run(new Steps.TellNothing(0))).isEqualTo(11);
        assertThat(bench.told())
                .containsExactly(new Report.Changed(0, Report.EVERYONE, "", "order", "hold", "none", Report.EVERYONE));
    }

    /** Of three scouts, the first two are unseen; they belong to Rome, Egypt and Rome. */
    @Test
    void insidersSeeEveryPiece() {
        Formula unseen = new Logic.Less(new PartyFormulas.It(), constant(2));
        Bench veiled = new Bench(new Assembler().veil("Scout", 30, unseen));
        veiled.m.position.slots[30] = Bench.ROME;
        veiled.m.position.slots[31] = Bench.EGYPT;
        veiled.m.position.slots[32] = Bench.ROME;
        assertThat(veiled.of(insiders())).isEqualTo(Report.EVERYONE);
        assertThat(veiled.of(insiders(2))).isEqualTo(Report.EVERYONE);
        assertThat(veiled.of(insiders(2, 1))).isEqualTo(1L << Bench.EGYPT);
        assertThat(veiled.of(insiders(0, 1))).isZero();
    }

    private static Formula insiders(int... scouts) {
        ValueType scout = ValueType.word("Scout", List.of("a", "b", "c"));
        return new Wording.Insiders(Arrays.stream(scouts)
                .mapToObj(each -> new Wording.Value(constant(each), scout, 0))
                .toList());
    }

    @Test
    void ifNoModifierCountsNothingIsTold() {
        weigh(constant(5), modifier(9, 0, "does not apply"), modifier(0, 1, "adds nothing"));
        weigh(constant(5));
        assertThat(bench.told()).isEmpty();
    }

    @Test
    void whatIsTakenIsTheFirstAndWhereThereIsNonePlayGoesOnElsewhere() {
        Slots.Slot piece = new Slots.Local(7);

        assertThat(bench.run(new PieceStock.Take(piece, constant(3), "Dump", 40)))
                .isEqualTo(11);
        assertThat(bench.of(piece)).isEqualTo(3);
        assertThat(bench.run(new PieceStock.Take(piece, constant(-1), "Dump", 40)))
                .isEqualTo(40);
        assertThat(bench.of(piece)).as("nothing was taken").isEqualTo(3);
        assertThat(bench.told())
                .containsExactly(new Report.Explained(0, Report.EVERYONE, "There is no Dump left to take"));
    }

    @Test
    void aPieceThatIsPutBackIsAsItWasSetUpAndNoOther() {
        for (int slot = 20; slot < 32; slot++) {
            bench.m.position.slots[slot] = 5;
        }
        PieceStock.PutBack second = new PieceStock.PutBack(constant(1), new int[] {20, 24}, new int[] {1, 2});

        assertThat(bench.run(second)).isEqualTo(11);
        for (int slot = 20; slot < 32; slot++) {
            boolean back = slot == 21 || slot == 26 || slot == 27;
            assertThat(bench.m.position.slots[slot])
                    .isEqualTo(back ? bench.m.rulebook.initial()[slot] : 5);
        }
        bench.run(new PieceStock.PutBack(constant(-1), new int[] {20}, new int[] {1}));
        assertThat(bench.m.position.slots[20]).as("nobody is put back").isEqualTo(5);
    }

    @Test
    void whatIsNotThereCannotBePaidAndTheLogSaysWhy() {
        Slots.Slot purse = new Slots.Local(7);
        purse.set(bench.m, 5);

        assertThat(bench.of(new Payment(constant(5), purse, "purse", 2))).isEqualTo(1);
        assertThat(bench.told()).isEmpty();
        assertThat(bench.of(new Payment(constant(6), purse, "purse", 2))).isZero();
        assertThat(bench.told())
                .containsExactly(
                        new Report.Explained(0, Report.EVERYONE, "3 cannot be paid from purse: there is only 2.5"));
        assertThat(bench.of(purse)).as("nothing is taken off here").isEqualTo(5);
    }
}
