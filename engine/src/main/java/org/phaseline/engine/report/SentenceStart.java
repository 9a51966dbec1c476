package org.phaseline.engine.report;

import java.util.regex.Pattern;

/**
 * The article at the beginning of a title. A rulebook can write a title as it stands inside a sentence ("the Market"); where a sentence, a
 * question or an item of a list begins with it, people read "The Market".
 */
public final class SentenceStart {

    private static final Pattern THE = Pattern.compile("(^|[.!?] )the(?= )");

    private SentenceStart() {}

    public static String of(String text) {
        // Most texts have none, and all of them come by here.
        return text.contains("the ") ? THE.matcher(text).replaceAll("$1The") : text;
    }
}
