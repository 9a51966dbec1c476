package org.phaseline.server.notice;

import java.text.Normalizer;
import java.util.regex.Pattern;

/**
 * A title some stranger gave a rulebook, made harmless for a mail or a chat: nothing but letters, digits, spaces and some
 * punctuation, on one line, and short. What could be a link, call somebody by name, be read as markup, change the direction of the
 * text or stay invisible is gone.
 */
final class PlainTitle {

    static final int MOST = 60;

    /** When nothing is left of it. */
    private static final String NAMELESS = "your table";

    /** Letters and marks by their category, but draw nothing: variation selectors, joiners and fillers. */
    private static final Pattern INVISIBLE = Pattern.compile(
            "[\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u2800\\u3164\\uFE00-\\uFE0F\\uFFA0\\p{Cf}]"
                    + "|[\\x{E0100}-\\x{E01EF}]");

    private static final Pattern NOT_PLAIN =
            Pattern.compile("[^\\p{L}\\p{M}\\p{N}.,:;!?'\"()&+/\\u2013\\u2014\\u2019-]+");

    /** Piled up they cover the lines above and below. */
    private static final Pattern MARKS = Pattern.compile("(\\p{M}{2})\\p{M}+");

    private static final Pattern SLASHES = Pattern.compile(":[ /]*/|/[ /]*/");

    /** As in {@code www.example.org} or {@code 192.0.2.1}; with a space behind it no program takes it for an address. */
    private static final Pattern INNER_DOT =
            Pattern.compile("\\.(?=\\p{L})|(?<=[\\p{L}\\p{M}])\\.(?=\\p{N})|\\.(?=\\p{N}+\\.\\p{N})");

    private static final Pattern SPACES = Pattern.compile(" {2,}");

    private PlainTitle() {}

    static String of(String title) {
        // Wide and otherwise dressed-up letters become the plain ones first, since programs read them as such.
        String text = Normalizer.normalize(title, Normalizer.Form.NFKC);
        text = INVISIBLE.matcher(text).replaceAll("");
        text = NOT_PLAIN.matcher(text).replaceAll(" ");
        text = MARKS.matcher(text).replaceAll("$1");
        text = SLASHES.matcher(text).replaceAll(" ");
        text = INNER_DOT.matcher(text).replaceAll(". ");
        text = SPACES.matcher(text).replaceAll(" ").strip();
        text = shortened(text);
        return text.codePoints().anyMatch(Character::isLetterOrDigit) ? text : NAMELESS;
    }

    private static String shortened(String text) {
        if (text.codePointCount(0, text.length()) <= MOST) {
            return text;
        }
        return text.substring(0, text.offsetByCodePoints(0, MOST - 1)).stripTrailing() + "…";
    }
}
