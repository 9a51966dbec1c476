package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;

/** Splits a text into logical lines: which physical lines belong together, without what is only there for the reader. */
final class Layout {

    private final SourceText source;
    private final Problems problems;
    private final Scan scan;
    private final List<Line> lines = new ArrayList<>();

    private Layout(SourceText source, Problems problems) {
        this.source = source;
        this.problems = problems;
        this.scan = Scan.of(source, problems);
    }

    /** The logical lines of a text, not yet nested. */
    static List<Line> split(SourceText source, Problems problems) {
        Layout layout = new Layout(source, problems);
        layout.join();
        return layout.lines;
    }

    private void join() {
        List<PhysicalLine> physical = new ArrayList<>();
        for (PhysicalLine line : scan.lines()) {
            if (!line.blank()) {
                physical.add(line);
            }
        }
        int from = 0;
        while (from < physical.size()) {
            int to = from;
            while (to + 1 < physical.size() && belongTogether(physical.get(to), physical.get(to + 1))) {
                to++;
            }
            lines.add(joined(physical.subList(from, to + 1)));
            from = to + 1;
        }
    }

    private boolean belongTogether(PhysicalLine line, PhysicalLine next) {
        return line.goesOn() || next.joins() || next.inside();
    }

    private Line joined(List<PhysicalLine> parts) {
        PhysicalLine first = parts.getFirst();
        int end = parts.getLast().end();
        boolean spoiled = false;
        for (PhysicalLine part : parts) {
            spoiled |= part.spoiled();
        }
        Line.State state = spoiled ? Line.State.SPOILED : Line.State.SOUND;
        if (end - first.first() > Limits.LINE_CHARACTERS) {
            problems.add(
                    Code.TOO_LARGE,
                    source.place(first.first(), first.first() + 1),
                    "this line has more than " + Limits.shown(Limits.LINE_CHARACTERS) + " characters"
                            + (parts.size() > 1 ? ", including the lines it continues on" : "")
                            + "; it was not read");
            state = Line.State.UNREADABLE;
        }
        String text = state == Line.State.UNREADABLE ? "" : scan.masked(first.first(), end);
        return new Line(first.indent(), first.first(), text, state, first.tabbed());
    }
}
