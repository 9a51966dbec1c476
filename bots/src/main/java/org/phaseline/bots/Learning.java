package org.phaseline.bots;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import org.phaseline.engine.machine.CompiledRulebook;

/**
 * Learns what counts in a rulebook from games it plays against itself: positions of these games, and who won, are fitted by logistic
 * regression. It begins with what the outline tells and moves away from that only as far as the games show (a prior). Games come in generations:
 * each is played with what all before it have shown. The same settings and number of games give the same weights.
 */
public final class Learning {

    private static final int SMALLEST_GENERATION = 16;

    /** So many games weigh as much as what the outline tells, while it plays. */
    private static final double HOLD = 20;

    private final String title;
    private final CompiledRulebook rulebook;
    private final LearningSettings settings;
    private final List<Feature> features;
    private final SelfPlay selfPlay;
    private final double[] prior;
    private final List<LearnedGame> games = new ArrayList<>();
    private Evaluation evaluation;
    private int generations = 1;
    private int generationBegins;
    private int generationEnds = SMALLEST_GENERATION;
    private int decided;

    /** @param title of the rulebook, without that of a scenario */
    public Learning(String title, CompiledRulebook rulebook, LearningSettings settings) {
        this.title = title;
        this.rulebook = rulebook;
        this.settings = settings;
        this.features = FeatureSet.of(rulebook);
        this.selfPlay = new SelfPlay(rulebook, settings, features);
        this.evaluation = Evaluation.of(rulebook, features, null);
        this.prior = evaluation.weights();
    }

    public LearningSettings settings() {
        return settings;
    }

    /**
     * Plays the game with a number, which must be of the present generation. Several threads may play at once; one that is interrupted
     * gives up with a {@link java.util.concurrent.CancellationException}.
     */
    public LearnedGame play(int number) {
        if (number < generationBegins || number >= generationEnds) {
            throw new IllegalArgumentException("game " + number + " is not of this generation");
        }
        return selfPlay.play(number, evaluation);
    }

    /** Takes the next game, in the order of their numbers. After the last one of a generation, the next begins. */
    public void add(LearnedGame game) {
        if (take(game)) {
            evaluation = fitted(games);
        }
    }

    /** Takes games that were played before: the same as adding each, in less time, because each fit begins with the prior. */
    public void resume(List<LearnedGame> earlier) {
        if (!games.isEmpty()) {
            throw new IllegalStateException("games were played already");
        }
        earlier.forEach(this::take);
        evaluation = fitted(games.subList(0, generationBegins));
    }

    /** Whether the next generation begins with it. */
    private boolean take(LearnedGame game) {
        games.add(game);
        decided += game.decided() ? 1 : 0;
        if (games.size() < generationEnds) {
            return false;
        }
        generations++;
        generationBegins = generationEnds;
        generationEnds += Math.max(SMALLEST_GENERATION, generationEnds / 2);
        return true;
    }

    /** All games so far, for whoever keeps them. */
    public List<LearnedGame> taken() {
        return List.copyOf(games);
    }

    private Evaluation fitted(List<LearnedGame> from) {
        List<LearnedGame.Example> examples =
                from.stream().flatMap(game -> game.examples().stream()).toList();
        long won = from.stream().filter(LearnedGame::decided).count();
        return examples.isEmpty()
                ? Evaluation.of(rulebook, features, null)
                : Evaluation.learned(
                        rulebook,
                        features,
                        new LogisticFit(prior, HOLD / won).fit(examples).weights());
    }

    /** How many games were taken, how many of them somebody has won, and after which the present generation ends. */
    public int games() {
        return games.size();
    }

    public int decided() {
        return decided;
    }

    public int generationEnds() {
        return generationEnds;
    }

    /** What all games so far have shown. */
    public Weights weights() {
        return weights(1);
    }

    /** @param part how far they go from what the outline tells to what the games have shown, from 0 to 1 */
    public Weights weights(double part) {
        double[] fitted = new HeldOutGames(prior).fit(games);
        LinkedHashMap<String, Double> values = new LinkedHashMap<>();
        for (int i = 0; i < fitted.length; i++) {
            if (decided == 0 || wasSeen(i)) {
                // As exact as the file has them.
                values.put(features.get(i).name(), Math.rint(1e5 * (prior[i] + part * (fitted[i] - prior[i]))) / 1e5);
            }
        }
        int begun = games.size() == generationBegins ? generations - 1 : generations;
        String made = "Learned from " + games.size() + " games against itself, " + decided
                + " of them won by somebody, in " + begun
                + (begun == 1 ? " generation, " : " generations, ")
                + (settings.scenario().isEmpty() ? "" : "scenario " + settings.scenario() + ", ") + settings.playouts()
                + " playouts a decision, seed " + settings.seed() + ".";
        String mixed = String.format(
                Locale.ROOT,
                "%.0f %% of the way from what the rulebook tells to what these games have shown.",
                100 * part);
        return new Weights(scenarios(), part == 1 ? List.of(made) : List.of(made, mixed), games.size(), values);
    }

    /** What decides in one scenario need not decide in another. */
    private List<String> scenarios() {
        String scenario = WeightsFile.scenarioIn(rulebook.outline().title(), title);
        return scenario.isEmpty() ? List.of() : List.of(scenario);
    }

    /** What never differed in these games is not learned of: another scenario may be decided by it. */
    private boolean wasSeen(int feature) {
        return games.stream()
                .flatMap(game -> game.examples().stream())
                .anyMatch(example -> example.leads()[feature] != 0);
    }

    /** What the examples are made of; those of another set of features cannot be added to them. */
    List<String> featureNames() {
        return features.stream().map(Feature::name).toList();
    }

    String title() {
        return title;
    }

    /** How many games tell how strong the weights are, for so many that were learned from: as many for every seat. */
    public int measuringGames(int seats) {
        int wanted = Math.clamp(games.size() / 3, 20, 200);
        return (wanted + seats - 1) / seats * seats;
    }

    /** How strong weights are, in a sentence: {@code score} is that of the level hard with them against the same without. */
    public String strength(MatchScore score) {
        return strength("Against", score);
    }

    /** The same of another scenario than the one that was learned. */
    public String strengthIn(String scenario, MatchScore score) {
        return strength("In the scenario " + scenario + ", against", score);
    }

    private String strength(String against, MatchScore score) {
        return String.format(
                Locale.ROOT,
                "%s the level hard without these weights, hard with them won %d, lost %d and drew %d of %d games"
                        + " (%d playouts a decision): %.0f %% of those decided, 95 %% interval %.0f to %.0f %%.",
                against,
                score.won(),
                score.lost(),
                score.drawn(),
                score.games(),
                settings.playouts(),
                100 * score.part(),
                100 * score.least(),
                100 * score.most());
    }
}
