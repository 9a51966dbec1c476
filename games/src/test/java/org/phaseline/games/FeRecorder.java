package org.phaseline.games;

import java.io.IOException;
import org.phaseline.journal.format.JournalProblem;

/** Records a game of each scenario of Federation and Empire that is played on the umpire's own star map. */
final class FeRecorder {

    private FeRecorder() {}

    public static void main(String[] args) throws IOException, JournalProblem {
        all();
    }

    static void all() throws IOException, JournalProblem {
        // The larger the scenario, the less its players do: a journal of the great war need not be long.
        byChance("Lesson", 21, 1);
        byChance("Practice", 22, 2);
        byChance("BorderWar", 23, 6);
        byChance("GreatWar", 24, 25);
    }

    private static void byChance(String scenario, int seed, int everySoOften) throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("fe", scenario, seed)) {
            game.playsOn(everySoOften);
        }
    }
}
