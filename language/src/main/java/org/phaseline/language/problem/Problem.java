package org.phaseline.language.problem;

import java.util.Comparator;
import org.phaseline.language.tree.Place;

/** One thing that is wrong, said in one sentence to the person who wrote it. */
public record Problem(Place place, String sentence) implements Comparable<Problem> {

    private static final Comparator<Problem> ORDER =
            Comparator.comparing(Problem::place).thenComparing(Problem::sentence);

    @Override
    public int compareTo(Problem other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return place.file() + ":" + place.line() + ":" + place.column() + "  " + sentence;
    }
}
