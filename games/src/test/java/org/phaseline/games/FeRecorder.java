package org.phaseline.games;

import java.io.IOException;
import org.phaseline.journal.format.JournalProblem;

/** Records a game of each scenario of Federation and Empire that is played on the umpire's own star map. */
final class FeRecorder {

    private static final String COALITION = "the Coalition";
    private static final String ALLIANCE = "the Alliance";

    private FeRecorder() {}

    public static void main(String[] args) throws IOException, JournalProblem {
        all();
    }

    static void all() throws IOException, JournalProblem {
        // The larger the scenario, the less its players do: a journal of the great war need not be long.
        lesson();
        byChance("Practice", 22, 1);
        byChance("BorderWar", 23, 3);
        byChance("GreatWar", 24, 12);
    }

    /** The approach to the station is accepted; then chance fights. */
    private static void lesson() throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("fe", "Lesson", 21)) {
            game.does(COALITION, "Northern D7C", "Take all along", "Go to a hex", "0704", "no more");
            game.does(ALLIANCE, "no more", "skip").does(COALITION, "do it");
            game.does(ALLIANCE, "Accept: the base stays out").playsOn(1);
        }
    }

    private static void byChance(String scenario, int seed, int everySoOften) throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("fe", scenario, seed)) {
            game.playsOn(everySoOften);
        }
    }
}
