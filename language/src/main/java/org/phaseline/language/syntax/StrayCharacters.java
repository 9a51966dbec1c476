package org.phaseline.language.syntax;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.problem.Problem;

/** Characters that mean nothing to the language, and what to write instead. */
final class StrayCharacters {

    private StrayCharacters() {}

    static @Nullable Problem cause(Stumble stumble) {
        if (stumble.type() != SopLexer.STRAY) {
            return null;
        }
        int offset = stumble.token().getStartIndex();
        int character = stumble.source().text().codePointAt(offset);
        return stumble.problem(sentence(character));
    }

    private static String sentence(int character) {
        return switch (character) {
            case '!' -> "'!' means nothing here; say 'not', or 'is not' to compare";
            case '&' -> "'&' means nothing here; say 'and'";
            case '|' -> "'|' means nothing here; say 'or'";
            case ';' -> "';' means nothing here; each statement has a line of its own";
            case ']' -> "this ']' closes nothing";
            case '%' -> "'%' means nothing here; there are + - * and /";
            case '\'', '\u2018', '\u2019', '\u201A' -> "a text stands in double quotes: \"...\"";
            case '\u201C', '\u201D', '\u201E', '\u00AB', '\u00BB' -> "a text stands in straight quotes: \"...\"";
            case '\u2264' -> "'\u2264' means nothing here; say '<='";
            case '\u2265' -> "'\u2265' means nothing here; say '>='";
            case '\u2260' -> "'\u2260' means nothing here; say 'is not'";
            case '\u2013', '\u2014', '\u2212' -> "this dash is no minus sign; use '-'";
            case '\u00A0' -> "a blank that is none (U+00A0); use an ordinary one";
            case '\uFEFF' -> "a byte order mark in the middle of the text";
            default -> {
                boolean visible = Character.isDefined(character)
                        && !Character.isISOControl(character)
                        && !Character.isWhitespace(character)
                        && Character.getType(character) != Character.FORMAT
                        && Character.getType(character) != Character.SURROGATE;
                String shown = String.format(Locale.ROOT, "U+%04X", character);
                yield visible
                        ? "'" + Character.toString(character) + "' means nothing here"
                        : "an invisible character (" + shown + ") that means nothing here";
            }
        };
    }
}
