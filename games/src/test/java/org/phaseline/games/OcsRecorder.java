package org.phaseline.games;

import java.io.IOException;
import org.phaseline.journal.format.JournalProblem;

/** Records a game of each scenario of the operational game that is played on the umpire's own map. */
final class OcsRecorder {

    private OcsRecorder() {}

    static void all() throws IOException, JournalProblem {
        // The larger the scenario, the less its players do: a journal of the campaign need not be long.
        byChance("Lesson", 12, 1);
        byChance("Drill", 15, 2);
        byChance("Yard", 16, 2);
        byChance("River", 13, 2);
        byChance("Campaign", 14, 25);
    }

    private static void byChance(String scenario, int seed, int everySoOften) throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("ocs", scenario, seed)) {
            game.playsOn(everySoOften);
        }
    }
}
