package org.phaseline.games.conformance;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** What the printed rules of a game hold, entry by entry, in printed order. */
final class Inventory {

    /** The games that come with an inventory. */
    static final List<String> GAMES = List.of("legions", "fe", "rof", "ocs");

    /** {@code flags} is any of flow, secrecy and dice: what is easily got wrong and so has to be played by a test. */
    record Entry(String id, String kind, String parent, String actor, String mode, List<String> flags) {

        boolean isStep() {
            return kind.equals("step");
        }

        /** It explains something and does nothing, so that there is nothing to enforce. */
        boolean isNote() {
            return kind.equals("note") && flags.isEmpty();
        }

        boolean isHeading() {
            return kind.equals("heading");
        }

        boolean needsTest() {
            return !flags.isEmpty();
        }
    }

    private Inventory() {}

    static List<Entry> of(String game) {
        List<Entry> entries = new ArrayList<>();
        for (String line : resource("/inventory/" + game + ".ids").lines().toList()) {
            if (!line.startsWith("#")) {
                List<String> cells =
                        Arrays.stream(line.split("\\|", -1)).map(String::strip).toList();
                String flags = cells.get(5);
                entries.add(new Entry(
                        cells.get(0),
                        cells.get(1),
                        cells.get(2),
                        cells.get(3),
                        cells.get(4),
                        flags.isEmpty() ? List.of() : List.of(flags.split(" "))));
            }
        }
        return entries;
    }

    static Set<String> ids(String game) {
        return of(game).stream().map(Entry::id).collect(Collectors.toSet());
    }

    static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(Inventory.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
