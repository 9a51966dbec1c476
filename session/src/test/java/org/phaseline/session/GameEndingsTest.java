package org.phaseline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.journal.Verify;
import org.phaseline.journal.format.JournalProblem;

/** Resigning, draws and rematches. */
class GameEndingsTest {

    @Test
    void whoResignsLosesAndTheJournalSaysSo() throws JournalProblem {
        SessionTable table = new SessionTable(SessionTable.TWO, ClockRules.NONE);

        assertThat(table.endings.resign(0, "id")).isEqualTo(new Reply.Done(true));

        assertThat(table.session.game().over()).isTrue();
        assertThat(table.session.look().openSighting().winner()).isEqualTo("Blue");
        assertThat(table.session.look().openSighting().ending()).isEqualTo("Red has resigned");
        assertThat(table.log()).contains("Red has resigned", "The game is over, won by Blue");
        assertThat(Verify.of(table.records.journal()).holds()).isTrue();
        assertThat(table.readAgain().look().openSighting().ending()).isEqualTo("Red has resigned");
    }

    @Test
    void aSecondClickOnResignCountsOnceAndNobodyCanResignAfterTheEnd() throws JournalProblem {
        SessionTable table = new SessionTable(SessionTable.TWO, ClockRules.NONE);
        table.endings.resign(0, "id");
        int kept = table.records.messages().size();

        assertThat(table.endings.resign(0, "id")).isEqualTo(new Reply.Done(true));
        assertThat(table.endings.resign(0, "another click")).isEqualTo(new Reply.Done(true));
        assertThat(table.endings.resign(1, "too late")).isEqualTo(new Reply.Refused("The game is over."));
        assertThat(table.records.messages()).hasSize(kept);
    }

    @Test
    void ofThreeOneMayResignAndABotPlaysOnForGood() throws JournalProblem {
        SessionTable table = new SessionTable(SessionTable.THREE, ClockRules.NONE);

        table.endings.resign(1, "blue");
        assertThat(table.session.game().over()).isFalse();
        assertThat(table.session.log().talk().bot(1)).isEqualTo("normal");
        assertThat(table.consent.handOver(1, "back", ""))
                .isEqualTo(new Reply.Refused("This seat has lost; a bot plays it to the end."));
        assertThat(table.readAgain().log().talk().bot(1)).isEqualTo("normal");

        table.endings.resign(2, "green");
        assertThat(table.session.game().over()).isTrue();
        assertThat(table.session.look().openSighting().winner()).isEqualTo("Red");
    }

    @Test
    void aDrawNeedsTheConsentOfAll() throws JournalProblem {
        SessionTable table = new SessionTable(SessionTable.THREE, ClockRules.NONE);

        assertThat(table.endings.offerDraw(0, "draw")).isEqualTo(new Reply.Done(false));
        assertThat(table.consent.agree(1, "1")).isEqualTo(new Reply.Done(false));
        assertThat(table.session.game().over()).isFalse();
        assertThat(table.consent.agree(2, "1")).isEqualTo(new Reply.Done(true));

        assertThat(table.session.game().over()).isTrue();
        assertThat(table.session.look().openSighting().winner()).isEmpty();
        assertThat(table.session.look().openSighting().ending()).isEqualTo("All have agreed to a draw");
        assertThat(Verify.of(table.records.journal()).holds()).isTrue();
    }

    @Test
    void aDrawThatOneRefusesIsNone() throws JournalProblem {
        SessionTable table = new SessionTable(SessionTable.TWO, ClockRules.NONE);
        table.endings.offerDraw(0, "draw");

        assertThat(table.consent.refuse(1, "1")).isEqualTo(new Reply.Done(true));
        assertThat(table.session.game().over()).isFalse();
        assertThat(table.log()).contains("Blue refuses: end the game in a draw");
    }

    @Test
    void botsAgreeToNoDraw() throws JournalProblem {
        SessionTable table = new SessionTable(SessionTable.TWO, ClockRules.NONE);
        table.consent.handOver(1, "bot", "easy");
        table.consent.agree(0, "1");

        assertThat(table.endings.offerDraw(0, "draw")).isInstanceOf(Reply.Refused.class);
        assertThat(table.session.game().over()).isFalse();
    }

    @Test
    void aRematchIsMadeOnceWhenBothHaveClicked() throws JournalProblem {
        SessionTable table = new SessionTable(SessionTable.TWO, ClockRules.NONE);
        assertThat(table.consent.again(0, "early")).isInstanceOf(Reply.Refused.class);
        table.endings.resign(0, "id");

        assertThat(table.consent.again(0, "red")).isEqualTo(new Reply.Done(false));
        assertThat(table.session.log().talk().rematch()).isEmpty();
        assertThat(table.consent.again(1, "blue")).isEqualTo(new Reply.Done(true));
        assertThat(table.session.log().talk().rematch()).contains(new Rematch("another", List.of(1, 0)));
        assertThat(table.consent.again(1, "again")).isEqualTo(new Reply.Done(true));
        assertThat(table.readAgain().log().talk().rematch()).contains(new Rematch("another", List.of(1, 0)));
        assertThat(table.log())
                .filteredOn(line -> line.equals("The rematch is ready"))
                .hasSize(1);
    }
}
