package org.phaseline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Visibility;
import org.phaseline.journal.Compiled;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.NewGame;
import org.phaseline.journal.Verify;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.format.LineWriter;
import org.phaseline.journal.store.OpenedJournal;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/** Resigning, draws, rematches, and clocks that nobody is cheated by. */
class EndingsAndClocksTest {

    private static final SecretSeed SEED = SecretSeed.of(new byte[32]);
    private static final long MINUTE = Duration.ofMinutes(1).toMillis();

    private static final String SEQUENCE = """
            length 30 game turns
            game turn "Day"
              1 "Plan" everyone must secretly, revealed together
                choose plan from Plan
              2 "March" Red may
              3 "Fight" Blue may
            """;

    private static final RulebookText TWO =
            RulebookText.of("two.sop", "rulebook \"Two\"\nkind Plan: raid, hold\nside Red\nside Blue\n" + SEQUENCE);

    private static final RulebookText THREE = RulebookText.of(
            "three.sop", "rulebook \"Three\"\nkind Plan: raid, hold\nside Red\nside Blue\nside Green\n" + SEQUENCE);

    /** The time of a server that runs only when it is told to. */
    private static final class Time implements ClockTime {
        private long now = 1_000;
        private String id = "first";

        @Override
        public long now() {
            return now;
        }

        @Override
        public String id() {
            return id;
        }
    }

    /** A table as a server has it: whatever happens, the clocks are settled after it. */
    private static final class AtTheTable {
        private final Records records = new Records();
        private final Time time = new Time();
        private final GameSession session;
        private final ConsentProtocol consent;
        private final GameEndings endings;

        AtTheTable(RulebookText text, ClockRules rules) throws JournalProblem {
            CompiledRulebook rulebook =
                    Loader.load(text, "", List.of(), List.of()).rulebook().orElseThrow();
            Seats seats = Seats.ofSides(rulebook.outline().parties());
            List<byte[]> nothing = seats.all().stream().map(seat -> new byte[0]).toList();
            NewGame start = new NewGame(text, "", List.of(), List.of(), rulebook, seats, Optional.of(SEED), nothing);
            TableMessage pace = OpeningMessages.pace(rules);
            JournaledGame game = JournaledGame.begin(start, (header, began, first, seed) -> {
                LineWriter.Sealed line = LineWriter.header(header);
                records.line(line);
                records.line(LineWriter.event(began, line.check()));
                records.keep(pace);
                return records;
            });
            session = GameSession.begun(game, records, seat -> true, List.of(pace));
            consent = new ConsentProtocol(session, () -> new Rematch("another", List.of(1, 0)));
            endings = new GameEndings(session, consent);
            for (int seat = 0; seat < seats.all().size(); seat++) {
                consent.tell(seat, TableMessage.Kind.SAT_DOWN, records::keep);
            }
            settle();
        }

        void settle() throws JournalProblem {
            Optional<TableMessage> next = session.nextClocks(time);
            if (next.isPresent()) {
                records.keep(next.get());
                session.clocksKept(next.get());
            }
        }

        void answer(int seat) throws JournalProblem {
            OpenDecision decision = session.look().decisions().stream()
                    .filter(each -> each.isFor(seat) && each.awaited())
                    .findFirst()
                    .orElseThrow();
            Reply reply = session.answer(
                    seat, decision.id(), decision.choices().getFirst().word(), "");
            assertThat(reply).isEqualTo(new Reply.Taken(false));
            settle();
        }

        /** Answers until play waits for this seat alone. */
        void playTo(int seat) throws JournalProblem {
            while (awaited() != 1L << seat) {
                answer(Long.numberOfTrailingZeros(awaited()));
            }
        }

        long awaited() {
            return session.look().decisions().stream()
                    .filter(OpenDecision::awaited)
                    .mapToLong(OpenDecision::seats)
                    .reduce(0, (a, b) -> a | b);
        }

        long left(int seat) {
            return session.log().clocks().left(seat, time);
        }

        GameSession readAgain() throws JournalProblem {
            Journal journal = records.journal();
            return GameSession.resumed(
                    new OpenedJournal(new Records(), journal, Optional.of(SEED), Optional.empty()),
                    records.messages(),
                    Compiled::from,
                    "",
                    new Records(),
                    seat -> true);
        }

        List<String> log() {
            return session.log().seatLog().lines(Visibility.EVERYBODY, 0, Integer.MAX_VALUE).stream()
                    .map(LogLine::text)
                    .toList();
        }
    }

    private static ClockRules total(long minutes, long increment, ClockRules.AtZero zero) {
        return new ClockRules(ClockRules.Pace.LIVE, minutes * MINUTE, increment, 0, zero);
    }

    // ---- resigning and draws

