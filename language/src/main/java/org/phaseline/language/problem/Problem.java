package org.phaseline.language.problem;

import java.util.Comparator;
import org.phaseline.language.text.VisibleText;
import org.phaseline.language.tree.Place;

/** One thing that is wrong, said in one sentence to the person who wrote it. */
public record Problem(Place place, Code code, Severity severity, String sentence) implements Comparable<Problem> {

    /** Longer only if somebody has made up a very long name, and then the rest says no more. */
    private static final int LONGEST = 2_000;

    private static final Comparator<Problem> ORDER =
            Comparator.comparing(Problem::place).thenComparing(Problem::sentence);

    public Problem {
        sentence = shown(sentence);
    }

    /** Names of scenarios and options come from outside as well, and may hold anything: it stays one line. */
    private static String shown(String sentence) {
        String whole = VisibleText.shown(sentence);
        return whole.length() <= LONGEST ? whole : whole.substring(0, LONGEST) + "...";
    }

    public Problem(Place place, Code code, String sentence) {
        this(place, code, code.severity(), sentence);
    }

    public boolean isError() {
        return severity() == Severity.ERROR;
    }

    @Override
    public int compareTo(Problem other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return place.file() + ":" + place.line() + ":" + place.column() + "  " + (isError() ? "" : "warning: ")
                + sentence;
    }
}
