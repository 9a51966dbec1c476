package org.phaseline.server.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.phaseline.games.Games;
import org.phaseline.language.Loaded;
import org.phaseline.language.RulebookText;
import org.phaseline.server.table.Library;
import org.phaseline.server.view.GuideJson;
import org.phaseline.server.view.JsonBytes;

/** What can be played: the games that ship, their scenarios and options. */
final class Catalogue {

    private final Library library;
    private final Map<String, byte[]> pictures = new LinkedHashMap<>();

    /** Compiling takes long, and options can be combined in more ways than can be kept: whoever tries them all waits their turn. */
    interface Compiling {
        Loaded inTurn(Supplier<Loaded> compile);
    }

    Catalogue(Library library) {
        this.library = library;
        Games.all().forEach(game -> pictures.put(game.id(), Games.picture(game)));
    }

    byte[] games() {
        return JsonBytes.object(json -> JsonBytes.objects(json, "games", Games.all(), (each, game) -> {
            each.writeStringField("id", game.id());
            each.writeStringField("title", game.title());
            each.writeStringField("about", game.about() + ". " + game.more());
            each.writeStringField("picture", "/api/games/" + game.id() + "/picture.svg");
            each.writeBooleanField("example", game.example());
        }));
    }

    byte[] picture(String id) {
        return Optional.ofNullable(pictures.get(id)).orElseThrow(Catalogue::noSuchGame);
    }

    /** A game as it is with a scenario; the rulebook's first when none is named. */
    byte[] game(String id, String scenario, Compiling compiling) {
        Loaded loaded = load(id, scenario, List.of(), List.of(), compiling);
        return JsonBytes.object(json -> {
            json.writeStringField("id", id);
            GuideJson.guide(json, loaded);
        });
    }

    /** Its sequence with some options switched otherwise than the scenario has them. */
    byte[] outline(String id, String scenario, List<String> on, List<String> off, Compiling compiling) {
        Loaded plain = load(id, scenario, List.of(), List.of(), compiling);
        List<String> options =
                plain.options().stream().map(Loaded.OptionInfo::name).toList();
        if (!options.containsAll(on) || !options.containsAll(off)) {
            throw new Refusal(422, "This game has no such option.");
        }
        Loaded wished = load(id, scenario, on, off, compiling);
        return JsonBytes.object(json -> GuideJson.outline(json, plain, wished));
    }

    private Loaded load(String id, String scenario, List<String> on, List<String> off, Compiling compiling) {
        RulebookText text = Games.text(Games.find(id).orElseThrow(Catalogue::noSuchGame));
        Optional<Loaded> kept = library.kept(text, scenario, on, off);
        if (kept.isPresent()) {
            return kept.get();
        }
        if (!scenario.isEmpty()
                && load(id, "", List.of(), List.of(), compiling).scenarios().stream()
                        .noneMatch(info -> info.name().equals(scenario))) {
            throw new Refusal(404, "There is no such scenario.");
        }
        Loaded loaded = compiling.inTurn(() -> library.load(text, scenario, on, off));
        if (loaded.rulebook().isEmpty()) {
            throw new Refusal(422, "These options cannot be combined.");
        }
        return loaded;
    }

    private static Refusal noSuchGame() {
        return new Refusal(404, "There is no such game.");
    }

    /** Compiles every game once, so that nobody waits for it later. */
    void warmUp() {
        Games.all().forEach(game -> library.load(Games.text(game), "", List.of(), List.of()));
    }
}
