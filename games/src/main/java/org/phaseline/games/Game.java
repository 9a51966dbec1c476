package org.phaseline.games;

import java.util.List;

/**
 * A game that ships.
 *
 * @param about one line for a list of games
 * @param files what belongs to it besides its rulebook: parts and scenarios, named from its folder
 * @param example whether it explains the language rather than being a game of its own
 */
public record Game(String id, String title, String about, List<String> files, boolean example) {

    public Game {
        files = List.copyOf(files);
    }

    /** The name of the rulebook's main file. */
    public String main() {
        return id + ".sop";
    }
}
