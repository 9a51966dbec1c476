package org.phaseline.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.journal.Skirmish.EGYPT;
import static org.phaseline.journal.Skirmish.accepted;
import static org.phaseline.journal.Skirmish.answer;
import static org.phaseline.journal.Skirmish.pick;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.journal.format.DiceProtocol;
import org.phaseline.journal.format.JournalProblem;

/** What can change a roll that has not been made yet: nothing but another roll. */
class NextRollTest {

    private interface Before {
        void happens(JournaledGame game) throws JournalProblem;
    }

    /** What Rome rolls in the second game turn, after something has happened in the first. */
    private static DiceRoll second(Before before) throws JournalProblem {
        try (JournaledGame game = JournaledGame.inMemory(Skirmish.rolled(4))) {
            answer(game);
            before.happens(game);
            answer(game);
            answer(game);
            assertThat(Replay.of(game.journal(), Skirmish.rulebook(4), Optional.of(Skirmish.SEED), Watcher.NOBODY))
                    .isInstanceOf(Replayed.Agreed.class);
            return rolls(game).getLast();
        }
    }

    private static List<DiceRoll> rolls(JournaledGame game) throws JournalProblem {
        return game.journal().events().stream()
                .flatMap(event -> event.rolls().stream())
                .toList();
    }

    @Test
    void aFreeTakeBackDoesNotChangeTheNextRoll() throws JournalProblem {
        assertThat(second(game -> {
                    for (int i = 0; i < 5; i++) {
                        accepted(game.answer(pick(game, false, "")));
                        accepted(game.takeBack(1));
                    }
                }))
                .isEqualTo(second(game -> {}));
    }

    @Test
    void aDetourDoesNotChangeTheNextRoll() throws JournalProblem {
        assertThat(second(game -> {
                    accepted(game.answer(new Answer.Raise(0, EGYPT, "")));
                    answer(game);
                }))
                .isEqualTo(second(game -> {}));
    }

    @Test
    void anOptionalStepDoesNotChangeTheNextRoll() throws JournalProblem {
        try (JournaledGame countered = JournaledGame.inMemory(Skirmish.rolled(4));
                JournaledGame skipped = JournaledGame.inMemory(Skirmish.rolled(4))) {
            answer(countered);
            answer(countered);
            answer(countered);
            answer(skipped);
            accepted(skipped.answer(pick(skipped, false, "")));
            answer(skipped);
            assertThat(rolls(countered)).isEqualTo(rolls(skipped)).hasSize(2);
        }
    }

    @Test
    void aRollThatIsTakenBackAndMadeAgainFallsDifferently() throws JournalProblem {
        try (JournaledGame game = JournaledGame.inMemory(Skirmish.rolled(4))) {
            answer(game);
            accepted(game.takeBack(0));
            answer(game);
            accepted(game.takeBack(0));
            answer(game);
            assertThat(rolls(game)).extracting(DiceRoll::roll).containsExactly("r1", "r2", "r3");
            assertThat(rolls(game).stream().map(DiceRoll::faces).distinct()).hasSizeGreaterThan(1);
            assertThat(Replay.of(game.journal(), Skirmish.rulebook(4))).isInstanceOf(Replayed.Agreed.class);
        }
    }

    @Test
    void aGameFromBeforeRollsWereCountedGoesOnAsItBegan() throws JournalProblem {
        try (JournaledGame game = JournaledGame.inMemory(Skirmish.rolled(2).with(DiceProtocol.BY_MOMENT))) {
            answer(game);
            accepted(game.answer(pick(game, false, "")));
            accepted(game.takeBack(1));
            accepted(game.answer(pick(game, false, "")));
            answer(game);
            assertThat(rolls(game)).extracting(DiceRoll::roll).containsExactly("2", "1:5");
            assertThat(Replay.of(game.journal(), Skirmish.rulebook(2))).isInstanceOf(Replayed.Agreed.class);
        }
    }
}
