package org.phaseline.games;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.journal.format.JournalProblem;

/** Records a game of each scenario of the examples on one page, played by people who nearly always act and go for the middle of the map. */
final class ExampleRecorder {

    private static final List<String> DECLINING = List.of("skip", "no more", "change");

    private ExampleRecorder() {}

    public static void main(String[] args) throws IOException, JournalProblem {
        all();
    }

    static void all() throws IOException, JournalProblem {
        record("heron", "Day", 3, "d3");
        record("heron", "Summer", 5, "d3");
        record("drum", "Vale", 4, "millford");
        record("drum", "Short", 6, "millford");
    }

    private static void record(String game, String scenario, int seed, String middle)
            throws IOException, JournalProblem {
        Random random = new Random(seed);
        try (Scribe scribe = Scribe.begin(game, scenario, seed)) {
            scribe.playsByThoseAwaited(decision -> chosen(decision, middle, random));
        }
    }

    private static LegalChoice chosen(OpenDecision decision, String middle, Random random) {
        List<LegalChoice> acting = decision.choices().stream()
                .filter(choice -> !DECLINING.contains(choice.word()))
                .toList();
        if (acting.isEmpty() || random.nextInt(6) == 0) {
            return decision.choices().getLast();
        }
        LegalChoice any = acting.get(random.nextInt(acting.size()));
        boolean spaces = isOnGrid(any.word())
                || acting.stream().anyMatch(choice -> choice.word().equals(middle));
        return spaces && random.nextInt(4) > 0
                ? acting.stream()
                        .min(Comparator.comparing(choice -> distance(choice.word(), middle)))
                        .orElse(any)
                : any;
    }

    private static boolean isOnGrid(String word) {
        return word.matches("[a-g][1-5]");
    }

    /** On a grid the nearer the better; an area is the middle or it is not. */
    private static int distance(String one, String middle) {
        return isOnGrid(middle)
                ? Math.abs(one.charAt(0) - middle.charAt(0)) + Math.abs(one.charAt(1) - middle.charAt(1))
                : one.equals(middle) ? 0 : 1;
    }
}