    @Test
    void whoResignsLosesAndTheJournalSaysSo() throws JournalProblem {
        AtTheTable table = new AtTheTable(TWO, ClockRules.NONE);

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
        AtTheTable table = new AtTheTable(TWO, ClockRules.NONE);
        table.endings.resign(0, "id");
        int kept = table.records.messages().size();

        assertThat(table.endings.resign(0, "id")).isEqualTo(new Reply.Done(true));
        assertThat(table.endings.resign(0, "another click")).isEqualTo(new Reply.Done(true));
        assertThat(table.endings.resign(1, "too late")).isEqualTo(new Reply.Refused("The game is over."));
        assertThat(table.records.messages()).hasSize(kept);
    }

    @Test
    void ofThreeOneMayResignAndABotPlaysOnForGood() throws JournalProblem {
        AtTheTable table = new AtTheTable(THREE, ClockRules.NONE);

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
        AtTheTable table = new AtTheTable(THREE, ClockRules.NONE);

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
        AtTheTable table = new AtTheTable(TWO, ClockRules.NONE);
        table.endings.offerDraw(0, "draw");

        assertThat(table.consent.refuse(1, "1")).isEqualTo(new Reply.Done(true));
        assertThat(table.session.game().over()).isFalse();
        assertThat(table.log()).contains("Refused by Blue: end the game in a draw");
    }

    @Test
    void botsAgreeToNoDraw() throws JournalProblem {
        AtTheTable table = new AtTheTable(TWO, ClockRules.NONE);
        table.consent.handOver(1, "bot", "easy");
        table.consent.agree(0, "1");

        assertThat(table.endings.offerDraw(0, "draw")).isInstanceOf(Reply.Refused.class);
        assertThat(table.session.game().over()).isFalse();
    }

    @Test
    void aRematchIsMadeOnceWhenBothHaveClicked() throws JournalProblem {
        AtTheTable table = new AtTheTable(TWO, ClockRules.NONE);
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

    // ---- clocks

    @Test
    void aSealedChoiceRunsForEverybodyWhoIsAskedUntilTheyHaveDecided() throws JournalProblem {
        AtTheTable table = new AtTheTable(TWO, total(10, 5_000, ClockRules.AtZero.NOTHING));
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
        AtTheTable table = new AtTheTable(TWO, total(10, 5_000, ClockRules.AtZero.NOTHING));
        table.playTo(0);
        long before = table.left(0);
        table.time.now += 20_000;
        table.playTo(1);

        assertThat(table.left(0)).isEqualTo(before - 20_000 + 5_000);
    }

    @Test
    void whoResignsGainsNoTimeByIt() throws JournalProblem {
        AtTheTable table = new AtTheTable(TWO, total(10, 5_000, ClockRules.AtZero.NOTHING));
        table.time.now += MINUTE;
        table.endings.resign(0, "id");
        table.settle();

        assertThat(List.of(table.left(0), table.left(1))).containsExactly(9 * MINUTE, 9 * MINUTE);
        table.time.now += MINUTE;
        assertThat(table.left(1)).isEqualTo(9 * MINUTE);
    }

    @Test
    void aTimeForEachAnswerBeginsAnewWithEachAnswerThatAllCanSee() throws JournalProblem {
        AtTheTable table =
                new AtTheTable(TWO, new ClockRules(ClockRules.Pace.LIVE, 0, 0, MINUTE, ClockRules.AtZero.NOTHING));
        table.playTo(0);
        table.time.now += 40_000;
        assertThat(table.left(0)).isEqualTo(20_000);
        table.playTo(1);
        assertThat(table.left(1)).isEqualTo(MINUTE);
    }

    @Test
    void clocksOfATableThatIsReadAgainShowTheSameAndGoOn() throws JournalProblem {
        AtTheTable table = new AtTheTable(TWO, total(10, 0, ClockRules.AtZero.LOST));
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
        AtTheTable table = new AtTheTable(TWO, total(10, 0, ClockRules.AtZero.LOST));
        table.playTo(0);
        Time elsewhere = new Time();
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
        AtTheTable table = new AtTheTable(TWO, total(1, 0, ClockRules.AtZero.LOST));
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
        AtTheTable table = new AtTheTable(TWO, total(1, 0, ClockRules.AtZero.BOT));
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
        AtTheTable table = new AtTheTable(TWO, total(1, 0, ClockRules.AtZero.NOTHING));
        table.time.now += 5 * MINUTE;
        assertThat(table.endings.expireNext(table.time)).isFalse();
        assertThat(table.left(0)).isEqualTo(-4 * MINUTE);
        assertThat(table.session.log().clocks().deadline()).isZero();
    }

    @Test
    void clocksStandStillWhenAllHaveAgreedAndRunAgainTheSameWay() throws JournalProblem {
        AtTheTable table = new AtTheTable(TWO, total(10, 0, ClockRules.AtZero.LOST));
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
            AtTheTable table = new AtTheTable(TWO, rules);
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
