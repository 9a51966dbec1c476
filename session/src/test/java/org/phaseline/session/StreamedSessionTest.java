package org.phaseline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.LegalChoice;
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

/** A session that is read again from its stream of records is the session that was played. */
class StreamedSessionTest {

    private static final SecretSeed SEED = SecretSeed.of(new byte[32]);

    private static final RulebookText TEXT = RulebookText.of("feud.sop", """
            rulebook "A feud"
            kind Plan: raid, hold
            side Red
            side Blue
            Side has
              points: 0..9 = 0
            length 30 game turns
            game turn "Day"
              1 "Plan" both must secretly, revealed together
                choose plan from Plan
                if plan is raid
                  choose second from Plan
              2 "March" Red may
              3 "Fight" Blue may
                roll fight: 2d6
            """);

    private final Records records = new Records();
    private final GameSession session = begin();
    private final ConsentProtocol consent = new ConsentProtocol(session);
    private final StandingAnswers standing = new StandingAnswers(session);
    private final AnswerLists lists = new AnswerLists(session);

    private GameSession begin() {
        CompiledRulebook rulebook =
                Loader.load(TEXT, "", List.of(), List.of()).rulebook().orElseThrow();
        Seats seats = Seats.ofSides(rulebook.outline().parties());
        NewGame start = new NewGame(
                TEXT, "", List.of(), List.of(), rulebook, seats, Optional.of(SEED), List.of(new byte[0], new byte[0]));
        try {
            JournaledGame game = JournaledGame.begin(start, (header, began, first, seed) -> {
                LineWriter.Sealed line = LineWriter.header(header);
                records.line(line);
                records.line(LineWriter.event(began, line.check()));
                return records;
            });
            return GameSession.begun(game, records, seat -> true);
        } catch (JournalProblem problem) {
            throw new AssertionError(problem);
        }
    }

    private static List<String> shown(GameSession shown) {
        List<String> all = new ArrayList<>();
        for (int viewer = Visibility.EVERYBODY; viewer < 2; viewer++) {
            all.add(shown.log().seatLog().lines(viewer, 0, Integer.MAX_VALUE).toString());
            all.add("known " + shown.takeBacks().known(viewer));
            all.add("sees " + shown.look().sighting(viewer));
        }
        all.add("asked " + shown.log().talk().asks());
        for (int seat = 0; seat < 2; seat++) {
            all.add("always " + shown.log().talk().standing(seat) + " back "
                    + shown.takeBacks().way(seat));
        }
        return all;
    }

    @Test
    void whatWasPlayedSaidAndAgreedIsReadAgainTheSame() throws JournalProblem {
        Random random = new Random(7);
        for (int i = 0; i < 600 && !session.game().over(); i++) {
            act(i, random);
            if (i % 40 == 0) {
                mustBeReadTheSame(i);
            }
        }
        mustBeReadTheSame(600);
        assertThat(records.messages())
                .extracting(TableMessage::kind)
                .contains(
                        TableMessage.Kind.CHAT,
                        TableMessage.Kind.NOTE,
                        TableMessage.Kind.ASK,
                        TableMessage.Kind.REFUSE,
                        TableMessage.Kind.STANDING,
                        TableMessage.Kind.DOES,
                        TableMessage.Kind.LIST);
    }

    private void act(int i, Random random) throws JournalProblem {
        int seat = random.nextInt(2);
        switch (random.nextInt(10)) {
            case 0 -> consent.say(seat, TableMessage.Kind.CHAT, "c" + i, "hello " + i);
            case 1 -> consent.say(seat, TableMessage.Kind.NOTE, "n" + i, "remember " + i);
            case 2 -> {
                boolean unseen = session.game().umpire().visibility(seat).othersChooseUnseen(session.look());
                consent.back(seat, "b" + i, unseen);
            }
            case 3 -> consent.correct(seat, "x" + i, new Correction.SetValue("Side.points", "Red", "" + i % 9));
            case 4 -> {
                for (ConsentRequest ask : session.log().talk().asks()) {
                    int other = 1 - ask.by();
                    Reply reply = i % 3 == 0 ? consent.refuse(other, ask.id()) : consent.agree(other, ask.id());
                    assertThat(reply).isNotInstanceOf(Reply.NotKept.class);
                }
            }
            case 5 -> list(i, random);
            default -> answer(random);
        }
    }

    /** Two answers at once, of which the second may or may not fit. */
    private void list(int i, Random random) throws JournalProblem {
        List<OpenDecision> open = session.look().decisions();
        if (!open.isEmpty()) {
            OpenDecision first = open.get(random.nextInt(open.size()));
            OpenDecision second = open.get(random.nextInt(open.size()));
            lists.give(Long.numberOfTrailingZeros(first.seats()), "l" + i, List.of(planned(first), planned(second)));
        }
    }

    private static AnswerLists.Planned planned(OpenDecision decision) {
        return new AnswerLists.Planned(
                decision.id(), decision.step(), decision.choices().getFirst().word());
    }

    private void answer(Random random) throws JournalProblem {
        List<OpenDecision> open = session.look().decisions();
        if (open.isEmpty()) {
            return;
        }
        OpenDecision decision = open.get(random.nextInt(open.size()));
        LegalChoice choice =
                decision.choices().get(random.nextInt(decision.choices().size()));
        int seat = Long.numberOfTrailingZeros(decision.seats());
        if (StandingAnswers.mayStand(decision) && random.nextInt(3) == 0) {
            standing.begin(seat, decision.id(), choice.word());
        } else {
            session.answer(seat, decision.id(), choice.word(), random.nextInt(4) == 0 ? "so be it" : "");
        }
    }

    private void mustBeReadTheSame(int when) throws JournalProblem {
        Journal journal = records.journal();
        GameSession again = GameSession.resumed(
                new OpenedJournal(new Records(), journal, Optional.of(SEED), Optional.empty()),
                records.messages(),
                Compiled::from,
                "",
                RecordKeeper.NONE,
                seat -> true);
        assertThat(shown(again)).as("after %d", when).isEqualTo(shown(session));
    }

    @Test
    void oneActionIsOneWriteOrNone() throws JournalProblem {
        for (String word : List.of("hold", "ready", "hold", "ready")) {
            OpenDecision decision = session.look().decisions().stream()
                    .filter(each -> each.awaited() && each.choice(word).isPresent())
                    .findFirst()
                    .orElseThrow();
            session.answer(Long.numberOfTrailingZeros(decision.seats()), decision.id(), word, "");
        }
        OpenDecision march = session.look().decisions().getFirst();
        List<String> before = shown(session);
        int writes = records.writes.size();
        records.full = true;
        assertThat(failed(() -> standing.begin(0, march.id(), "skip"))).isTrue();
        assertThat(records.writes).hasSize(writes);
        assertThat(shown(session)).isEqualTo(before);
        records.full = false;
        assertThat(standing.begin(0, march.id(), "skip")).isEqualTo(new Reply.Taken(false));
        assertThat(records.writes).hasSize(writes + 1);
        assertThat(consent.back(0, "again", false)).isEqualTo(new Reply.Done(true));
        assertThat(records.writes).hasSize(writes + 2);
        assertThat(records.writes.getLast()).hasSize(2);
    }

    private static boolean failed(RecordKeeper.Act<Reply> act) {
        try {
            act.run();
            return false;
        } catch (JournalProblem full) {
            return true;
        }
    }
}
