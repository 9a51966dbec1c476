package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.EGYPT;
import static org.phaseline.engine.code.Bench.ROME;
import static org.phaseline.engine.code.Bench.constant;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.handbuilt.Assembler;
import org.phaseline.engine.handbuilt.PlayedTable;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.OpenDecision;

/** What is announced halts the sequence until every reaction is resolved, in the declared order. Played both ways, plain and compiled. */
class ReactionLawsTest {

    private static final int ORDER = 1;
    private static final int CALLED_OFF = 6;

    private static AskStep ask(String title, int party, int next) {
        return new AskStep(Wording.of(title), true, false, false, constant(1L << party), constant(0), next, next, next);
    }

    /** Writes one more digit, so that the number tells the order. */
    private static Effects.Change digit(int digit) {
        Formula longer =
                new Arithmetic.Plus(new Arithmetic.Times(new Slots.OfGame(ORDER), constant(10)), constant(digit));
        return new Effects.Change(new Slots.OfGame(ORDER), Effects.Operation.SET, longer, 1, 0);
    }

    /** Rome shoots; then comes what the reactions make of it. */
    private static Assembler shooting() {
        Assembler code = new Assembler();
        int shot = code.event("Shot");
        code.add(new Flow.BeginGameTurn(8));
        code.add(ask("Shoot", ROME, 2));
        code.add(new Events.Announce(shot, new Formula[0]));
        code.add(new Resolve(CALLED_OFF));
        code.add(ask("Hit", ROME, 5));
        code.add(new Flow.EndGameTurn(0, constant(3)));
        code.add(ask("Called off", ROME, 5));
        return code;
    }

    private static void reaction(Assembler code, String title, int owners, int digit) {
        code.reaction(0, title, owners == 0, constant(owners), constant(1));
        code.add(digit(digit));
        code.add(new Flow.Return());
    }

    private static List<String> asked(PlayedTable table) {
        return table.decisions().stream().map(OpenDecision::prompt).toList();
    }

    private static long order(PlayedTable table) {
        return table.position().slots[ORDER];
    }

    @Test
    void whatNobodyReactsToHaltsNothing() {
        Assembler code = shooting();
        code.reaction(0, "Never", false, constant(0b11), constant(0));
        code.add(new Flow.Return());
        PlayedTable table = new PlayedTable(code.rulebook());
        table.answer(ROME, "Shoot", "done");
        assertThat(asked(table)).containsExactly("Hit");
    }

    @Test
    void automaticReactionsGoFirstThenThePartiesInTurn() {
        Assembler code = shooting();
        reaction(code, "Egypt ducks", 1 << EGYPT, 3);
        reaction(code, "Rome cheers", 1 << ROME, 2);
        reaction(code, "Smoke", 0, 1);
        PlayedTable table = new PlayedTable(code.rulebook());

        List<Report> told = table.answer(ROME, "Shoot", "done").reports();

        assertThat(order(table)).isEqualTo(123);
        assertThat(told.stream()
                        .filter(Report.Reacted.class::isInstance)
                        .map(report -> ((Report.Reacted) report).reaction()))
                .containsExactly("Smoke", "Rome cheers", "Egypt ducks");
        assertThat(asked(table)).containsExactly("Hit");
    }

    @Test
    void whoHasSeveralReactionsPicksTheirOrderAndTheLastNeedsNoPick() {
        Assembler code = shooting();
        reaction(code, "Duck", 1 << EGYPT, 1);
        reaction(code, "Run", 1 << EGYPT, 2);
        reaction(code, "Hide", 1 << EGYPT, 3);
        PlayedTable table = new PlayedTable(code.rulebook());
        table.answer(ROME, "Shoot", "done");
        table.answer(EGYPT, "Which reaction comes next?", "Hide");
        table.answer(EGYPT, "Which reaction comes next?", "Run");
        assertThat(order(table)).isEqualTo(321);
        assertThat(asked(table)).containsExactly("Hit");
    }

    @Test
    void aCancelledEventGoesOnElsewhereOnceAllReactionsAreResolved() {
        Assembler code = shooting();
        code.reaction(0, "Countermand", false, constant(1 << ROME), constant(1));
        code.add(new Events.Cancel());
        code.add(new Flow.Return());
        reaction(code, "Duck", 1 << EGYPT, 4);
        PlayedTable table = new PlayedTable(code.rulebook());
        table.answer(ROME, "Shoot", "done");
        assertThat(order(table)).as("the others still react").isEqualTo(4);
        assertThat(asked(table)).containsExactly("Called off");
        table.answer(ROME, "Called off", "done");
        assertThat(asked(table)).as("and the next is not cancelled by it").containsExactly("Shoot");
    }

    /** Rome's reaction to the shot announces an echo, to which Egypt reacts; then Rome writes 1, Egypt 2. */
    private static CompiledRulebook echoing(boolean interrupting) {
        Assembler code = shooting();
        int echo = code.event("Echo");
        code.reaction(0, "Shout", false, constant(1 << ROME), constant(1));
        int at = code.here();
        code.add(new Events.Announce(echo, new Formula[0]));
        code.add(new Resolve(at + 2));
        code.add(digit(1));
        code.add(new Flow.Return());
        code.reaction(echo, "Hear it", false, constant(1 << EGYPT), constant(1));
        code.add(digit(2));
        code.add(new Flow.Return());
        return interrupting ? code.interrupting().rulebook() : code.rulebook();
    }

    @Test
    void reactionsToReactionsWaitOrInterruptAsDeclared() {
        PlayedTable waiting = new PlayedTable(echoing(false));
        waiting.answer(ROME, "Shoot", "done");
        assertThat(order(waiting)).isEqualTo(12);
        PlayedTable interrupting = new PlayedTable(echoing(true));
        interrupting.answer(ROME, "Shoot", "done");
        assertThat(order(interrupting)).isEqualTo(21);
    }

    /** Rome's reaction to the shot conducts a sequence that announces an echo and writes 1; then Rome writes 3. Egypt hears the echo and writes 2. */
    private static Assembler conducting() {
        Assembler code = shooting();
        int echo = code.event("Echo");
        int answer = code.sequence("Answer", 1);
        int at = code.here();
        code.add(new Events.Announce(echo, new Formula[0]));
        code.add(new Resolve(at + 3));
        code.add(digit(1));
        code.add(new Flow.Return());
        code.reaction(0, "Shout", false, constant(1 << ROME), constant(1));
        code.add(new Flow.Call(code.sequences(), answer, new Formula[0]));
        code.add(digit(3));
        code.add(new Flow.Return());
        code.reaction(echo, "Hear it", false, constant(1 << EGYPT), constant(1));
        code.add(digit(2));
        code.add(new Events.Cancel());
        code.add(new Flow.Return());
        return code;
    }

    @Test
    void whatAConductedSequenceRaisesHaltsItOrWaitsForTheReactionThatConductsIt() {
        PlayedTable halting = new PlayedTable(conducting().rulebook());
        halting.answer(ROME, "Shoot", "done");
        assertThat(order(halting)).as("heard at once, and called off").isEqualTo(23);
        PlayedTable waiting = new PlayedTable(conducting().waitingThroughout().rulebook());
        waiting.answer(ROME, "Shoot", "done");
        assertThat(order(waiting)).as("heard when all is over").isEqualTo(132);
        assertThat(asked(waiting)).as("what is over cannot be called off").containsExactly("Hit");
    }
}
