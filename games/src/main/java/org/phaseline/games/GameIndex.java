package org.phaseline.games;

import java.util.ArrayList;
import java.util.List;

/** Reads the index: ids at the margin, what is known of each game indented below. */
final class GameIndex {

    private final List<ShippedGame> games = new ArrayList<>();
    private String id = "";
    private String title = "";
    private String about = "";
    private String more = "";
    private List<String> files = List.of();
    private boolean example;

    private GameIndex() {}

    static List<ShippedGame> read(String text) {
        GameIndex index = new GameIndex();
        text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).forEach(index::take);
        index.close();
        return List.copyOf(index.games);
    }

    private void take(String line) {
        if (!line.startsWith(" ")) {
            close();
            id = line.strip();
            return;
        }
        String[] parts = line.strip().split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        switch (parts[0]) {
            case "title" -> title = rest;
            case "about" -> about = rest;
            case "more" -> more = rest;
            case "files" -> files = List.of(rest.split("\\s+"));
            case "example" -> example = true;
            default -> throw new IllegalStateException("the index of games has a line it should not have: " + line);
        }
    }

    private void close() {
        if (!id.isEmpty()) {
            games.add(new ShippedGame(id, title, about, more, files, example));
        }
        title = "";
        about = "";
        more = "";
        files = List.of();
        example = false;
    }
}
