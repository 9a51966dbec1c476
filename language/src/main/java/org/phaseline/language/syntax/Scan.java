package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.text.VisibleText;

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
            scan.hidden(source.lineStart(line), lineEnd);
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
        int tab = tabWidth();
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
            int indent = tabbed[line] ? indent(start, first, tab) : first - start;
            lines.add(new PhysicalLine(indent, first, end, goesOn, joins, inside[line], tabbed[line], spoiled[line]));
        }
        return lines;
    }

    /** A tab most likely stands for one step of the indentation that is used elsewhere in the file. */
    private int tabWidth() {
        int width = Integer.MAX_VALUE;
        for (int line = 0; line < source.lineCount(); line++) {
            int at = source.lineStart(line);
            while (at < source.lineEnd(line) && source.text().charAt(at) == ' ') {
                at++;
            }
            int indent = at - source.lineStart(line);
            if (indent > 0 && at < source.lineEnd(line) && source.text().charAt(at) != '\t') {
                width = Math.min(width, indent);
            }
        }
        return width == Integer.MAX_VALUE ? 1 : width;
    }

    private int indent(int start, int first, int tab) {
        int indent = 0;
        for (int at = start; at < first; at++) {
            indent += source.text().charAt(at) == '\t' ? tab : 1;
        }
        return indent;
    }

    /** What cannot be seen is told once a line, wherever it stands: in a comment, too, it could make the line read otherwise. */
    private void hidden(int start, int end) {
        for (int from = start; from < end; ) {
            int at = VisibleText.firstHidden(source.text(), from, end);
            if (at < 0) {
                return;
            }
            int character = source.text().codePointAt(at);
            int next = at + Character.charCount(character);
            boolean toldElsewhere = character == '\t' || character == '\0';
            boolean byteOrderMark = character == 0xFEFF && at == 0;
            if (!toldElsewhere && !byteOrderMark) {
                problems.add(
                        Code.SYNTAX,
                        source.place(at, next),
                        "remove this invisible character (" + VisibleText.shown(character)
                                + "): it could make the line look different from what it says");
                return;
            }
            from = next;
        }
    }

    private void line(int line, int start, int end) {
        boolean nul = false;
        boolean unclosed = false;
        int at = PrintedIds.endOfFirst(source.text(), start, end);
        while (at < end) {
            switch (masked[at]) {
                case '\t' -> {
                    if (!tabbed[line]) {
                        tabbed[line] = true;
                        problems.add(Code.SYNTAX, source.place(at, at + 1), "this is a tab; use spaces instead");
                    }
                    masked[at] = ' ';
                }
                case '\0' -> {
                    if (!nul) {
                        nul = true;
                        problems.add(
                                Code.SYNTAX,
                                source.place(at, at + 1),
                                "this is a NUL character, which a text file cannot contain");
                    }
                    masked[at] = ' ';
                }
                case '#' -> {
                    blank(at, end);
                    at = end;
                }
                case '"' -> at = skip(line, at, end, '"', "this text is not closed: a '\"' is missing");
                case '[' -> {
                    // Where one was not closed, no later one on the line can be.
                    int from = at;
                    at = unclosed ? at : skip(line, at, end, ']', "this reference is not closed: a ']' is missing");
                    unclosed = at == from;
                }
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
                problems.add(Code.SYNTAX, source.place(at, at + 1), "this is a tab; use spaces instead");
            }
            if (masked[at] == '\t' || masked[at] == '\0') {
                masked[at] = ' ';
            }
        }
        problems.add(Code.SYNTAX, source.place(from, from + 1), problem);
        spoiled[line] = true;
        return closer == '"' ? end : from;
    }

    private void reportUnclosed() {
        // On each line the outermost one is enough.
        int reported = -1;
        List<Brackets.Opening> unclosed = new ArrayList<>(brackets.unclosed());
        unclosed.sort(Comparator.comparingInt(Brackets.Opening::offset));
        for (Brackets.Opening opening : unclosed) {
            if (opening.line() == reported) {
                continue;
            }
            reported = opening.line();
            String sentence =
                    "this '" + masked[opening.offset()] + "' is not closed: a '" + opening.closer() + "' is missing";
            problems.add(Code.SYNTAX, source.place(opening.offset(), opening.offset() + 1), sentence);
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
