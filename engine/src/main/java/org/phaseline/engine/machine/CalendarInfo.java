package org.phaseline.engine.machine;

import java.util.List;

/** Names of the game turns. A name holds one number in braces that counts up each time round, or none. */
public record CalendarInfo(List<String> names, long start) {

    public static final CalendarInfo NONE = new CalendarInfo(List.of(), 0);

    /** The name of the n-th game turn, counted from 1. */
    public String name(long gameTurn) {
        return names.isEmpty() ? "" : nameAt(start + gameTurn - 1);
    }

    /** The name of a place in the calendar, counted from 0. */
    public String nameAt(long index) {
        String pattern = names.get((int) Math.floorMod(index, (long) names.size()));
        int open = pattern.indexOf('{');
        int close = pattern.indexOf('}');
        if (open < 0 || close < open) {
            return pattern;
        }
        long number = Long.parseLong(pattern.substring(open + 1, close)) + Math.floorDiv(index, (long) names.size());
        return pattern.substring(0, open) + number + pattern.substring(close + 1);
    }
}
