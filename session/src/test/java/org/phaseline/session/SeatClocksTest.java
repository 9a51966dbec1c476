package org.phaseline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.journal.format.JournalProblem;

/** Clocks that nobody is cheated by. */
class SeatClocksTest {

    private static final long MINUTE = Duration.ofMinutes(1).toMillis();

    private static ClockRules total(long minutes, long increment, ClockRules.AtZero zero) {
        return new ClockRules(ClockRules.Pace.LIVE, minutes * MINUTE, increment, 0, zero);
    }

    @Test
    void aSealedChoiceRunsForEverybodyWhoIsAskedUntilTheyHaveDecided() throws JournalProblem {
        SessionTable table = new SessionTable(SessionTable.TWO, total(10, 5_000, ClockRules.AtZero.NOTHING));
        table.time.now += MINUTE;
        assertThat(List.of(table.left(0), table.left(1))).containsExactly(9 * MINUTE, 9 * MINUTE);

        while ((table.awaited() & 1) != 0) {
            table.answer(0);
        }
        table.time.now += MINUTE;
        assertThat(List.of(table.left(0), table.left(1))).containsExactly(9 * MINUTE + 5_000, 8 * MINUTE);
    }

    @Test
    void anIncrementIsAddedWhenPlayNoLongerWaitsForTheSeat() throws JournalProblem {
        SessionTable table = new SessionTable(SessionTable.TWO, total(10, 5_000, ClockRules.AtZero.NOTHING));
        table.playTo(0);
        long before = table.left(0);
        table.time.now += 20_000;
        table.playTo(1);

        assertThat(table.left(0)).isEqualTo(before - 20_000 + 5_000);
    }

    @Test
    void whoResignsGainsNoTimeByIt() throws JournalProblem {
        SessionTable table = new SessionTable(SessionTable.TWO, total(10, 5_000, ClockRules.AtZero.NOTHING));
        table.time.now += MINUTE;
        table.endings.resign(0, "id");
        table.settle();

        assertThat(List.of(table.left(0), table.left(1))).containsExactly(9 * MINUTE, 9 * MINUTE);
        table.time.now += MINUTE;
        assertThat(table.left(1)).isEqualTo(9 * MINUTE);
    }

    @Test
    void aTimeForEachAnswerBeginsAnewWithEachAnswerThatAllCanSee() throws JournalProblem {
        SessionTable table = new SessionTable(
                SessionTable.TWO, new ClockRules(ClockRules.Pace.LIVE, 0, 0, MINUTE, ClockRules.AtZero.NOTHING));
        table.playTo(0);
        table.time.now += 40_000;
        assertThat(table.left(0)).isEqualTo(20_000);
        table.playTo(1);
        assertThat(table.left(1)).isEqualTo(MINUTE);
    }

    @Test
    void clocksOfATableThatIsReadAgainShowTheSameAndGoOn() throws JournalProblem {
        SessionTable table = new SessionTable(SessionTable.TWO, total(10, 0, ClockRules.AtZero.LOST));
        table.playTo(0);
        table.time.now += MINUTE;
        GameSession again = table.readAgain();

        assertThat(again.log().clocks().left(0, table.time))
                .isEqualTo(table.left(0))
                .isEqualTo(9 * MINUTE);
        assertThat(again.nextClocks(table.time)).isEmpty();
        assertThat(again.log().clocks().deadline())
                .isEqualTo(table.session.log().clocks().deadline());
    }

    @Test
    void timeOfAnotherServerIsNotHeldAgainstAnybody() throws JournalProblem {
        SessionTable table = new SessionTable(SessionTable.TWO, total(10, 0, ClockRules.AtZero.LOST));
        table.playTo(0);
        SessionTable.Time elsewhere = new SessionTable.Time();
        elsewhere.id = "second";
        elsewhere.now = 1_000 * MINUTE;
        GameSession restored = table.readAgain();

        assertThat(restored.log().clocks().left(0, elsewhere)).isEqualTo(10 * MINUTE);
        restored.clocksKept(restored.nextClocks(elsewhere).orElseThrow());
        elsewhere.now += MINUTE;
        assertThat(restored.log().clocks().left(0, elsewhere)).isEqualTo(9 * MINUTE);
    }

