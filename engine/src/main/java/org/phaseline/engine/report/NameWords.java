package org.phaseline.engine.report;

import java.util.Locale;
import java.util.regex.Pattern;

/** A name of the rulebook as people say it: {@code toHit} is "to hit". What has several words is a text already, and stays. */
public final class NameWords {

    private static final Pattern NEXT_WORD = Pattern.compile("(?<=\\p{Ll})\\p{Lu}(?=\\p{Ll}|$)");

    private NameWords() {}

    public static String of(String name) {
        return name.indexOf(' ') >= 0 || isOneWord(name)
                ? name
                : NEXT_WORD
                        .matcher(name)
                        .replaceAll(match -> " " + match.group().toLowerCase(Locale.ROOT));
    }

    /** The same as a line begins with it: {@code toHit} is "To hit". */
    public static String heading(String name) {
        String words = of(name);
        return words.isEmpty() ? words : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** Told without the pattern: logs are full of names, and most of them are one word. */
    private static boolean isOneWord(String name) {
        for (int i = 1; i < name.length(); i++) {
            if (name.charAt(i) < 'a' || name.charAt(i) > 'z') {
                return false;
            }
        }
        return true;
    }
}
