package org.phaseline.language.text;

import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Whether all of a text can be seen. Characters that take no room, or turn the direction of writing around, make one name look
 * like another and a line read otherwise than it is; control characters steer the terminal that shows them.
 */
public final class VisibleText {

    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;

    /** In these a joiner between two letters changes how they are written, so it can be seen. */
    private static final Set<UnicodeScript> JOINED_SCRIPTS = EnumSet.of(
            UnicodeScript.ARABIC,
            UnicodeScript.SYRIAC,
            UnicodeScript.MONGOLIAN,
            UnicodeScript.DEVANAGARI,
            UnicodeScript.BENGALI,
            UnicodeScript.GURMUKHI,
            UnicodeScript.GUJARATI,
            UnicodeScript.ORIYA,
            UnicodeScript.TAMIL,
            UnicodeScript.TELUGU,
            UnicodeScript.KANNADA,
            UnicodeScript.MALAYALAM,
            UnicodeScript.SINHALA,
            UnicodeScript.MYANMAR,
            UnicodeScript.KHMER);

    private VisibleText() {}

    /** Why a name of a person, a seat or a table cannot be taken; nothing when all of it is visible and on one line. */
    public static Optional<String> refusal(String name) {
        int at = firstHidden(name, 0, name.length());
        return at < 0
                ? Optional.empty()
                : Optional.of("A name must be on one line and contain only visible characters: character "
                        + (name.codePointCount(0, at) + 1) + " (" + shown(name.codePointAt(at))
                        + ") is invisible.");
    }

    /** A sentence that quotes what somebody made up: on one line, with question marks for what cannot be seen. */
    public static String shown(String sentence) {
        int hidden = firstHidden(sentence, 0, sentence.length());
        if (hidden < 0) {
            return sentence;
        }
        StringBuilder shown = new StringBuilder();
        int from = 0;
        for (; hidden >= 0; hidden = firstHidden(sentence, from, sentence.length())) {
            shown.append(sentence, from, hidden).append('?');
            from = hidden + Character.charCount(sentence.codePointAt(hidden));
        }
        return shown.append(sentence, from, sentence.length()).toString();
    }

    /** The offset of the first character between two offsets that cannot be seen, or -1. A plain blank counts as seen. */
    public static int firstHidden(String text, int from, int to) {
        int before = -1;
        for (int at = from; at < to; ) {
            int character = text.codePointAt(at);
            int next = at + Character.charCount(character);
            if ((character < ' ' || character >= 0x7F)
                    && isHidden(character, before, next < to ? text.codePointAt(next) : -1)) {
                return at;
            }
            before = character;
            at = next;
        }
        return -1;
    }

    /** As engineers write a character: U+202E. */
    public static String shown(int character) {
        return String.format(Locale.ROOT, "U+%04X", character);
    }

    private static boolean isHidden(int character, int before, int after) {
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE ->
                true;
            case Character.FORMAT -> !isSeen(character, before, after);
            default -> isBlankLetter(character) || isVariation(character) && !isOfSymbol(character, before);
        };
    }

    /** Format characters that are printed (signs around Arabic numbers), and joiners where they make a difference. */
    private static boolean isSeen(int character, int before, int after) {
        if (character == ZERO_WIDTH_JOINER || character == ZERO_WIDTH_NON_JOINER) {
            return isJoined(before) && isJoined(after);
        }
        return character >= 0x0600 && character <= 0x0605
                || character == 0x06DD
                || character == 0x070F
                || character == 0x08E2;
    }

    private static boolean isJoined(int character) {
        return character >= 0 && JOINED_SCRIPTS.contains(UnicodeScript.of(character));
    }

    /** Letters and marks without a form of their own. */
    private static boolean isBlankLetter(int character) {
        return switch (character) {
            case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0, 0x2800 -> true;
            default -> false;
        };
    }

    private static boolean isVariation(int character) {
        return character >= 0xFE00 && character <= 0xFE0F
                || character >= 0xE0100 && character <= 0xE01EF
                || character >= 0x180B && character <= 0x180D;
    }

    /** Whether a picture is to be in colour or not: that can be seen; behind a letter it cannot. */
    private static boolean isOfSymbol(int character, int before) {
        return character >= 0xFE0E && character <= 0xFE0F && before >= 0x80 && !Character.isLetterOrDigit(before);
    }
}
