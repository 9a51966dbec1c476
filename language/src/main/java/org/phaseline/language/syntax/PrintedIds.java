package org.phaseline.language.syntax;

import java.util.List;

/** Recognises what is copied from print and follows no rule of the language: ids before a title, rule numbers after it. */
final class PrintedIds {

    private static final List<String> LEVELS = List.of("phase", "segment", "step", "round", "player turn");

    private PrintedIds() {}

    /**
     * The end of the printed id that begins here, or -1. It is one only if blanks and a quoted title follow, so that
     * {@code (a if b else c)} is never taken for one; without a level word before it, it begins with a digit or a bracket.
     */
    static int endOfLabel(String text, int from, boolean afterLevel) {
        if (from >= text.length()) {
            return -1;
        }
        char first = text.charAt(from);
        boolean begins = first >= '0' && first <= '9' || first == '(' || afterLevel && Character.isLetter(first);
        if (!begins) {
            return -1;
        }
        int end = from;
        while (end < text.length() && isOfLabel(text.charAt(end))) {
            end++;
        }
        int title = end;
        while (title < text.length() && text.charAt(title) == ' ') {
            title++;
        }
        return title > end && title < text.length() && text.charAt(title) == '"' ? end : -1;
    }

    /**
     * The end of the printed id at the beginning of a line, or the start of the line. Its brackets need not be a pair: {@code
     * 1)} is a fine id, and closes nothing.
     */
    static int endOfFirst(String text, int start, int end) {
        int first = afterBlanks(text, start, end);
        int label = endOfLabel(text, first, false);
        for (String level : LEVELS) {
            int next = afterBlanks(text, first + level.length(), end);
            if (label < 0 && next > first + level.length() && text.startsWith(level, first)) {
                label = endOfLabel(text, next, true);
            }
        }
        return label < 0 ? start : label;
    }

    private static int afterBlanks(String text, int from, int end) {
        int at = from;
        while (at < end && text.charAt(at) == ' ') {
            at++;
        }
        return at;
    }

    /** The end of the bracket with rule numbers that begins here, or -1. */
    static int endOfRefs(String text, int from) {
        if (from >= text.length() || text.charAt(from) != '(') {
            return -1;
        }
        int depth = 0;
        for (int at = from; at < text.length(); at++) {
            char c = text.charAt(at);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (depth == 0) {
                return at + 1;
            }
        }
        return -1;
    }

    static boolean isLabel(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> isOfLabel((char) c));
    }

    private static boolean isOfLabel(char c) {
        return Character.isLetterOrDigit(c) || c == '.' || c == ':' || c == '(' || c == ')' || c == '-';
    }
}
