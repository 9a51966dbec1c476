package org.phaseline.games.conformance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.phaseline.games.conformance.Conformance.Row;

/** Why records of a game are not enforced, as its list of reasons says: of single records, and of all others. */
record Reasons(Map<String, String> single, Optional<String> others, List<String> namedTwice) {

    private static final String OTHERS = "*";

    static Reasons of(String game) {
        return read(Inventory.resource("/inventory/" + game + ".reasons"));
    }

    static Reasons read(String text) {
        Map<String, String> single = new LinkedHashMap<>();
        List<String> twice = new ArrayList<>();
        for (String line : text.lines().filter(each -> !each.startsWith("#")).toList()) {
            List<String> cells =
                    Arrays.stream(line.split("\\|", 2)).map(String::strip).toList();
            for (String id : cells.getFirst().split(",")) {
                if (single.put(id.strip(), cells.getLast()) != null) {
                    twice.add(id.strip());
                }
            }
        }
        Optional<String> others = Optional.ofNullable(single.remove(OTHERS));
        return new Reasons(single, others, List.copyOf(twice));
    }

    /** Records that are not enforced, and nobody says why. */
    List<String> missing(List<Row> rows) {
        return rows.stream()
                .filter(row -> !row.enforced() && others.isEmpty())
                .map(row -> row.entry().id())
                .filter(id -> !single.containsKey(id))
                .toList();
    }

    /** Reasons that are no longer true: of records that are enforced or not in the inventory, or of others where there are none. */
    List<String> stale(List<Row> rows) {
        List<String> open = rows.stream()
                .filter(row -> !row.enforced())
                .map(row -> row.entry().id())
                .toList();
        List<String> stale = new ArrayList<>(
                single.keySet().stream().filter(id -> !open.contains(id)).toList());
        if (others.isPresent() && single.keySet().containsAll(open)) {
            stale.add(OTHERS);
        }
        return stale;
    }
}
