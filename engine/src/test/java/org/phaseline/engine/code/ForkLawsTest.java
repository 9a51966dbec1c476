package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.EGYPT;
import static org.phaseline.engine.code.Bench.ROME;
import static org.phaseline.engine.code.Bench.constant;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.handbuilt.Assembler;
import org.phaseline.engine.handbuilt.PlayedTable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.SealedAnswers;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.OpenDecision;

/** What several do at the same time, in step, unseen, or beside something else. Played both ways, plain and compiled. */
class ForkLawsTest {

    private static final Formula BOTH = constant(0b11);
    private static final Formula OWN = new Sets.One(new PartyFormulas.Own());
    private static final Formula NO = constant(0);

    private static AskStep ask(String title, Formula actor, int next) {
        return new AskStep(Wording.of(title), true, false, false, actor, NO, next, next, next);
    }

    private static List<String> asked(PlayedTable table) {
        return table.decisions().stream().map(OpenDecision::prompt).toList();
    }

    @Test
    void theBranchesOfABlockAreOpenAtOnceAndJoinWhenAllHaveEnded() {
        Assembler code = new Assembler();
        code.add(new Flow.BeginGameTurn(8));
        code.add(new Forks.Block(ForkKind.TOGETHER, new int[] {2, 4}, 6));
        code.add(ask("Left", constant(1 << ROME), 3));
        code.add(new Forks.EndBranch());
        code.add(ask("Right", constant(1 << EGYPT), 5));
        code.add(new Forks.EndBranch());
        code.add(ask("After", constant(1 << ROME), 7));
        code.add(new Flow.EndGameTurn(0, constant(2)));
        PlayedTable table = new PlayedTable(code.rulebook());
        assertThat(asked(table)).containsExactly("Left", "Right");
        table.answer(EGYPT, "Right", "done");
        assertThat(asked(table)).containsExactly("Left");
        table.answer(ROME, "Left", "done");
        assertThat(asked(table)).containsExactly("After");
    }

    @Test
    void nobodyForksWhereNobodyIs() {
        Bench bench = new Bench();
        assertThat(bench.run(new Forks.Each(ForkKind.TOGETHER, NO, -1, 2, 6))).isEqualTo(6);
        assertThat(bench.run(new Forks.Barrier()))
                .as("outside of a turn in step")
                .isEqualTo(11);
    }

    private static PlayedTable inTwoPhases(ForkKind kind) {
        Assembler code = new Assembler();
        code.add(new Flow.BeginGameTurn(8));
        code.add(new Forks.Each(kind, BOTH, 0, 2, 6));
        code.add(ask("First", OWN, 3));
        code.add(new Forks.Barrier());
        code.add(ask("Second", OWN, 5));
        code.add(new Forks.EndBranch());
        code.add(ask("After", constant(1 << ROME), 7));
        code.add(new Flow.EndGameTurn(0, constant(2)));
        return new PlayedTable(code.rulebook());
    }

    @Test
    void inStepNobodyBeginsAPhaseBeforeAllHaveFinishedTheOneBefore() {
        PlayedTable table = inTwoPhases(ForkKind.IN_STEP);
        table.answer(ROME, "First", "done");
        assertThat(asked(table)).as("Rome waits").containsExactly("First");
        table.answer(EGYPT, "First", "done");
        assertThat(asked(table)).containsExactly("Second", "Second");
    }

    @Test
    void elsewhereEachGoesOnInTheirOwnTime() {
        PlayedTable table = inTwoPhases(ForkKind.TOGETHER);
        table.answer(ROME, "First", "done");
        assertThat(asked(table)).containsExactly("Second", "First");
    }

