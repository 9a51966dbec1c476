package org.phaseline.server.table;

import java.util.Map;
import java.util.Optional;
import org.phaseline.bots.FoundWeights;
import org.phaseline.games.Games;
import org.phaseline.language.RulebookText;

/** What bots have learned of the rulebook of a table: from the file that was uploaded with it, or from the one that ships with the game. */
final class TableWeights {

    private TableWeights() {}

    /** @param title of the rulebook */
    static FoundWeights of(RulebookText text, String title) {
        Optional<Map.Entry<String, String>> uploaded = text.others().entrySet().stream()
                .filter(file -> file.getKey().endsWith(RulebookText.WEIGHTS))
                .findFirst();
        if (uploaded.isPresent()) {
            return FoundWeights.in(uploaded.get().getKey(), uploaded.get().getValue(), title);
        }
        return Games.titled(title)
                .flatMap(game -> Games.weights(game).map(learned -> FoundWeights.in(game.weights(), learned, title)))
                .orElse(FoundWeights.NOTHING);
    }
}
