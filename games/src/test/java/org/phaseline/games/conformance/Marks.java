package org.phaseline.games.conformance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.phaseline.language.RulebookText;

/** Where a rulebook says that it takes up an entry of the inventory: "# = id, id" at the end of a line. */
final class Marks {

    private static final String MARK = "# = ";

    /** A line of a file, counted from 1. */
    record Mark(String file, int line) {}

    private Marks() {}

    /** For each entry the lines that are marked with it. */
    static Map<String, List<Mark>> of(RulebookText text) {
        Map<String, List<Mark>> marks = new LinkedHashMap<>();
        files(text).forEach((file, lines) -> {
            for (int i = 0; i < lines.size(); i++) {
                int mark = lines.get(i).lastIndexOf(MARK);
                if (mark >= 0) {
                    for (String id :
                            lines.get(i).substring(mark + MARK.length()).split(",")) {
                        marks.computeIfAbsent(id.strip(), each -> new ArrayList<>())
                                .add(new Mark(file, i + 1));
                    }
                }
            }
        });
        return marks;
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
