package org.phaseline.engine.report;

import java.util.Locale;
import java.util.regex.Pattern;

/** A name of the rulebook as people say it: {@code toHit} is "to hit". */
public final class NameWords {

    private static final Pattern NEXT_WORD = Pattern.compile("(?<=\\p{Ll})\\p{Lu}(?=\\p{Ll}|$)");

    private NameWords() {}

    public static String of(String name) {
        return NEXT_WORD.matcher(name).replaceAll(match -> " " + match.group().toLowerCase(Locale.ROOT));
    }
}
