package org.phaseline.language.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Step;
import org.phaseline.language.RulebookText;

/** The lines of text that belong to a step itself: from its heading to the next heading, without comments and blanks. */
final class OwnLines {

    private final TreeMap<String, List<String>> files = new TreeMap<>();
    private final TreeMap<String, TreeSet<Integer>> headings = new TreeMap<>();

    OwnLines(RulebookText text, Outline outline) {
        files.put(text.file(), text.text().lines().toList());
        text.others().forEach((file, content) -> files.put(file, content.lines().toList()));
        for (Step step : outline.steps()) {
            headings.computeIfAbsent(step.file(), unused -> new TreeSet<>()).add(step.line());
        }
    }

    /** What a step says besides its id and title: the right column of its heading, and its own lines below. */
    List<String> rest(Step step) {
        List<String> lines = files.getOrDefault(step.file(), List.of());
        TreeSet<Integer> starts = headings.getOrDefault(step.file(), new TreeSet<>());
        Integer next = starts.higher(step.line());
        int end = next == null ? lines.size() : next - 1;
        int outside = outside(lines, step.line());
        List<String> rest = new ArrayList<>();
        for (int i = step.line(); i <= end && i <= lines.size(); i++) {
            String line = plain(lines.get(i - 1));
            if (i > step.line() && !line.isBlank() && indent(line) <= outside) {
                break;
            }
            String own = i == step.line() ? behindTitle(line) : line;
            if (!own.isBlank()) {
                rest.add(own.strip().replaceAll("\\s+", " "));
            }
        }
        return rest;
    }

    /** How far the line is indented that a step cannot reach beyond: a declaration, or what a scenario puts in. */
    private static int outside(List<String> lines, int step) {
        for (int i = Math.min(step, lines.size()) - 1; i > 0; i--) {
            String line = plain(lines.get(i - 1));
            if (putsIn(line) || !line.isBlank() && line.charAt(0) != ' ') {
                return indent(line);
            }
        }
        return 0;
    }

    /** Whether a scenario puts steps in here. */
    private static boolean putsIn(String line) {
        String words = line.strip();
        return line.startsWith(" ")
                && (words.startsWith("before [") || words.startsWith("after [") || words.startsWith("instead of ["));
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }

    /** The right column: what stands behind the title and its rule numbers, which are compared on their own. */
    private static String behindTitle(String line) {
        String rest =
                line.substring(line.indexOf('"', line.indexOf('"') + 1) + 1).stripLeading();
        return rest.startsWith("(") ? rest.substring(rest.indexOf(')') + 1) : rest;
    }

    /** Lines at the margin that are no headings, with what is indented below them when it holds no heading. */
    List<String> declarations() {
        List<String> all = new ArrayList<>();
        files.forEach((file, lines) -> {
            TreeSet<Integer> starts = headings.getOrDefault(file, new TreeSet<>());
            String margin = "";
            int putIn = 0;
            int inStep = -1;
            for (int i = 1; i <= lines.size(); i++) {
                String line = plain(lines.get(i - 1));
                if (line.isBlank()) {
                    continue;
                }
                boolean atMargin = line.charAt(0) != ' ';
                margin = atMargin ? line : margin;
                boolean sequence = margin.startsWith("sequence ")
                        || margin.startsWith("game turn")
                        || margin.startsWith("when ")
                        || margin.startsWith("digression ");
                if (inStep >= 0 && indent(line) <= inStep) {
                    inStep = -1;
                }
                putIn = putsIn(line) ? indent(line) : putIn;
                boolean scenario = margin.startsWith("scenario ");
                inStep = scenario && starts.contains(i) ? putIn : inStep;
                if (!starts.contains(i) && inStep < 0 && (atMargin || !sequence)) {
                    all.add(line.strip().replaceAll("\\s+", " "));
                }
            }
        });
        return all;
    }

    /** A line without its comment. */
    private static String plain(String line) {
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '"') {
                quoted = !quoted;
            } else if (line.charAt(i) == '#' && !quoted) {
                return line.substring(0, i);
            }
        }
        return line;
    }
}
