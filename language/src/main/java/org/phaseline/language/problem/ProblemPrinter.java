package org.phaseline.language.problem;

import java.util.List;
import java.util.Map;
import org.phaseline.language.tree.Place;

/**
 * Shows a problem the way compilers do: where and what, the line itself, a marker below the spot. Columns count
 * characters as people do, so a character beyond the basic plane takes one.
 */
public final class ProblemPrinter {

    private static final int WIDTH = 120;
    private static final String CUT = "...";

    private final List<String> lines;

    public ProblemPrinter(String text) {
        this.lines = text.lines().toList();
    }

    /** All problems of a single file. */
    public static String print(Iterable<Problem> problems, String text) {
        ProblemPrinter printer = new ProblemPrinter(text);
        StringBuilder out = new StringBuilder();
        problems.forEach(problem -> out.append(printer.print(problem)));
        return out.toString();
    }

    /** Problems of several files, whose texts are found by name; a file without a text is shown without its line. */
    public static String print(Iterable<Problem> problems, Map<String, String> texts) {
        StringBuilder out = new StringBuilder();
        ProblemPrinter printer = new ProblemPrinter("");
        String open = "";
        for (Problem problem : problems) {
            String file = problem.place().file();
            if (!file.equals(open)) {
                printer = new ProblemPrinter(texts.getOrDefault(file, ""));
                open = file;
            }
            out.append(printer.print(problem));
        }
        return out.toString();
    }

    public String print(Problem problem) {
        Place place = problem.place();
        StringBuilder out = new StringBuilder(problem.toString()).append('\n');
        if (place.line() <= lines.size()) {
            appendSpot(out, lines.get(place.line() - 1).codePoints().toArray(), place);
        }
        return out.toString();
    }

    private static void appendSpot(StringBuilder out, int[] line, Place place) {
        int spot = Math.min(place.column() - 1, line.length);
        int length = Math.max(1, Math.min(place.length(), line.length - spot));
        int from = 0;
        int to = line.length;
        if (line.length > WIDTH) {
            // A third of the window before the spot: what stands before it usually explains it.
            from = Math.max(0, Math.min(spot - WIDTH / 3, line.length - WIDTH));
            to = Math.min(line.length, from + WIDTH);
            length = Math.max(1, Math.min(length, to - spot));
        }
        String head = from > 0 ? CUT : "";
        out.append(head);
        for (int i = from; i < to; i++) {
            // A control character could move the marker, or the terminal.
            out.appendCodePoint(line[i] == '\t' ? ' ' : Character.isISOControl(line[i]) ? '?' : line[i]);
        }
        out.append(to < line.length ? CUT : "").append('\n');
        out.append(" ".repeat(head.length() + spot - from))
                .append("^".repeat(length))
                .append('\n');
    }
}
