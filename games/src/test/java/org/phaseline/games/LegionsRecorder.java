package org.phaseline.games;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.journal.format.JournalProblem;

/** Records a game of each scenario of Arcane Legions: the first orders by script, the rest by captains who want to fight. */
final class LegionsRecorder {

    private static final String STEP = "Take a step";
    private static final String TURN = "Use the turning tool";

    private LegionsRecorder() {}

    static void all() throws IOException, JournalProblem {
        duel();
        threeCrowns();
        fourCorners();
        battle();
        lesson();
        provingGround();
    }

    /** Steps and a turn, a step taken back, a push, a regroup; then to the end. */
    private static void duel() throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("legions", "Duel", 1)) {
            game.does("Rome", "First cohort", "Move", "do it", STEP, "front", TURN, "front", "toRight", "rear");
            game.takesBack(4).does("Rome", STEP, "front", STEP, "front", "no more");
            game.does("Egypt", "Champions of Horus", "Move", "do it", STEP, "front", STEP, "front", STEP, "front");
            game.does("Egypt", "Champions of Horus", "Move", "do it", "sworn man left", STEP, "front");
            game.does("Egypt", "Spears of Memphis", "Regroup", "do it", "reserve right", "reserve far right");
            game.does("Egypt", "no more", "skip", "no more");
            fight(game, 1);
        }
    }

    /** Three players, nobody is asked out of turn. */
    private static void threeCrowns() throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("legions", "ThreeCrowns", 2)) {
            game.does("Rome", "the legate's guards", "Special order", "warCry", "First cohort", "do it", "Move");
            game.does("Rome", STEP, "front", "skip", "no more");
            fight(game, 2);
        }
    }

    /** Four players from four corners. */
    private static void fourCorners() throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("legions", "FourCorners", 3)) {
            fight(game, 3);
        }
    }

    /** Two whole armies. */
    private static void battle() throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("legions", "Battle", 11)) {
            fight(game, 11);
        }
    }

    /** Two small forces in contact from the beginning. */
    private static void lesson() throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("legions", "Lesson", 12)) {
            fight(game, 12);
        }
    }

    /** Abilities that wait for each other; then to the end. */
    private static void provingGround() throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("legions", "ProvingGround", 13)) {
            game.does("Rome", "Sworn of Mars", "Move", "do it", STEP, "front");
            game.does("Egypt", "Meet the mover with set spears", "Spears of Memphis");
            fight(game, 13);
        }
    }

    private static void fight(Scribe game, long seed) throws JournalProblem {
        Random random = new Random(seed);
        game.playsBy(decision -> captain(decision, random));
    }

    /** Whoever can strike does, else shoots, else goes forward; nothing is declined that was begun. */
    private static LegalChoice captain(OpenDecision decision, Random random) {
        List<LegalChoice> all = decision.choices();
        List<LegalChoice> acts = all.stream()
                .filter(choice -> !List.of("skip", "no more").contains(choice.word()))
                .toList();
        boolean idle = decision.prompt().endsWith("moves?")
                || decision.prompt().endsWith("face?")
                || decision.prompt().startsWith("Which die")
                        && all.getFirst().word().compareTo("4") >= 0;
        if (idle || acts.isEmpty()) {
            return Played.least(decision);
        }
        if (decision.prompt().startsWith("Which die")) {
            return all.getFirst();
        }
        List<String> eager = random.nextInt(5) == 0
                ? List.of("Special order", TURN, "do it", "Close combat", "Ranged combat", "Move")
                : List.of("do it", "Close combat", "Ranged combat", "Special order", "Move", STEP, "front");
        return eager.stream()
                .flatMap(word -> decision.choice(word).stream())
                .findFirst()
                .orElseGet(() -> acts.get(random.nextInt(acts.size())));
    }
}
