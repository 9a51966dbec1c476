package org.phaseline.engine.umpire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.handbuilt.Assembler.EGYPT;
import static org.phaseline.engine.handbuilt.Assembler.ROME;

import org.junit.jupiter.api.Test;
import org.phaseline.engine.handbuilt.HandBuilt;
import org.phaseline.engine.handbuilt.PlayedTable;
import org.phaseline.engine.machine.Menu;

class RefusalTest {

    private final PlayedTable table = new PlayedTable(HandBuilt.skirmish(1));

    private void refused(Answer answer, String sentence) {
        long before = table.position().hash();
        assertThat(table.game.propose(answer)).isEqualTo(new Ruling.Refused(sentence));
        assertThat(table.position().hash()).isEqualTo(before);
        assertThat(table.game.answers()).isZero();
    }

    private Answer.Pick attack(int seat, long item, String note) {
        return new Answer.Pick(table.asked(ROME, "Attack").id(), seat, item, note);
    }

    @Test
    void whoIsNotAskedMayNotAnswer() {
        refused(attack(EGYPT, Menu.DONE, ""), "This is for Rome to decide, not for Egypt.");
    }

    @Test
    void aSeatThatIsNotThereMayNotAnswer() {
        refused(attack(2, Menu.DONE, ""), "There is no seat number 3 at this table.");
        refused(attack(-1, Menu.DONE, ""), "There is no seat number 0 at this table.");
    }

    @Test
    void aDecisionThatIsNotOpenCannotBeAnswered() {
        refused(new Answer.Pick("77", ROME, Menu.DONE, ""), "Decision 77 is not open; the open one is 1.");
    }

    @Test
    void whatIsNotOnTheMenuCannotBePicked() {
        refused(attack(ROME, Menu.PASS, ""), "That is not among the choices of 'Attack'.");
        refused(attack(ROME, 12, ""), "That is not among the choices of 'Attack'.");
    }

    @Test
    void aNoteMayNotBeEndless() {
        refused(attack(ROME, Menu.DONE, "x".repeat(2001)), "A note may have at most 2000 characters.");
    }

    @Test
    void aDigressionThatTheRulebookDoesNotHaveCannotBeRaised() {
        refused(new Answer.Raise(1, ROME, ""), "This rulebook has no digression number 2.");
        refused(new Answer.Raise(-1, ROME, ""), "This rulebook has no digression number 0.");
    }

    @Test
    void nothingCanBeAnsweredTwice() {
        Answer.Pick first = attack(ROME, Menu.DONE, "");
        table.answer(first);

        assertThat(table.game.propose(first))
                .isEqualTo(new Ruling.Refused("Decision 1 is not open; the open one is 3."));
    }

    @Test
    void nothingCanBeAnsweredWhenTheGameIsOver() {
        table.answer(ROME, "Attack", "done");
        Answer.Pick last = table.pick(EGYPT, "Counter", "skip");
        table.answer(last);

        assertThat(table.position().over).isTrue();
        assertThat(table.decisions()).isEmpty();
        assertThat(table.game.propose(last)).isEqualTo(new Ruling.Refused("The game is over."));
        assertThat(table.game.propose(new Answer.Raise(0, ROME, "")))
                .isEqualTo(new Ruling.Refused("The game is over."));
    }
}
