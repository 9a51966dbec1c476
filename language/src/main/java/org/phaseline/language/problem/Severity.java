package org.phaseline.language.problem;

import java.util.Locale;

/** How bad a problem is. */
public enum Severity {
    /** The rulebook cannot be played. */
    ERROR,
    /** It can be played, but probably does not say what was meant. */
    WARNING;

    /** As it is written in JSON. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
