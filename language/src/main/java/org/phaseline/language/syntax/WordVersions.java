package org.phaseline.language.syntax;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;

/**
 * Since which version of the language a word, or several that are one, has a meaning. In a rulebook of an older version it is a plain name, so a word the
 * language learns never breaks a rulebook, nor a journal with one in it.
 */
final class WordVersions {

    /** Every word of the grammar that is not here is one since the first version. */
    static final WordVersions CURRENT = new WordVersions(since(
            2,
            List.of(
                    "about",
                    "always",
                    "as",
                    "before play",
                    "best of",
                    "boxes",
                    "coach",
                    "counted by",
                    "draw",
                    "draws",
                    "have",
                    "highest first",
                    "leave loop",
                    "like",
                    "lowest first",
                    "map",
                    "mod",
                    "never",
                    "next to",
                    "overlay",
                    "repeat",
                    "require",
                    "rounded",
                    "rounded down",
                    "rounded up",
                    "seen by",
                    "show",
                    "shuffle",
                    "sides of",
                    "stopping in",
                    "take",
                    "tell",
                    "untold",
                    "value",
                    "worst of")));

    private final TreeMap<String, Integer> since;

    /** The version from which on all of them are known. */
    private final int complete;

    private static TreeMap<String, Integer> since(int version, List<String> words) {
        TreeMap<String, Integer> since = new TreeMap<>();
        words.forEach(word -> since.put(word, version));
        return since;
    }

    WordVersions(Map<String, Integer> since) {
        this.since = new TreeMap<>(since);
        complete = since.values().stream().mapToInt(Integer::intValue).max().orElse(Integer.MIN_VALUE);
    }

    /** Makes a name of a word that a version does not know. */
    void apply(CommonToken token, int version) {
        if (version < complete && token.getType() != Token.EOF && !knows(token.getText(), version)) {
            token.setType(SopLexer.NAME);
        }
    }

    /** Whether a version gives a word, or several that are one, a meaning. */
    boolean knows(String word, int version) {
        return version >= complete || since.getOrDefault(word, LanguageVersion.FIRST) <= version;
    }
}
