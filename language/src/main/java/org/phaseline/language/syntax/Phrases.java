package org.phaseline.language.syntax;

import static java.util.Map.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** Several words that are one word of the language. Each of them alone stays free to be a name. */
final class Phrases {

    private record Phrase(String text, List<String> words, int type) {}

    private static final Map<String, List<Phrase>> BY_FIRST_WORD = new TreeMap<>();

    /** Whether a phrase begins with a letter: most words are told by it to begin none. */
    private static final boolean[] BEGINS = new boolean[128];

    static {
        List<Map.Entry<String, Integer>> phrases = List.of(
                entry("game turn", SopLexer.GAME_TURN),
                entry("game turns", SopLexer.GAME_TURNS),
                entry("player turn", SopLexer.PLAYER_TURN),
                entry("any number of times", SopLexer.ANY_NUMBER_OF_TIMES),
                entry("any number of", SopLexer.ANY_NUMBER_OF),
                entry("up to", SopLexer.UP_TO),
                entry("in turn", SopLexer.IN_TURN),
                entry("in step", SopLexer.IN_STEP),
                entry("revealed together", SopLexer.REVEALED_TOGETHER),
                entry("go to", SopLexer.GO_TO),
                entry("another round", SopLexer.ANOTHER_ROUND),
                entry("end game", SopLexer.END_GAME),
                entry("end game turn", SopLexer.END_GAME_TURN),
                entry("end player turn", SopLexer.END_PLAYER_TURN),
                entry("end phase", SopLexer.END_PHASE),
                entry("end segment", SopLexer.END_SEGMENT),
                entry("end step", SopLexer.END_STEP),
                entry("end round", SopLexer.END_ROUND),
                entry("won by", SopLexer.WON_BY),
                entry("for each", SopLexer.FOR_EACH),
                entry("including new ones", SopLexer.INCLUDING_NEW_ONES),
                entry("one of", SopLexer.ONE_OF),
                entry("any of", SopLexer.ANY_OF),
                entry("all of", SopLexer.ALL_OF),
                entry("roll off", SopLexer.ROLL_OFF),
                entry("is not", SopLexer.IS_NOT),
                entry("not in", SopLexer.NOT_IN),
                entry("was done", SopLexer.WAS_DONE),
                entry("was not done", SopLexer.WAS_NOT_DONE),
                entry("was not", SopLexer.WAS_NOT),
                entry("instead of", SopLexer.INSTEAD_OF),
                entry("first of", SopLexer.FIRST_OF),
                entry("best of", SopLexer.BEST_OF),
                entry("worst of", SopLexer.WORST_OF),
                entry("highest first", SopLexer.HIGHEST_FIRST),
                entry("lowest first", SopLexer.LOWEST_FIRST),
                entry("before play", SopLexer.BEFORE_PLAY),
                entry("leave loop", SopLexer.LEAVE_LOOP),
                entry("seen by", SopLexer.SEEN_BY),
                entry("counted by", SopLexer.COUNTED_BY),
                entry("next to", SopLexer.NEXT_TO),
                entry("rounded up", SopLexer.ROUNDED_UP),
                entry("rounded down", SopLexer.ROUNDED_DOWN),
                entry("sides of", SopLexer.SIDES_OF),
                entry("stopping in", SopLexer.STOPPING_IN),
                entry("count of", SopLexer.COUNT_OF),
                entry("sum of", SopLexer.SUM_OF),
                entry("highest of", SopLexer.HIGHEST_OF),
                entry("lowest of", SopLexer.LOWEST_OF),
                entry("set of", SopLexer.SET_OF));
        for (Map.Entry<String, Integer> phrase : phrases) {
            List<String> words = List.of(phrase.getKey().split(" "));
            BEGINS[words.getFirst().charAt(0)] = true;
            List<Phrase> same = BY_FIRST_WORD.computeIfAbsent(words.getFirst(), first -> new ArrayList<>());
            same.add(new Phrase(phrase.getKey(), words, phrase.getValue()));
            same.sort((a, b) -> Integer.compare(b.words().size(), a.words().size()));
        }
    }

    private Phrases() {}

    /** The same words with every phrase that is known made one token; the longest phrase counts. */
    static List<CommonToken> joined(List<CommonToken> words, String text, Predicate<String> known) {
        List<CommonToken> joined = new ArrayList<>(words.size());
        int at = 0;
        while (at < words.size()) {
            CommonToken word = words.get(at);
            Phrase phrase =
                    at > 0 && words.get(at - 1).getType() == SopLexer.DOT ? null : phraseAt(words, at, text, known);
            if (phrase != null) {
                at += phrase.words().size() - 1;
                word.setType(phrase.type());
                word.setStopIndex(words.get(at).getStopIndex());
            }
            joined.add(word);
            at++;
        }
        return joined;
    }

    private static @Nullable Phrase phraseAt(List<CommonToken> words, int at, String text, Predicate<String> known) {
        CommonToken first = words.get(at);
        if (!beginsPhrase(first, text) || !isWord(words.get(at + 1), text)) {
            return null;
        }
        List<Phrase> phrases = BY_FIRST_WORD.get(text.substring(first.getStartIndex(), first.getStopIndex() + 1));
        if (phrases == null) {
            return null;
        }
        for (Phrase phrase : phrases) {
            if (matches(phrase, words, at, text) && known.test(phrase.text())) {
                return phrase;
            }
        }
        return null;
    }

    private static boolean beginsPhrase(CommonToken token, String text) {
        if (token.getType() == Token.EOF) {
            return false;
        }
        char letter = text.charAt(token.getStartIndex());
        return letter < BEGINS.length && BEGINS[letter];
    }

    private static boolean isWord(CommonToken token, String text) {
        return token.getType() != Token.EOF && Character.isLetter(text.charAt(token.getStartIndex()));
    }

    private static boolean matches(Phrase phrase, List<CommonToken> words, int at, String text) {
        List<String> expected = phrase.words();
        if (at + expected.size() > words.size()) {
            return false;
        }
        for (int i = 1; i < expected.size(); i++) {
            CommonToken word = words.get(at + i);
            int length = word.getStopIndex() + 1 - word.getStartIndex();
            if (length != expected.get(i).length() || !text.startsWith(expected.get(i), word.getStartIndex())) {
                return false;
            }
        }
        return true;
    }
}
