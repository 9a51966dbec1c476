package org.phaseline.games;

import java.io.IOException;
import org.phaseline.journal.format.JournalProblem;

/** Records a game of each scenario of the operational game that is played on the umpire's own map. */
final class OcsRecorder {

    private OcsRecorder() {}

    static void all() throws IOException, JournalProblem {
        lesson();
        byChance("River", 13, 4);
        byChance("Campaign", 14, 25);
    }

    /** A division beside the town, an attack, and whatever comes of it. */
    private static void lesson() throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("ocs", "Lesson", 12)) {
            game.does("Axis", "skip").does("Allied", "done");
            game.does(game.awaited(), "To go first");
            game.playsOn(2);
        }
    }

    private static void byChance(String scenario, int seed, int everySoOften) throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("ocs", scenario, seed)) {
            game.playsOn(everySoOften);
        }
    }
}
