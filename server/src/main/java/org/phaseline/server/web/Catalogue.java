package org.phaseline.server.web;

import java.util.List;
import java.util.Optional;
import org.phaseline.games.Game;
import org.phaseline.games.Games;
import org.phaseline.language.Loaded;
import org.phaseline.server.table.Library;
import org.phaseline.server.view.Json;

/** What can be played: the games that ship, their scenarios and options. */
final class Catalogue {

    private final Library library;

    Catalogue(Library library) {
        this.library = library;
    }

    byte[] games() {
        return Json.object(json -> Json.objects(json, "games", Games.all(), (each, game) -> {
            each.writeStringField("id", game.id());
            each.writeStringField("title", game.title());
            each.writeStringField("about", game.about());
            each.writeBooleanField("example", game.example());
        }));
    }

    /** A game as it is with a scenario; the rulebook's first when none is named. */
    byte[] game(String id, String scenario) {
        Optional<Game> found = Games.find(id);
        if (found.isEmpty()) {
            throw new Refusal(404, "There is no such game.");
        }
        Game game = found.get();
        Loaded loaded = library.load(Games.text(game), scenario, List.of(), List.of());
        if (loaded.rulebook().isEmpty()) {
            throw new Refusal(404, "There is no such scenario.");
        }
        return Json.object(json -> {
            json.writeStringField("id", game.id());
            json.writeStringField("title", loaded.title());
            Json.objects(json, "scenarios", loaded.scenarios(), (each, info) -> {
                each.writeStringField("name", info.name());
                each.writeStringField("title", info.title());
                Json.strings(each, "sides", info.sides());
            });
            Json.objects(json, "options", loaded.options(), (each, option) -> {
                each.writeStringField("name", option.name());
                each.writeStringField("title", option.title());
                each.writeBooleanField("on", option.on());
            });
        });
    }

    /** Compiles every game once, so that nobody waits for it later. */
    void warmUp() {
        Games.all().forEach(game -> library.load(Games.text(game), "", List.of(), List.of()));
    }
}