    /** Both choose a number unseen; it is revealed when both are ready. */
    private static PlayedTable sealed() {
        Assembler code = new Assembler().page(16);
        Stretch page = new Stretch(4, 8, 2, new PartyFormulas.Own());
        code.add(new Flow.BeginGameTurn(16));
        code.add(new Forks.Each(ForkKind.SEALED, BOTH, -1, 2, 7));
        code.add(new AskValue(
                Wording.of("How many?"),
                OWN,
                new Slots.OwnLocal(4),
                ValueType.NUMBER,
                new Selection.OfRange(constant(1), constant(3), constant(1)),
                Declining.NEVER,
                3,
                3));
        code.add(new Effects.Change(new Slots.OwnLocal(6), Effects.Operation.SET, constant(1), 0, 1));
        code.add(new Effects.Change(new Slots.OwnLocal(2), Effects.Operation.SET, constant(Outcomes.DONE), 0, 9));
        code.add(new AskReady(Wording.of("Ready?"), 2, page, 0, 0));
        code.add(new Forks.EndBranch());
        code.add(new Reveal(
                0,
                0,
                2,
                Reveal.Passes.ONCE,
                new String[0],
                List.of(new Reveal.Name("number", 4, 1, 6, ValueType.NUMBER))));
        code.add(ask("After", constant(1 << ROME), 9));
        code.add(new Flow.EndGameTurn(0, constant(2)));
        return new PlayedTable(code.rulebook());
    }

    @Test
    void whoIsReadyMayChangeTheirMindUntilAllAreAndThenAllIsRevealed() {
        PlayedTable table = sealed();
        table.answer(ROME, "How many?", "3");
        table.answer(ROME, "Ready?", "ready");
        assertThat(table.asked(ROME, "Ready?").choices()).extracting("word").containsExactly("change");
        assertThat(table.asked(ROME, "Ready?").awaited()).isFalse();
        table.answer(ROME, "Ready?", "change");
        table.answer(ROME, "How many?", "1");
        table.answer(ROME, "Ready?", "ready");
        assertThat(table.answer(EGYPT, "How many?", "2").reports())
                .allMatch(report -> report.audience() == 1L << EGYPT);

        List<Report> told = table.answer(EGYPT, "Ready?", "ready").reports();

        assertThat(told)
                .contains(
                        new Report.Revealed(0, Report.EVERYONE, "Rome", "number", "1"),
                        new Report.Revealed(0, Report.EVERYONE, "Egypt", "number", "2"));
        assertThat(asked(table)).containsExactly("After");
    }

    private static AskValue number(String question, int slot, int next) {
        return new AskValue(
                Wording.of(question),
                OWN,
                new Slots.OwnLocal(slot),
                ValueType.NUMBER,
                new Selection.OfRange(constant(1), constant(3), constant(1)),
                Declining.NEVER,
                next,
                next);
    }

    @Test
    void whoHasAnsweredSeveralQuestionsUnseenChangesOneAndTheOthersAreAnsweredAsBefore() {
        Assembler code = new Assembler().page(16).semantics(SealedAnswers.SINCE);
        AskReady ready =
                new AskReady(Wording.of("Ready?"), 2, new Stretch(4, 8, 2, new PartyFormulas.Own()), 0, 0, true, null);
        code.add(new Flow.BeginGameTurn(16));
        code.add(new Forks.Each(ForkKind.SEALED, BOTH, -1, 2, 7));
        code.add(number("How many?", 4, 3));
        code.add(number("How far?", 6, 4));
        code.add(ready);
        code.add(new AskChange(ready));
        code.add(new Forks.EndBranch());
        code.add(ask("After", constant(1 << ROME), 8));
        code.add(new Flow.EndGameTurn(0, constant(2)));
        PlayedTable table = new PlayedTable(code.rulebook());
        table.answer(ROME, "How many?", "3");
        table.answer(ROME, "How far?", "2");
        table.answer(ROME, "Ready?", "change");
        assertThat(table.asked(ROME, "What do you want to change?").choices())
                .extracting("title")
                .containsExactly("How many? 3", "How far? 2", "everything: all of it is decided anew", "nothing");

        table.answer(ROME, "What do you want to change?", "answer 1");
        List<Report> told = table.answer(ROME, "How many?", "1").reports();

        assertThat(told)
                .contains(new Report.Answered(0, 1L << ROME, ROME, "How far?", "2", "2", ""))
                .allMatch(report -> report.audience() == 1L << ROME);
        assertThat(table.asked(ROME, "Ready?").awaited()).isTrue();
    }

