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

    /** Farther than any hex: what is no hex of the map, such as a box beside it. */
    private static final int FAR = 99;

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
        record("gannet", "Squadrons", 11, "0705");
        record("gannet", "Duel", 8, "0705");
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
        return word.matches("[a-g][1-5]|[01][0-9]0[0-9]");
    }

    /** On a grid the nearer the better; an area is the middle or it is not. */
    private static int distance(String one, String middle) {
        if (isOnGrid(one) && isOnGrid(middle)) {
            return Math.abs(column(one) - column(middle))
                    + Math.abs(one.charAt(one.length() - 1) - middle.charAt(middle.length() - 1));
        }
        return one.equals(middle) ? 0 : FAR;
    }

    private static int column(String space) {
        return Character.isDigit(space.charAt(0)) ? Integer.parseInt(space.substring(0, 2)) : space.charAt(0);
    }
}
