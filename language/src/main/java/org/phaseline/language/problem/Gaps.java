package org.phaseline.language.problem;

import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.phaseline.language.tree.Place;

/**
 * Lines that could not be read, with the blocks below them. What is not found elsewhere may have been declared there, so
 * nobody should be told that it is missing.
 */
public final class Gaps {

    /** What every rulebook has and none declares: a line that only speaks of it hides nothing. */
    private static final List<String> UNDECLARED = List.of("Side", "Faction");

    /** How many characters are searched in the time one step of other work takes. */
    private static final int SEARCH = 16;

    private final TreeMap<String, String> texts = new TreeMap<>();

    /** The lines of files in which something was looked for: nothing is where nothing is missing. */
    private final TreeMap<String, List<String>> lines = new TreeMap<>();

    private final StringBuilder unread = new StringBuilder();
    private final TreeMap<String, TreeSet<Integer>> covered = new TreeMap<>();
    private boolean wholeFile;

    /** Takes in a file that was read, and what was wrong with it. */
    public void add(String file, String text, List<Problem> problems) {
        texts.put(file, text);
        if (problems.isEmpty()) {
            return;
        }
        TreeSet<Integer> broken = new TreeSet<>();
        problems.forEach(problem -> broken.add(problem.place().line()));
        for (int line : broken) {
            block(file, lines(file), line - 1);
        }
    }

    private List<String> lines(String file) {
        return lines.computeIfAbsent(
                file, unused -> texts.getOrDefault(file, "").lines().toList());
    }

    private void block(String file, List<String> lines, int first) {
        if (first >= lines.size()) {
            return;
        }
        // What a tab stands for is not known, so neither is what stands below it.
        int margin = lines.get(first).startsWith("\t") ? Integer.MAX_VALUE : indentation(lines.get(first));
        int at = first;
        do {
            unread.append(lines.get(at)).append('\n');
            covered.computeIfAbsent(file, unused -> new TreeSet<>()).add(at + 1);
            at++;
        } while (at < lines.size() && (lines.get(at).isBlank() || indentation(lines.get(at)) > margin));
    }

    private static int indentation(String line) {
        return line.length() - line.stripLeading().length();
    }

    /** A whole file is missing. */
    public void fileIsMissing() {
        wholeFile = true;
    }

    public boolean any() {
        return wholeFile || !unread.isEmpty();
    }

    /** Whether a place stands in such a line or below it, where who acts and what is known may have been lost. */
    boolean covers(Place place) {
        return covered.getOrDefault(place.file(), new TreeSet<>()).contains(place.line());
    }

    /** Whether what is written at a place may have been declared in a gap; taken for granted when that was asked very often. */
    boolean mayHold(Place place, WorkBudget work) {
        if (!any() || wholeFile) {
            return wholeFile;
        }
        if (!work.affords(SEARCH + unread.length() / SEARCH)) {
            return true;
        }
        String name = written(place);
        return name.isEmpty() || !UNDECLARED.contains(name) && holds(name);
    }

    /** Whether it stands in a gap as a word of its own: 'at' is not declared by a line that says 'that'. */
    private boolean holds(String name) {
        for (int at = unread.indexOf(name); at >= 0; at = unread.indexOf(name, at + 1)) {
            int end = at + name.length();
            boolean begins = at == 0 || !isPartOfWord(unread.charAt(at - 1)) || !isPartOfWord(name.charAt(0));
            boolean ends = end == unread.length()
                    || !isPartOfWord(unread.charAt(end))
                    || !isPartOfWord(name.charAt(name.length() - 1));
            if (begins && ends) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPartOfWord(char letter) {
        return Character.isLetterOrDigit(letter) || letter == '_';
    }

    /** A name, or a reference without its brackets and the headings named above it. */
    private String written(Place place) {
        List<String> lines = lines(place.file());
        if (place.line() < 1 || place.line() > lines.size()) {
            return "";
        }
        int[] line = lines.get(place.line() - 1).codePoints().toArray();
        int from = Math.min(place.column() - 1, line.length);
        int to = Math.min(from + place.length(), line.length);
        String text = new String(line, from, to - from).replaceAll("[\\[\\]\"]", "");
        return text.substring(text.lastIndexOf('/') + 1).strip();
    }
}
