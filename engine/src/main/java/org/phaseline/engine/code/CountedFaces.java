package org.phaseline.engine.code;

import java.util.List;
import java.util.stream.Collectors;

/** Says which faces of a die count. */
final class CountedFaces {

    private CountedFaces() {}

    /** {@code faces} ascending. */
    static String say(List<Integer> faces, int sides) {
        if (faces.isEmpty()) {
            return "none";
        }
        if (faces.size() == sides) {
            return "all";
        }
        int first = faces.getFirst();
        int last = faces.getLast();
        boolean row = faces.size() > 1 && faces.size() == last - first + 1;
        if (row && last == sides) {
            return first + " or more";
        }
        return row && first == 1
                ? last + " or less"
                : faces.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