    @Test
    void whoHasNoTimeLeftLosesWhereThatWasAgreed() throws JournalProblem {
        SessionTable table = new SessionTable(SessionTable.TWO, total(1, 0, ClockRules.AtZero.LOST));
        table.playTo(0);
        table.time.now += MINUTE - 1;
        assertThat(table.endings.expireNext(table.time)).isFalse();
        table.time.now += 1;
        assertThat(table.endings.expireNext(table.time)).isTrue();
        assertThat(table.endings.expireNext(table.time)).isFalse();

        assertThat(table.session.look().openSighting().winner()).isEqualTo("Blue");
        assertThat(table.session.look().openSighting().ending()).isEqualTo("Red has run out of time");
        table.settle();
        assertThat(table.session.log().clocks().deadline()).isZero();
    }

    @Test
    void aBotTakesOverWhereThatWasAgreedAndIsForgivenWhenTheOthersAgree() throws JournalProblem {
        SessionTable table = new SessionTable(SessionTable.TWO, total(1, 0, ClockRules.AtZero.BOT));
        table.playTo(0);
        table.time.now += MINUTE;
        assertThat(table.endings.expireNext(table.time)).isTrue();
        table.settle();
        assertThat(table.session.log().talk().bot(0)).isEqualTo("normal");
        assertThat(table.session.log().clocks().shown().running()).isZero();

        table.consent.handOver(0, "back", "");
        table.consent.agree(1, "1");
        table.settle();
        assertThat(table.session.log().talk().bot(0)).isEmpty();
        table.time.now += MINUTE;
        assertThat(table.endings.expireNext(table.time)).isFalse();
    }

    @Test
    void aRedClockIsAllThatHappensWhereThatWasAgreed() throws JournalProblem {
        SessionTable table = new SessionTable(SessionTable.TWO, total(1, 0, ClockRules.AtZero.NOTHING));
        table.time.now += 5 * MINUTE;
        assertThat(table.endings.expireNext(table.time)).isFalse();
        assertThat(table.left(0)).isEqualTo(-4 * MINUTE);
        assertThat(table.session.log().clocks().deadline()).isZero();
    }

    @Test
    void clocksStandStillWhenAllHaveAgreedAndRunAgainTheSameWay() throws JournalProblem {
        SessionTable table = new SessionTable(SessionTable.TWO, total(10, 0, ClockRules.AtZero.LOST));
        table.playTo(0);
        table.consent.pause(0, "stop", true);
        assertThat(table.session.log().clocks().isPaused()).isFalse();
        table.consent.agree(1, "1");
        table.settle();
        table.time.now += 60 * MINUTE;
        assertThat(table.left(0)).isEqualTo(10 * MINUTE);
        assertThat(table.readAgain().log().clocks().isPaused()).isTrue();

        table.consent.pause(1, "go", false);
        table.consent.agree(0, "2");
        table.settle();
        table.time.now += MINUTE;
        assertThat(table.left(0)).isEqualTo(9 * MINUTE);
    }

    @Test
    void whatTheClocksTellIsTheSameHoweverOftenSomebodyThinksAgainUnseen() throws JournalProblem {
        ClockRules rules = new ClockRules(ClockRules.Pace.LIVE, 0, 0, MINUTE, ClockRules.AtZero.NOTHING);
        List<String> shown = new ArrayList<>();
        for (int changes : new int[] {0, 3}) {
            SessionTable table = new SessionTable(SessionTable.TWO, rules);
            for (int i = 0; i < changes; i++) {
                OpenDecision decision = table.session.look().decisions().stream()
                        .filter(each -> each.isFor(0))
                        .findFirst()
                        .orElseThrow();
                table.session.answer(
                        0, decision.id(), decision.choices().get(i % 2).word(), "");
                if ((table.awaited() & 1) == 0) {
                    break;
                }
                table.time.now += 0;
                table.settle();
            }
            shown.add(table.left(0) + " " + table.left(1));
        }
        assertThat(shown.get(0)).isEqualTo(shown.get(1));
    }

    @Test
    void clocksThatMakeNoSenseAreRefusedInASentence() {
        assertThat(new ClockRules(ClockRules.Pace.LIVE, 1, 0, 1, ClockRules.AtZero.LOST).problem())
                .isPresent();
        assertThat(new ClockRules(ClockRules.Pace.LIVE, 0, 5, 0, ClockRules.AtZero.LOST).problem())
                .isPresent();
        assertThat(new ClockRules(ClockRules.Pace.LIVE, -1, 0, 0, ClockRules.AtZero.LOST).problem())
                .isPresent();
        assertThat(total(30, 10_000, ClockRules.AtZero.LOST).problem()).isEmpty();
        assertThat(total(30, 10_000, ClockRules.AtZero.LOST).sentence())
                .isEqualTo("live, 30 minutes each and 10 seconds a turn; then the game is lost");
    }
}
