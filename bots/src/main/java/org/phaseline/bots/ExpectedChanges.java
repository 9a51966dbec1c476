package org.phaseline.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.phaseline.engine.outline.Outline;

/** What somebody who follows a plan can expect, in words: what changes most of what bots look at, by the time others have answered. */
record ExpectedChanges(Outline outline, Evaluation evaluation) {

    /** More would read like a table. */
    private static final int MOST = 2;

    private static final int SCENARIOS = 12;

    /** What changes less than this in how the side stands is not worth a word. */
    private static final double LITTLE = 0.05;

    /** Smaller numbers would read as 0. */
    private static final double SHOWN = 0.05;

    private record Change(FeatureWords words, double by, double counts) {

        String said() {
            String amount = String.format(Locale.ROOT, "%+.1f", by).replace('-', '\u2212');
            return switch (words.form()) {
                case AMOUNT -> words.text() + " " + amount;
                case NEARNESS -> (by > 0 ? "nearer to " : "farther from ") + words.text();
            };
        }
    }

    /** A sentence, or nothing where too little changes; amounts are the side's own less those of the others. */
    String said(Lookahead ahead, PlanLine line) {
        List<Change> changes = changes(means(ahead, line));
        if (changes.isEmpty()) {
            return "";
        }
        List<String> words = changes.stream().map(Change::said).toList();
        return "On balance I expect: " + String.join(", ", words) + ".";
    }

    private double[] means(Lookahead ahead, PlanLine line) {
        double[] sums = new double[evaluation.features().size()];
        int possible = 0;
        for (int scenario = 0; scenario < SCENARIOS; scenario++) {
            double[] changes = ahead.changes(line.candidate, line.plan, scenario);
            if (changes != null) {
                possible++;
                for (int i = 0; i < sums.length; i++) {
                    sums[i] += changes[i];
                }
            }
        }
        int count = Math.max(1, possible);
        return IntStream.range(0, sums.length).mapToDouble(i -> sums[i] / count).toArray();
    }

    /** Those that count most, each thing once. */
    private List<Change> changes(double[] means) {
        List<Change> all = new ArrayList<>();
        double[] weights = evaluation.weights();
        for (int i = 0; i < means.length; i++) {
            Feature feature = evaluation.features().get(i);
            double counts = Math.abs(weights[i] * means[i] / feature.scale());
            double by = means[i];
            if (counts >= LITTLE && Math.abs(by) >= SHOWN) {
                FeatureWords.of(feature, outline).ifPresent(words -> all.add(new Change(words, by, counts)));
            }
        }
        all.sort(Comparator.comparingDouble(change -> -change.counts));
        List<Change> chosen = new ArrayList<>();
        for (Change change : all) {
            Optional<Change> same = chosen.stream()
                    .filter(other -> other.words.equals(change.words))
                    .findFirst();
            if (chosen.size() < MOST && same.isEmpty()) {
                chosen.add(change);
            }
        }
        return chosen;
    }
}
