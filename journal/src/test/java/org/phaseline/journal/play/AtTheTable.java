package org.phaseline.journal.play;

import java.nio.file.Path;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.NewGame;
import org.phaseline.journal.format.JournalProblem;

/** A game that is being played, kept in one way or another between two answers. */
interface AtTheTable extends AutoCloseable {

    JournaledGame game();

    /** Called after everything that is done. */
    void kept() throws JournalProblem;

    @Override
    void close();

    static AtTheTable straight(NewGame start) throws JournalProblem {
        JournaledGame game = JournaledGame.inMemory(start);
        return new AtTheTable() {
            @Override
            public JournaledGame game() {
                return game;
            }

            @Override
            public void kept() {}

            @Override
            public void close() {
                game.close();
            }
        };
    }

    /** After every answer the table is cleared, and set up again from the journal's file alone. */
    static AtTheTable reopened(NewGame start, Path file) throws JournalProblem {
        return new AtTheTable() {
            private JournaledGame game = JournaledGame.create(file, start);

            @Override
            public JournaledGame game() {
                return game;
            }

            @Override
            public void kept() throws JournalProblem {
                game.close();
                game = JournaledGame.resume(file);
            }

            @Override
            public void close() {
                game.close();
            }
        };
    }
}
