package org.phaseline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.journal.Compiled;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.NewGame;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.format.LineWriter;
import org.phaseline.journal.store.OpenedJournal;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/** Several answers in one go: each counts by itself, and nobody goes on where something came otherwise. */
class AnswerListsTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final SecretSeed SEED = SecretSeed.of(new byte[32]);

    private static final RulebookText TEXT = RulebookText.of("march.sop", """
            rulebook "A march"
            kind Way: left, right
            side Red
            side Blue
            Side has
              paces: 0..99 = 0
            length 9 game turns
            game turn "Day"
              1 "March" Red must
                choose one from Way
                choose other from Way
                Red.paces += 2
              2 "Look out" Red must
                choose view from Way
                if view is left
                  roll seen: 1d6
              3 "Rest" Red must
                choose bed from Way
              4 "Watch" Blue must
                choose watch from Way
            """);

    private final Records records = new Records();
    private final GameSession session = begin(records);
    private final AnswerLists lists = new AnswerLists(session);

    private static GameSession begin(Records records) {
        CompiledRulebook rulebook =
                Loader.load(TEXT, "", List.of(), List.of()).rulebook().orElseThrow();
        NewGame start = new NewGame(
                TEXT,
                "",
                List.of(),
                List.of(),
                rulebook,
                Seats.ofSides(rulebook.outline().parties()),
                Optional.of(SEED),
                List.of(new byte[0], new byte[0]));
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

    /** The answers that somebody gives who chooses these words one by one, as a plan would foresee them. */
    private static List<AnswerLists.Planned> planned(String... words) throws JournalProblem {
        GameSession trial = begin(new Records());
        List<AnswerLists.Planned> planned = new ArrayList<>();
        for (String word : words) {
            OpenDecision decision = trial.look().decisions().getFirst();
            planned.add(new AnswerLists.Planned(decision.id(), decision.step(), word));
            trial.answer(Long.numberOfTrailingZeros(decision.seats()), decision.id(), word, "");
        }
        return planned;
    }

    private int answers() {
        return session.game().game().answers();
    }

    private List<LogLine.Part> parts() {
        return session.log().seatLog().lines(BLUE, 0, Integer.MAX_VALUE).stream()
                .map(LogLine::part)
                .toList();
    }

    @Test
    void allAnswersOfAListAreGivenEachAsALineOfItsOwn() throws JournalProblem {
        int before = records.writes.size();

        assertThat(lists.give(RED, "a", planned("left", "right", "right", "left")))
                .isEqualTo(new Reply.Listed(4, false, ""));

        assertThat(answers()).isEqualTo(4);
        assertThat(records.writes).hasSize(before + 4);
        assertThat(parts()).containsSubsequence(LogLine.Part.FIRST, LogLine.Part.MORE, LogLine.Part.MORE);
        assertThat(parts().stream().filter(LogLine.Part.FIRST::equals)).hasSize(1);
        assertThat(lists.give(RED, "a", planned("left", "right", "right", "left")))
                .as("the same once more")
                .isEqualTo(new Reply.Listed(4, true, ""));
        assertThat(answers()).isEqualTo(4);
    }

    @Test
    void whereSomebodyElseHasToDecideItStops() throws JournalProblem {
        List<AnswerLists.Planned> tooFar = planned("left", "right", "right", "left", "left", "right");

        assertThat(lists.give(RED, "a", tooFar))
                .isEqualTo(new Reply.Listed(4, false, "Somebody else has to decide first."));
        assertThat(lists.give(RED, "a", tooFar))
                .isEqualTo(new Reply.Listed(4, true, "Somebody else has to decide first."));
        assertThat(answers()).isEqualTo(4);
        session.answer(BLUE, tooFar.get(4).decision(), "left", "");
        assertThat(lists.give(RED, "a", tooFar))
                .as("what was stopped does not go on by itself later")
                .isInstanceOfSatisfying(
                        Reply.Listed.class, reply -> assertThat(reply.taken()).isEqualTo(4));
        assertThat(answers()).isEqualTo(5);
    }

    @Test
    void answersToAlikeQuestionsAreGivenToTheNextOfTheirStepWhateverTheDiceShow() throws JournalProblem {
        List<AnswerLists.Planned> planned = planned("left", "right", "left", "left");
        List<AnswerLists.Planned> alike = new ArrayList<>(List.of(planned.getFirst()));
        planned.stream().skip(1).forEach(each -> alike.add(new AnswerLists.Planned("", each.step(), each.choice())));

        assertThat(lists.give(RED, "a", alike, AnswerLists.Binding.STEPS)).isEqualTo(new Reply.Listed(4, false, ""));

        assertThat(answers()).isEqualTo(4);
        assertThat(parts().stream().filter(LogLine.Part.FIRST::equals)).hasSize(1);
        assertThat(lists.give(RED, "a", alike, AnswerLists.Binding.STEPS))
                .as("the same once more")
                .isEqualTo(new Reply.Listed(4, true, ""));
        GameSession again = GameSession.resumed(
                new OpenedJournal(records, records.journal(), Optional.of(SEED), Optional.empty()),
                records.messages(),
                Compiled::from,
                "",
                records,
                seat -> true);
        assertThat(again.log().seatLog().lines(BLUE, 0, Integer.MAX_VALUE))
                .as("read again")
                .isEqualTo(session.log().seatLog().lines(BLUE, 0, Integer.MAX_VALUE));
    }

    @Test
    void alikeAnswersStopWhereAnotherStepAsks() throws JournalProblem {
        List<AnswerLists.Planned> planned = planned("left", "right");
        int march = planned.getFirst().step();
        List<AnswerLists.Planned> alike = List.of(
                planned.getFirst(),
                new AnswerLists.Planned("", march, "right"),
                new AnswerLists.Planned("", march, "right"));

        assertThat(lists.give(RED, "a", alike, AnswerLists.Binding.STEPS))
                .isEqualTo(new Reply.Listed(2, false, "You are asked something else now than was planned."));
        assertThat(answers()).isEqualTo(2);
    }

    @Test
    void whereDiceFallItStopsAndStaysStopped() throws JournalProblem {
        List<AnswerLists.Planned> list = planned("left", "right", "left", "left");

        assertThat(lists.give(RED, "a", list))
                .isEqualTo(new Reply.Listed(3, false, "Dice fell, or something came to light: decide anew."));
        assertThat(lists.give(RED, "a", list)).isInstanceOfSatisfying(Reply.Listed.class, reply -> {
            assertThat(reply.taken()).isEqualTo(3);
            assertThat(reply.again()).isTrue();
        });
        assertThat(answers()).isEqualTo(3);
    }

    @Test
    void aQuestionOfAnotherStepThanPlannedIsNotAnswered() throws JournalProblem {
        List<AnswerLists.Planned> list = new ArrayList<>(planned("left", "right", "right"));
        AnswerLists.Planned last = list.removeLast();
        list.add(new AnswerLists.Planned(last.decision(), last.step() + 1, last.choice()));

        assertThat(lists.give(RED, "a", list)).isInstanceOfSatisfying(Reply.Listed.class, reply -> {
            assertThat(reply.taken()).isEqualTo(2);
            assertThat(reply.stopped()).startsWith("You are asked something else now than was planned: Look out");
        });
        assertThat(answers()).isEqualTo(2);
    }

    @Test
    void aListWhoseFirstAnswerDoesNotFitChangesNothing() throws JournalProblem {
        List<AnswerLists.Planned> list = planned("left", "right");

        assertThat(lists.give(BLUE, "a", list)).isInstanceOf(Reply.Refused.class);
        assertThat(lists.give(
                        RED,
                        "a",
                        List.of(new AnswerLists.Planned(list.getFirst().decision(), 0, "up"))))
                .isInstanceOf(Reply.Refused.class);
        assertThat(lists.give(RED, "", list)).isInstanceOf(Reply.Refused.class);
        assertThat(answers()).isZero();
        assertThat(lists.give(RED, "a", list)).isEqualTo(new Reply.Listed(2, false, ""));
    }

    @Test
    void oneTakeBackTakesTheWholeListBack() throws JournalProblem {
        ConsentProtocol consent = new ConsentProtocol(session);
        session.answer(RED, planned("left").getFirst().decision(), "left", "");
        lists.give(RED, "a", planned("left", "right", "right").subList(1, 3));
        assertThat(answers()).isEqualTo(3);

        assertThat(consent.back(RED, "b", false, true)).isEqualTo(new Reply.Done(true));
        assertThat(answers()).as("what was answered before it stands").isEqualTo(1);
        assertThat(consent.back(RED, "c", false, true)).isEqualTo(new Reply.Done(true));
        assertThat(answers()).as("an answer given by itself").isZero();
    }

    @Test
    void afterDiceTheOthersAreAskedBeforeAListIsTakenBack() throws JournalProblem {
        lists.give(RED, "a", planned("left", "right", "left"));

        assertThat(new ConsentProtocol(session).back(RED, "b", false, true)).isEqualTo(new Reply.Done(false));
        assertThat(answers()).isEqualTo(3);
        assertThat(new ConsentProtocol(session)
                        .agree(BLUE, session.log().talk().asks().getFirst().id()))
                .isEqualTo(new Reply.Done(true));
        assertThat(answers()).isZero();
    }

    @Test
    void aListThatTheStoreInterruptedGoesOnWhenItIsSentAgain() throws JournalProblem {
        List<AnswerLists.Planned> list = planned("left", "right", "right", "left");
        lists.give(RED, "a", list);
        Records half = new Records();
        half.writes.addAll(records.writes.subList(0, records.writes.size() - 2));
        GameSession again = GameSession.resumed(
                new OpenedJournal(half, half.journal(), Optional.of(SEED), Optional.empty()),
                half.messages(),
                Compiled::from,
                "",
                half,
                seat -> true);
        assertThat(again.game().game().answers()).isEqualTo(2);

        Reply reply = new AnswerLists(again).give(RED, "a", list);

        assertThat(reply)
                .isInstanceOfSatisfying(
                        Reply.Listed.class, listed -> assertThat(listed.taken()).isEqualTo(4));
        assertThat(again.log().seatLog().lines(BLUE, 0, Integer.MAX_VALUE))
                .isEqualTo(session.log().seatLog().lines(BLUE, 0, Integer.MAX_VALUE));
    }
}
