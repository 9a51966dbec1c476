package org.phaseline.engine.outline;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words that agree with a number: {@code order[|s]} is "order" of one and "orders" of none and of several. */
public final class AgreeingWords {

    /** What is said of one, and what is said of none and of several. */
    public static final Pattern FORMS = Pattern.compile("\\[([^\\[\\]|]*)\\|([^\\[\\]|]*)\\]");

    private AgreeingWords() {}

    public static boolean isIn(String text) {
        return FORMS.matcher(text).find();
    }

    /** A text with the forms that are said of one, or of several. */
    public static String of(String text, boolean one) {
        // Most texts have none, and views and logs are full of texts.
        return text.indexOf('[') < 0
                ? text
                : FORMS.matcher(text).replaceAll(forms -> Matcher.quoteReplacement(forms.group(one ? 1 : 2)));
    }
}
