package org.phaseline.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;

/** Tables as a seat meets them: by what is sent to it. */
final class AtATable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final SecretSeed SEED = SecretSeed.of(new byte[32]);

    private AtATable() {}

    /** With dice that fall the same every time. */
    static GameTables tables(Store store, Library library) {
        return new GameTables(store, library, () -> 0, () -> SEED);
    }

    static Created.Made make(GameTables tables, String game, String scenario) throws StoreProblem {
        return (Created.Made) tables.create(new TableOrder(game, scenario, List.of(), List.of()));
    }

    static JsonNode sighting(GameTable table, int viewer) {
        try {
            return JSON.readTree(table.view(viewer).sighting());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    static JsonNode desk(GameTable table, int viewer) {
        try {
            return JSON.readTree(table.view(viewer).desk());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** What a seat is asked, with whom it is asked. */
    record Asked(int seat, String decision, boolean awaited, boolean sealed, List<String> choices) {}

    static List<Asked> asked(GameTable table) {
        List<Asked> asked = new ArrayList<>();
        for (int seat = 0; seat < table.seats().all().size(); seat++) {
            asked.addAll(asked(table, seat));
        }
        return asked;
    }

    static List<Asked> asked(GameTable table, int seat) {
        List<Asked> asked = new ArrayList<>();
        for (JsonNode decision : sighting(table, seat).get("decisions")) {
            List<String> choices = new ArrayList<>();
            decision.get("choices")
                    .forEach(choice -> choices.add(choice.get("word").textValue()));
            asked.add(new Asked(
                    seat,
                    decision.get("id").textValue(),
                    decision.get("awaited").booleanValue(),
                    decision.get("sealed").booleanValue(),
                    choices));
        }
        return asked;
    }

    /** Everything that goes over the wire to somebody. */
    static String wire(GameTable table, int viewer) {
        var view = table.view(viewer);
        return new String(view.json(0, table.log(viewer, 0, view.lines())), java.nio.charset.StandardCharsets.UTF_8);
    }
}
