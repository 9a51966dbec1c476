package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;

/**
 * A logical line: its text from the first to the last character, comments and line ends blanked out so that offsets stay
 * what they are in the file, and the lines indented below it.
 */
final class Line {

    /** What can be done with a line after its layout was looked at. */
    enum State {
        SOUND,
        /** A problem was already reported: read what can be read, say nothing more. */
        SPOILED,
        /** Not worth or not safe reading at all. */
        UNREADABLE
    }

    private final int indent;
    private final int start;
    private final String text;
    private final State state;
    private final boolean tabbed;
    private final List<Line> below = new ArrayList<>();

    Line(int indent, int start, String text, State state, boolean tabbed) {
        this.indent = indent;
        this.start = start;
        this.text = text;
        this.state = state;
        this.tabbed = tabbed;
    }

    int indent() {
        return indent;
    }

    /** The offset of the first character in the file. */
    int start() {
        return start;
    }

    int end() {
        return start + text.length();
    }

    String text() {
        return text;
    }

    State state() {
        return state;
    }

    /** A line indented with tabs: where it belongs can only be guessed. */
    boolean tabbed() {
        return tabbed;
    }

    List<Line> below() {
        return below;
    }
}
