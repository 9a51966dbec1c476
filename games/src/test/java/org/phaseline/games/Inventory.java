package org.phaseline.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What the printed rules of a game hold, entry by entry, and where the rulebook says it takes each of them up. */
final class Inventory {

    private static final String MARK = "# = ";

    /** {@code flow} is any of jump, loop and interrupt. */
    record Entry(String id, String kind, String parent, String actor, String mode, List<String> flow) {

        boolean isStep() {
            return kind.equals("step");
        }

        boolean isHeading() {
            return kind.equals("heading");
        }
    }

    private Inventory() {}

    static List<Entry> of(String game) {
        List<Entry> entries = new ArrayList<>();
        for (String line : resource("/inventory/" + game + ".ids").lines().toList()) {
            if (!line.startsWith("#")) {
                String[] cells = Arrays.copyOf(line.split("\\|", -1), 6);
                List<String> flow = cells[5].isBlank()
                        ? List.of()
                        : List.of(cells[5].strip().split(" "));
                entries.add(new Entry(
                        cells[0].strip(),
                        cells[1].strip(),
                        cells[2].strip(),
                        cells[3].strip(),
                        cells[4].strip(),
                        flow));
            }
        }
        return entries;
    }

    /** For each entry the lines of the rulebook that are marked with it, counted from 1. */
    static Map<String, List<Integer>> marks(String game) {
        Map<String, List<Integer>> marks = new LinkedHashMap<>();
        List<String> lines = Shelf.text(game).text().lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            int mark = lines.get(i).lastIndexOf(MARK);
            if (mark >= 0) {
                for (String id : lines.get(i).substring(mark + MARK.length()).split(",")) {
                    marks.computeIfAbsent(id.strip(), each -> new ArrayList<>()).add(i + 1);
                }
            }
        }
        return marks;
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(Inventory.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
