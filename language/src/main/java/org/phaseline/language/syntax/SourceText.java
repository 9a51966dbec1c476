package org.phaseline.language.syntax;

import java.util.Arrays;
import org.phaseline.language.tree.Place;

/** A text and where its lines begin: turns offsets into places. */
final class SourceText {

    private final String file;
    private final String text;
    private final int[] starts;
    private final int[] ends;
    private final boolean plain;

    /** The line that was asked for last: mostly the next place stands on it too. */
    private int latest;

    SourceText(String file, String text) {
        this.file = file;
        this.text = text;
        int[] starts = new int[64];
        int[] ends = new int[64];
        int count = 0;
        int at = 0;
        boolean surrogates = false;
        while (at < text.length()) {
            if (count == starts.length) {
                starts = Arrays.copyOf(starts, 2 * count);
                ends = Arrays.copyOf(ends, 2 * count);
            }
            int end = at;
            for (; end < text.length(); end++) {
                char c = text.charAt(end);
                if (c == '\n' || c == '\r') {
                    break;
                }
                surrogates |= Character.isSurrogate(c);
            }
            starts[count] = at;
            ends[count++] = end;
            boolean pair = text.startsWith("\r\n", end);
            at = end + (pair ? 2 : 1);
        }
        this.starts = Arrays.copyOf(starts, count);
        this.ends = Arrays.copyOf(ends, count);
        this.plain = !surrogates;
    }

    String text() {
        return text;
    }

    int lineCount() {
        return starts.length;
    }

    int lineStart(int index) {
        return starts[index];
    }

    /** Where the characters of a line end; what ends the line is no part of it. */
    int lineEnd(int index) {
        return ends[index];
    }

    /** The place of the characters from one offset up to another, as far as they stand on one line. */
    Place place(int from, int to) {
        if (starts.length == 0) {
            return new Place(file, 1, 1, 1);
        }
        int line = line(from);
        int end = Math.max(from, Math.min(to, ends[line]));
        return new Place(file, line + 1, 1 + count(starts[line], from), Math.max(1, count(from, end)));
    }

    /** From a word to one behind it, given where each begins and ends: the place of all of them if they stand on one line, else of the first. */
    Place place(int from, int to, int lastFrom, int lastTo) {
        Place first = place(from, to);
        if (lastFrom <= from || line(lastFrom) + 1 != first.line()) {
            return first;
        }
        int end = Math.max(lastFrom, Math.min(lastTo, ends[latest]));
        int length = count(from, lastFrom) + Math.max(1, count(lastFrom, end));
        return new Place(file, first.line(), first.column(), length);
    }

    private int line(int offset) {
        if (offset < starts[latest] || latest + 1 < starts.length && offset >= starts[latest + 1]) {
            int found = Arrays.binarySearch(starts, offset);
            latest = found >= 0 ? found : Math.max(0, -found - 2);
        }
        return latest;
    }

    private int count(int from, int to) {
        return plain ? to - from : text.codePointCount(from, Math.min(to, text.length()));
    }
}
