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

    public void add(Place place, String sentence) {
        bySpot.putIfAbsent(place, new Problem(place, sentence));
    }

    public void addAll(Iterable<Problem> problems) {
        for (Problem problem : problems) {
            bySpot.putIfAbsent(problem.place(), problem);
        }
    }

    public boolean isEmpty() {
        return bySpot.isEmpty();
    }

    public List<Problem> sorted() {
        return List.copyOf(bySpot.values());
    }
}
