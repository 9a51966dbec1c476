package org.phaseline.language.checked;

import java.util.List;

/** The names of dates, and the place of the date of the first game turn; no names where a rulebook has no calendar. */
public record Calendar(List<String> names, long start) {

    public static final Calendar NONE = new Calendar(List.of(), 0);
}
