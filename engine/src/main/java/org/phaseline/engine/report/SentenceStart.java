package org.phaseline.engine.report;

/**
 * The article at the beginning of a title. A rulebook can write a title as it stands inside a sentence ("the Market"); where a sentence, a
 * question or an item of a list begins with it, people read "The Market".
 */
public final class SentenceStart {

    private static final String ARTICLE = "the ";

    private SentenceStart() {}

    public static String of(String text) {
        // Every text comes by here, and most have no article; one that has begins no sentence with it, as a rule.
        int at = text.indexOf(ARTICLE);
        StringBuilder changed = null;
        for (; at >= 0; at = text.indexOf(ARTICLE, at + ARTICLE.length())) {
            if (beginsSentence(text, at)) {
                changed = changed == null ? new StringBuilder(text) : changed;
                changed.setCharAt(at, 'T');
            }
        }
        return changed == null ? text : changed.toString();
    }

    private static boolean beginsSentence(String text, int at) {
        return at == 0 || at >= 2 && text.charAt(at - 1) == ' ' && ".!?".indexOf(text.charAt(at - 2)) >= 0;
    }
}
