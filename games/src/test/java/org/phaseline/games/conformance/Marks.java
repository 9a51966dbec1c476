package org.phaseline.games.conformance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.phaseline.engine.outline.Outline;
import org.phaseline.language.RulebookText;

/**
 * Which lines of a rulebook take up an entry of the inventory: a step whose printed id is that of an entry takes it up, and "# = id,
 * id" at the end of a line names further ones.
 */
final class Marks {

    private static final String MARK = "# = ";

    /** A file that begins with this is another form of the game beside the one that takes up the records: its steps count for none. */
    private static final String WITHOUT_RECORDS = "# records: none";

    /** A file that begins with this holds the form beside a real board: it takes up what the other files do not. */
    private static final String LEFT_OVER = "# records: where no other file has them";

    /** A line of a file, counted from 1. */
    record Mark(String file, int line) {}

    private Marks() {}

    /** For each entry the lines that take it up, in the order of the text; {@code ids} are those of the inventory. */
    static Map<String, List<Mark>> of(RulebookText text, Outline outline, Set<String> ids) {
        Map<String, List<Mark>> marks = new LinkedHashMap<>();
        Map<String, List<String>> files = files(text);
        outline.steps().stream()
                .filter(step -> ids.contains(step.label()))
                .filter(step -> !withoutRecords(files.getOrDefault(step.file(), List.of())))
                .forEach(step -> add(marks, step.label(), new Mark(step.file(), step.line())));
        files.forEach((file, lines) -> {
            for (int i = 0; i < lines.size(); i++) {
                int mark = lines.get(i).lastIndexOf(MARK);
                if (mark >= 0) {
                    for (String id :
                            lines.get(i).substring(mark + MARK.length()).split(",")) {
                        add(marks, id.strip(), new Mark(file, i + 1));
                    }
                }
            }
        });
        marks.values().forEach(each -> {
            if (!each.stream().allMatch(mark -> takesUpTheRest(files, mark))) {
                each.removeIf(mark -> takesUpTheRest(files, mark));
            }
        });
        List<String> order = List.copyOf(files.keySet());
        Comparator<Mark> asWritten = Comparator.<Mark>comparingInt(mark -> order.indexOf(mark.file()))
                .thenComparingInt(Mark::line);
        marks.values().forEach(each -> each.sort(asWritten));
        return marks;
    }

    /** Whether a file is part of another form of the game, which takes up no records. */
    static boolean withoutRecords(List<String> lines) {
        return !lines.isEmpty() && lines.getFirst().startsWith(WITHOUT_RECORDS);
    }

    private static boolean takesUpTheRest(Map<String, List<String>> files, Mark mark) {
        List<String> lines = files.getOrDefault(mark.file(), List.of());
        return !lines.isEmpty() && lines.getFirst().startsWith(LEFT_OVER);
    }

    private static void add(Map<String, List<Mark>> marks, String id, Mark mark) {
        List<Mark> lines = marks.computeIfAbsent(id, each -> new ArrayList<>());
        if (!lines.contains(mark)) {
            lines.add(mark);
        }
    }

    /** The lines of every file of a rulebook, the main one first. */
    static Map<String, List<String>> files(RulebookText text) {
        Map<String, List<String>> files = new LinkedHashMap<>();
        files.put(text.file(), text.text().lines().toList());
        text.others().forEach((file, part) -> files.put(file, part.lines().toList()));
        return files;
    }

    /** A line without its comment. */
    static String code(String line) {
        int mark = line.lastIndexOf(MARK);
        String code = mark < 0 ? line : line.substring(0, mark);
        return code.stripLeading().startsWith("#") ? "" : code.stripTrailing();
    }
}
