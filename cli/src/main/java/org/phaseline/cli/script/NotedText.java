package org.phaseline.cli.script;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A word with a note in brackets after it. The brackets may belong to the word, so it is split only when that is not known. */
record NotedText(String word, String note) {

    private static final Pattern NOTED = Pattern.compile("(.*\\S)\\s+\\((.*)\\)");

    static NotedText split(String text) {
        Matcher noted = NOTED.matcher(text);
        return noted.matches() ? new NotedText(noted.group(1), noted.group(2).strip()) : new NotedText(text, "");
    }
}
