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
            case '!' -> "'!' means nothing here; write 'not', or 'is not' to compare";
            case '&' -> "'&' means nothing here; write 'and'";
            case '|' -> "'|' means nothing here; write 'or'";
            case ';' -> "';' means nothing here; write each statement on a separate line";
            case ']' -> "this ']' closes no bracket";
            case '%' -> "'%' means nothing here; the operators are + - * and /";
            case '\'', '\u2018', '\u2019', '\u201A' -> "put text in double quotes: \"...\"";
            case '\u201C', '\u201D', '\u201E', '\u00AB', '\u00BB' -> "put text in straight quotes: \"...\"";
            case '\u2264' -> "'\u2264' means nothing here; write '<='";
            case '\u2265' -> "'\u2265' means nothing here; write '>='";
            case '\u2260' -> "'\u2260' means nothing here; write 'is not'";
            case '\u2013', '\u2014', '\u2212' -> "this dash is not a minus sign; use '-'";
            case '\u00A0' -> "this is a non-breaking space (U+00A0); use an ordinary space";
            case '\uFEFF' -> "remove this byte order mark, which belongs only at the beginning of a file";
            default -> {
                boolean visible = Character.isDefined(character)
                        && !Character.isISOControl(character)
                        && !Character.isWhitespace(character)
                        && Character.getType(character) != Character.FORMAT
                        && Character.getType(character) != Character.SURROGATE;
                String shown = String.format(Locale.ROOT, "U+%04X", character);
                yield visible
                        ? "'" + Character.toString(character) + "' means nothing here"
                        : "this invisible character (" + shown + ") means nothing here";
            }
        };
    }
}
