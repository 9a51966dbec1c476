package org.phaseline.journal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.phaseline.engine.machine.Rulebook;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;

class SpeedTest {

    private static final int TURNS = 5000;

    /** The best of several runs, because the machine may have other things to do; the bound is for a slow one. */
    @Test
    void aGameOfTenThousandAnswersIsReadAndReplayedInATenthOfASecond() throws JournalProblem {
        Rulebook rulebook = Skirmish.rulebook(TURNS);
        byte[] unfinished;
        byte[] finished;
        try (JournaledGame game = JournaledGame.inMemory(Skirmish.rolled(TURNS))) {
            while (game.game().answers() < 2 * TURNS - 1) {
                Skirmish.answer(game);
            }
            unfinished = new Rewritten(game.journal()).bytes();
            Skirmish.answer(game);
            finished = new Rewritten(game.journal()).bytes();
        }

        assertThat(bestOfMany(unfinished, rulebook)).as("with recorded dice").isLessThan(100);
        assertThat(bestOfMany(finished, rulebook)).as("with dice from the seed").isLessThan(100);
    }

    private static long bestOfMany(byte[] bytes, Rulebook rulebook) throws JournalProblem {
        long best = Long.MAX_VALUE;
        for (int i = 0; i < 20; i++) {
            long started = System.nanoTime();
            Journal journal = Journal.read("long", bytes);
            assertThat(Replay.of(journal, rulebook)).isInstanceOf(Replayed.Agreed.class);
            best = Math.min(best, (System.nanoTime() - started) / 1_000_000);
        }
        return best;
    }
}
