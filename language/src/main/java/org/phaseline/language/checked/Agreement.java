package org.phaseline.language.checked;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import org.phaseline.engine.outline.AgreeingWords;

/**
 * {@code [draws|draw]}: words that agree with a value in braces, since version 2.
 *
 * @param from where it begins in its piece of text
 * @param to where that goes on behind it
 * @param one what is said of one
 * @param many what is said of none and of several
 */
public record Agreement(int from, int to, String one, String many) {

    public static final int SINCE = 2;

    /** Those in a piece of text, in their order. */
    public static List<Agreement> in(String piece) {
        List<Agreement> found = new ArrayList<>();
        Matcher forms = AgreeingWords.FORMS.matcher(piece);
        while (forms.find()) {
            found.add(new Agreement(forms.start(), forms.end(), forms.group(1), forms.group(2)));
        }
        return found;
    }
}
