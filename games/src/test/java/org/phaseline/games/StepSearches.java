package org.phaseline.games;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.phaseline.engine.outline.Step;

/** Searches for the steps of one rulebook, one in each of its scenarios: no single scenario shows everything. */
record StepSearches(List<StepSearch> searches) {

    /** Goes on until nothing is missed that chance can be expected to find, or chance has had so many answers. */
    void lookFor(Collection<String> notExpected, int mostAnswers) {
        while (!notExpected.containsAll(missed()) && answers() < mostAnswers) {
            // The one that was played least, so that none takes all the answers.
            searches.stream()
                    .min(Comparator.comparingInt(StepSearch::answers))
                    .orElseThrow()
                    .goOn();
        }
    }

    int answers() {
        return searches.stream().mapToInt(StepSearch::answers).sum();
    }

    /** The keys of the steps that are in play in some scenario and came about in none. */
    TreeSet<String> missed() {
        TreeSet<String> missed = new TreeSet<>();
        searches.forEach(
                search -> search.missed().filter(Step::inPlay).map(Step::key).forEach(missed::add));
        searches.forEach(search -> missed.removeAll(search.reached()));
        return missed;
    }
}
