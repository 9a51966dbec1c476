package org.phaseline.language.problem;

import java.util.List;
import java.util.TreeMap;
import org.phaseline.language.tree.Place;

/**
 * Gathers problems in the order of the text. One spot is reported once: the first finder knows best, what a later one says
 * about the same spot is mostly a consequence.
 */
public final class Problems {

    // Places compare by file, line and column only, so the spot itself is the key.
    private final TreeMap<Place, Problem> bySpot = new TreeMap<>();

    private boolean gaps;

    public void add(Place place, String sentence) {
        bySpot.putIfAbsent(place, new Problem(place, sentence));
    }

    public void addAll(Iterable<Problem> problems) {
        for (Problem problem : problems) {
            bySpot.putIfAbsent(problem.place(), problem);
        }
    }

    /**
     * From now on nothing is called unknown: some line could not be read, and what is missing may have stood there.
     */
    public void textHasGaps() {
        gaps = true;
    }

    /** Something is referred to that nobody has declared. */
    public void unknown(Place place, String sentence) {
        if (!gaps) {
            add(place, sentence);
        }
    }

    public boolean isEmpty() {
        return bySpot.isEmpty();
    }

    public List<Problem> sorted() {
        return List.copyOf(bySpot.values());
    }
}
