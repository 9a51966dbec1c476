package org.phaseline.language.syntax;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Pairs the brackets of a whole text, so that one that is never closed does not swallow the rest of the file: only a
 * bracket that really has its partner makes a line go on. Each bracket is looked at a bounded number of times.
 */
final class Brackets {

    /** An opening bracket: its offset, the line it stands on and the character that closes it. */
    record Opening(int offset, int line, char closer) {}

    private final Deque<Opening> open = new ArrayDeque<>();
    private final List<Opening> unclosed = new ArrayList<>();
    private final int[] begins;
    private int round;
    private int curly;

    Brackets(int lineCount) {
        this.begins = new int[lineCount + 2];
    }

    void open(int offset, int line, char bracket) {
        Opening opening = new Opening(offset, line, bracket == '(' ? ')' : '}');
        open.push(opening);
        count(opening, 1);
    }

    void close(int offset, int line, char bracket) {
        giveUpOn(offset);
        if ((bracket == ')' ? round : curly) == 0) {
            return; // Closes nothing: the line itself will not be understood, which says it better.
        }
        Opening opening = open.pop();
        count(opening, -1);
        while (opening.closer() != bracket) {
            unclosed.add(opening);
            opening = open.pop();
            count(opening, -1);
        }
        if (line > opening.line()) {
            begins[opening.line() + 1]++;
            begins[line + 1]--;
        }
    }

    /** Openings that never found their partner, once the text has ended. */
    List<Opening> unclosed() {
        while (!open.isEmpty()) {
            unclosed.add(open.pop());
        }
        return unclosed;
    }

    /** For each line, whether it begins inside a bracket. */
    boolean[] inside() {
        boolean[] inside = new boolean[begins.length];
        int depth = 0;
        for (int line = 0; line < begins.length; line++) {
            depth += begins[line];
            inside[line] = depth > 0;
        }
        return inside;
    }

    /** A partner too far away is none. */
    private void giveUpOn(int offset) {
        while (!open.isEmpty() && open.getLast().offset() < offset - Limits.BRACKET_REACH) {
            Opening opening = open.removeLast();
            count(opening, -1);
            unclosed.add(opening);
        }
    }

    private void count(Opening opening, int change) {
        if (opening.closer() == ')') {
            round += change;
        } else {
            curly += change;
        }
    }
}
