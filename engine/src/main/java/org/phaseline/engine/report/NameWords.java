package org.phaseline.engine.report;

import java.util.Locale;
import java.util.regex.Pattern;

/** A name of the rulebook as people say it: {@code toHit} is "to hit". What has several words is a text already, and stays. */
public final class NameWords {

    private static final Pattern NEXT_WORD = Pattern.compile("(?<=\\p{Ll})\\p{Lu}(?=\\p{Ll}|$)");

    private NameWords() {}

    public static String of(String name) {
        return name.indexOf(' ') >= 0
                ? name
                : NEXT_WORD
                        .matcher(name)
                        .replaceAll(match -> " " + match.group().toLowerCase(Locale.ROOT));
    }
}
