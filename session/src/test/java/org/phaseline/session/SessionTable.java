package org.phaseline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Visibility;
import org.phaseline.journal.Compiled;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.NewGame;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.format.LineWriter;
import org.phaseline.journal.store.OpenedJournal;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/** A table as a server has it: whatever happens, the clocks are settled after it. */
final class SessionTable {

    private static final SecretSeed SEED = SecretSeed.of(new byte[32]);

    private static final String SEQUENCE = """
            length 30 game turns
            game turn "Day"
              1 "Plan" everyone must secretly, revealed together
                choose plan from Plan
              2 "March" Red may
              3 "Fight" Blue may
            """;

    static final RulebookText TWO =
            RulebookText.of("two.sop", "rulebook \"Two\"\nkind Plan: raid, hold\nside Red\nside Blue\n" + SEQUENCE);

    static final RulebookText THREE = RulebookText.of(
            "three.sop", "rulebook \"Three\"\nkind Plan: raid, hold\nside Red\nside Blue\nside Green\n" + SEQUENCE);

    /** The time of a server that runs only when it is told to. */
    static final class Time implements ClockTime {
        long now = 1_000;
        String id = "first";

        @Override
        public long now() {
            return now;
        }

        @Override
        public String id() {
            return id;
        }
    }

    final Records records = new Records();
    final Time time = new Time();
    final GameSession session;
    final ConsentProtocol consent;
    final GameEndings endings;

    SessionTable(RulebookText text, ClockRules rules) throws JournalProblem {
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
            consent.tell(seat, TableMessage.Kind.SAT_DOWN, "", records::keep);
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