    /** Rome has two things to do; beside them Egypt may do something, as often as the state allows. */
    private static PlayedTable beside(int most) {
        Slots.OfGame times = new Slots.OfGame(1);
        Assembler code = new Assembler();
        code.add(new Flow.BeginGameTurn(8));
        code.add(new Forks.Block(ForkKind.MEANWHILE, new int[] {2, 5}, 9));
        code.add(ask("First", constant(1 << ROME), 3));
        code.add(ask("Second", constant(1 << ROME), 4));
        code.add(new Forks.EndBranch());
        Formula guard = new Logic.Less(times, constant(most));
        code.add(new AskMeanwhile(Wording.of("Beside"), true, constant(1 << EGYPT), guard, 6, 8));
        code.add(new Steps.Count(times));
        code.add(new Flow.Jump(5));
        code.add(new Forks.EndBranch());
        code.add(ask("After", constant(1 << ROME), 10));
        code.add(new Flow.EndGameTurn(0, constant(2)));
        return new PlayedTable(code.rulebook());
    }

    @Test
    void aStepBesideOthersIsOpenWithoutHoldingThemUpAndGetsALastCall() {
        PlayedTable table = beside(9);
        assertThat(table.asked(EGYPT, "Beside").awaited()).isFalse();
        table.answer(ROME, "First", "done");
        table.answer(EGYPT, "Beside", "done");
        assertThat(table.asked(EGYPT, "Beside").choices()).extracting("word").containsExactly("done");
        assertThat(asked(table)).containsExactlyInAnyOrder("Second", "Beside");

        table.answer(ROME, "Second", "done");

        assertThat(asked(table)).as("a last call").containsExactly("Beside");
        assertThat(table.asked(EGYPT, "Beside").awaited()).isTrue();
        table.answer(EGYPT, "Beside", "done");
        table.answer(EGYPT, "Beside", "no more");
        assertThat(asked(table)).containsExactly("After");
        assertThat(table.position().slots[1]).isEqualTo(2);
    }

    @Test
    void aStepBesideOthersClosesByItselfWhenNothingIsLeftToDo() {
        PlayedTable table = beside(1);
        table.answer(EGYPT, "Beside", "done");
        assertThat(asked(table)).containsExactly("First");
        table.answer(ROME, "First", "done");
        table.answer(ROME, "Second", "done");
        assertThat(asked(table)).containsExactly("After");
    }

    @Test
    void whatIsSetToAnAnswerIsSetAndItsReportIsCovered() {
        Effects.Change change = new Effects.Change(new Slots.OfGame(1), Effects.Operation.SET, constant(5), 0, 9);
        for (Instruction set : List.of(change, new Effects.AsAnswered(change))) {
            Assembler code = new Assembler();
            code.add(new Flow.BeginGameTurn(8));
            code.add(ask("Before", constant(1 << ROME), 2));
            code.add(set);
            code.add(ask("After", constant(1 << ROME), 4));
            code.add(new Flow.EndGameTurn(0, constant(2)));
            PlayedTable table = new PlayedTable(code.rulebook());
            List<Report> told = table.answer(ROME, "Before", "done").reports();
            assertThat(table.position().slots[1]).isEqualTo(5);
            assertThat(told)
                    .filteredOn(Report.Changed.class::isInstance)
                    .extracting(report -> report.covered() != 0)
                    .containsExactly(set != change);
        }
    }

    @Test
    void aSequenceComesBackToExactlyWhereItWasCalledFrom() {
        Assembler code = new Assembler();
        SequenceInfo[] sequences = new SequenceInfo[1];
        code.add(new Flow.BeginGameTurn(8));
        code.add(new Effects.Change(new Slots.Local(3), Effects.Operation.SET, constant(5), 0, 9));
        code.add(new Flow.Call(sequences, 0, new Formula[] {constant(1L << EGYPT)}));
        code.add(new Effects.Change(new Slots.OfGame(1), Effects.Operation.SET, new Slots.Local(3), 0, 9));
        code.add(ask("After", constant(1 << ROME), 5));
        code.add(new Flow.EndGameTurn(0, constant(2)));
        code.sequence("Inner", 4);
        int inner = code.here();
        code.add(ask("Inside", new Slots.Local(0), inner + 1));
        code.add(new Effects.Change(new Slots.Local(3), Effects.Operation.SET, constant(8), 0, 9));
        code.add(new Flow.Return());
        sequences[0] = code.sequences()[0];
        PlayedTable table = new PlayedTable(code.rulebook());
        table.answer(EGYPT, "Inside", "done");
        assertThat(asked(table)).containsExactly("After");
        assertThat(table.position().slots[1])
                .as("names of the caller's own page")
                .isEqualTo(5);
    }
}
