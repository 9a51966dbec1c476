package org.phaseline.language.checked;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.phaseline.engine.outline.AgreeingWords;

/**
 * {@code [draws|draw]}: words that agree with a value in braces, since version 2. {@code [s: draws|draw]} says with which one.
 *
 * @param from where it begins in its piece of text
 * @param to where that goes on behind it
 * @param named the value it agrees with, as it stands in its braces; empty for the nearest one
 * @param one what is said of one
 * @param many what is said of none and of several
 */
public record Agreement(int from, int to, String named, String one, String many) {

    public static final int SINCE = 2;

    /** A name, a field or a call, with a colon behind it. */
    private static final Pattern NAMED =
            Pattern.compile("(\\p{L}[\\p{L}\\p{N}_.]*(?:\\([^()]*\\))?): ?(.*)", Pattern.DOTALL);

    /** Those in a piece of text, in their order. */
    public static List<Agreement> in(String piece) {
        if (piece.indexOf('[') < 0) {
            return List.of();
        }
        List<Agreement> found = new ArrayList<>();
        Matcher forms = AgreeingWords.FORMS.matcher(piece);
        while (forms.find()) {
            Matcher named = NAMED.matcher(forms.group(1));
            boolean isNamed = named.matches();
            found.add(new Agreement(
                    forms.start(),
                    forms.end(),
                    isNamed ? named.group(1) : "",
                    isNamed ? named.group(2) : forms.group(1),
                    forms.group(2)));
        }
        return found;
    }

    /** What a formula is called here: blanks make no difference. */
    public static String called(String formula) {
        return formula.replace(" ", "");
    }
}
