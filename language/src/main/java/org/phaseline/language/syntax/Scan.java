package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.language.problem.Problems;

/** Looks once at every character of a text: blanks out comments, follows strings and brackets, finds stray characters. */
final class Scan {

    private final SourceText source;
    private final Problems problems;
    private final char[] masked;
    private final Brackets brackets;
    private final boolean[] tabbed;
    private final boolean[] spoiled;

    private Scan(SourceText source, Problems problems) {
        this.source = source;
        this.problems = problems;
        this.masked = source.text().toCharArray();
        this.brackets = new Brackets(source.lineCount());
        this.tabbed = new boolean[source.lineCount()];
        this.spoiled = new boolean[source.lineCount()];
    }

    static Scan of(SourceText source, Problems problems) {
        Scan scan = new Scan(source, problems);
        int lineEnd = 0;
        for (int line = 0; line < source.lineCount(); line++) {
            scan.blank(lineEnd, source.lineStart(line));
            lineEnd = source.lineEnd(line);
            scan.line(line, source.lineStart(line), lineEnd);
        }
        scan.reportUnclosed();
        return scan;
    }

    /** The text between two offsets, with blanks where comments, tabs and line ends were. */
    String masked(int from, int to) {
        return new String(masked, from, to - from);
    }

    List<PhysicalLine> lines() {
        boolean[] inside = brackets.inside();
        List<PhysicalLine> lines = new ArrayList<>();
        for (int line = 0; line < source.lineCount(); line++) {
            int start = source.lineStart(line);
            int end = source.lineEnd(line);
            while (end > start && masked[end - 1] == ' ') {
                end--;
            }
            int first = start;
            while (first < end && masked[first] == ' ') {
                first++;
            }
            boolean goesOn = !spoiled[line] && asksForMore(first, end);
            boolean joins = startsWith(first, end, "and")
                    || startsWith(first, end, "or")
                    || startsWith(first, end, "otherwise")
                    || startsWith(first, end, "unless");
            lines.add(new PhysicalLine(start, first, end, goesOn, joins, inside[line], tabbed[line], spoiled[line]));
        }
        return lines;
    }

    private void line(int line, int start, int end) {
        boolean nul = false;
        int at = start;
        while (at < end) {
            switch (masked[at]) {
                case '\t' -> {
                    if (!tabbed[line]) {
                        tabbed[line] = true;
                        problems.add(source.place(at, at + 1), "a tab; use blanks only");
                    }
                    masked[at] = ' ';
                }
                case '\0' -> {
                    if (!nul) {
                        nul = true;
                        problems.add(source.place(at, at + 1), "a NUL character, which no text holds");
                    }
                    masked[at] = ' ';
                }
                case '#' -> {
                    blank(at, end);
                    at = end;
                }
                case '"' -> at = skip(line, at, end, '"', "this text is not closed: a '\"' is missing");
                case '[' -> at = skip(line, at, end, ']', "this reference is not closed: a ']' is missing");
                case '(', '{' -> brackets.open(at, line, masked[at]);
                case ')', '}' -> brackets.close(at, line, masked[at]);
                default -> {}
            }
            at++;
        }
    }

    /** To the closing character; a tab on the way is still a tab. */
    private int skip(int line, int from, int end, char closer, String problem) {
        for (int at = from + 1; at < end; at++) {
            if (masked[at] == closer) {
                return at;
            }
            if (masked[at] == '\t' && !tabbed[line]) {
                tabbed[line] = true;
                problems.add(source.place(at, at + 1), "a tab; use blanks only");
            }
            if (masked[at] == '\t' || masked[at] == '\0') {
                masked[at] = ' ';
            }
        }
        problems.add(source.place(from, from + 1), problem);
        spoiled[line] = true;
        return closer == '"' ? end : from;
    }

    private void reportUnclosed() {
        for (Brackets.Opening opening : brackets.unclosed()) {
            String sentence =
                    "this '" + masked[opening.offset()] + "' is not closed: a '" + opening.closer() + "' is missing";
            problems.add(source.place(opening.offset(), opening.offset() + 1), sentence);
            spoiled[opening.line()] = true;
        }
    }

    private boolean asksForMore(int first, int end) {
        if (first == end) {
            return false;
        }
        char last = masked[end - 1];
        return last == ',' || last == '=' || endsWith(first, end, "and") || endsWith(first, end, "or");
    }

    private boolean endsWith(int first, int end, String word) {
        int from = end - word.length();
        return from >= first && matches(from, word) && (from == first || !isOfName(masked[from - 1]));
    }

    private boolean startsWith(int first, int end, String word) {
        int to = first + word.length();
        return to <= end && matches(first, word) && (to == end || !isOfName(masked[to]));
    }

    private boolean matches(int from, String word) {
        for (int i = 0; i < word.length(); i++) {
            if (masked[from + i] != word.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isOfName(char c) {
        return Character.isLetterOrDigit(c) || c == '_';
    }

    private void blank(int from, int to) {
        for (int at = from; at < to; at++) {
            masked[at] = ' ';
        }
    }
}
