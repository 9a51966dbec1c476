package org.phaseline.language.tree;

import java.util.List;

/**
 * A text for players with formulas in braces: a piece of text before each value, and one behind the last.
 *
 * @param version the version of the language it is written in
 */
public record Template(Word word, List<String> pieces, List<Expression> values, int version) {

    /** A text without formulas. */
    public static Template plain(Word word) {
        return new Template(word, List.of(word.text()), List.of(), 1);
    }

    /** Where the brace is closed that is opened here, past the sets that stand between; -1 if it never is. */
    public static int closing(String text, int open) {
        int depth = 0;
        for (int at = open; at < text.length(); at++) {
            char c = text.charAt(at);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (depth == 0) {
                return at;
            }
        }
        return -1;
    }
}
