package org.phaseline.games;

import java.util.List;
import org.phaseline.language.RulebookText;

/**
 * A game that ships.
 *
 * @param about one line for a list of games
 * @param more a second line for players who choose a game in the lobby
 * @param files what belongs to it besides its rulebook: parts and scenarios, named from its folder
 * @param example whether it explains the language rather than being a game of its own
 */
public record ShippedGame(String id, String title, String about, String more, List<String> files, boolean example) {

    public ShippedGame {
        files = List.copyOf(files);
    }

    /** The name of the rulebook's main file. */
    public String main() {
        return id + ".sop";
    }

    /** The name of the file with what bots have learned of it, which need not be there. */
    public String weights() {
        return id + RulebookText.WEIGHTS;
    }

    /** The name of the drawing that stands for it in a list. */
    public String picture() {
        return "picture.svg";
    }
}
