package org.phaseline.games;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.journal.format.JournalProblem;

/** Records a game of each scenario of Rate of Fire: the first orders by script, the rest by sergeants who go for the objective. */
final class RofRecorder {

    private static final String M = "Move & Fire (M), 8 inches";
    private static final String C = "Cautious Advance (C), 4 inches";
    private static final String A = "At the Double (A), 12 inches, no fire";

    private RofRecorder() {}

    static void all() throws IOException, JournalProblem {
        patrol();
        meeting();
        village();
    }

    /** All three orders, an opportunity-fire marker, a move taken back. */
    private static void patrol() throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("rof", "Patrol", 6)) {
            boolean british = game.awaited().equals("British");
            game.does(british ? "British" : "German", british ? "First" : "Second");
            game.does("British", "Able section", M, "8,9", "Baker section", C, "16,7");
            game.does("British", "Dog assault team", A, "12,14").takesBack(1).does("British", "12,10");
            game.does("German", "do it", "Anton group", "Dog assault team", "12,10", "do it", "Berta group");
            game.does("German", "Able section", "8,9").does("British", "no more");
            sergeants(game, 6, 12, 12);
        }
    }

    /** Two columns and what comes behind them. */
    private static void meeting() throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("rof", "Meeting", 7)) {
            sergeants(game, 7, 24, 18);
        }
    }

    /** The defenders hide; the attackers come and look for them. */
    private static void village() throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("rof", "Village", 8)) {
            game.does("German", "Scarecrow", "First group", "Second group", "Gun team at the mill", "Abandoned cart");
            game.does("German", "Third group", "Panzerfaust team", "Empty trench");
            sergeants(game, 8, 18, 22);
        }
    }

    private static void sergeants(Scribe game, long seed, double x, double y) throws JournalProblem {
        Random random = new Random(seed);
        game.playsBy(decision -> sergeant(decision, random, x, y));
    }

    /** Whoever can shoot does; whoever moves goes for the middle, the gunners seldom; decoys keep quiet. */
    private static LegalChoice sergeant(OpenDecision decision, Random random, double x, double y) {
        List<LegalChoice> acts = decision.choices().stream()
                .filter(choice -> !List.of("skip", "no more").contains(choice.word()))
                .toList();
        boolean tired = decision.prompt().endsWith("moves?") && random.nextInt(4) == 0
                || decision.prompt().startsWith("Place an Opportunity") && random.nextInt(2) == 0;
        if (acts.isEmpty() || tired && acts.size() < decision.choices().size()) {
            return Played.least(decision);
        }
        if (decision.prompt().startsWith("Where does")) {
            return acts.stream()
                    .min(Comparator.comparing(choice -> away(choice.word(), x, y)))
                    .orElseThrow();
        }
        return acts.get(random.nextInt(acts.size()));
    }

    private static double away(String place, double x, double y) {
        int comma = place.indexOf(',');
        return Math.hypot(
                Double.parseDouble(place.substring(0, comma)) - x, Double.parseDouble(place.substring(comma + 1)) - y);
    }
}
