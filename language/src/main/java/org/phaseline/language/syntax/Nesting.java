package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;

/** Puts each line below the one it is indented under. A stack instead of recursion: the text decides how deep it goes. */
final class Nesting {

    private final SourceText source;
    private final Problems problems;
    private final List<Line> margin = new ArrayList<>();
    private final List<Line> open = new ArrayList<>();
    private boolean tooDeep;

    private Nesting(SourceText source, Problems problems) {
        this.source = source;
        this.problems = problems;
    }

    /** The lines at the margin, everything else below them. */
    static List<Line> nest(List<Line> lines, SourceText source, Problems problems) {
        Nesting nesting = new Nesting(source, problems);
        lines.forEach(nesting::place);
        return nesting.margin;
    }

    private void place(Line line) {
        if (!open.isEmpty()
                && TableLines.isTable(open)
                && line.indent() > open.getLast().indent()) {
            // Its lines are set in columns, so how far they are indented means nothing.
            open.getLast().below().add(line);
            return;
        }
        Line before = null;
        while (!open.isEmpty() && open.getLast().indent() >= line.indent()) {
            before = open.removeLast();
        }
        boolean fits = line.indent() == 0 || (before == null ? !open.isEmpty() : before.indent() == line.indent());
        // Of lines that were moved together only the first is worth a word; after it they agree with each other.
        if (!fits && !line.tabbed()) {
            problems.add(
                    Code.SYNTAX,
                    source.place(line.start(), line.start() + 1),
                    open.isEmpty() && before == null
                            ? "the first line of a file must not be indented"
                            : "this indentation matches no open block: it is " + line.indent()
                                    + (line.indent() == 1 ? " space, but " : " spaces, but ") + fitting(before)
                                    + " would match");
        }
        if (open.size() >= Limits.BLOCK_DEPTH) {
            reportTooDeep(line);
            return;
        }
        tooDeep = false;
        (open.isEmpty() ? margin : open.getLast().below()).add(line);
        open.add(line);
    }

    private String fitting(@Nullable Line before) {
        String deeper = before == null ? "" : " or " + before.indent();
        return (open.isEmpty() ? "0" : String.valueOf(open.getLast().indent())) + deeper;
    }

    /** Said once for a stretch of lines that are all too deep; they are left out. */
    private void reportTooDeep(Line line) {
        if (!tooDeep) {
            tooDeep = true;
            problems.add(
                    Code.TOO_LARGE,
                    source.place(line.start(), line.start() + 1),
                    "blocks are nested more than " + Limits.BLOCK_DEPTH
                            + " levels deep; nothing was read from here on");
        }
    }
}
