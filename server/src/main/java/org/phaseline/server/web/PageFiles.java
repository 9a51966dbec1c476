package org.phaseline.server.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The files of the page: a fixed list, read once, so that no address leads anywhere else. */
final class PageFiles {

    private static final String OURS = "/org/phaseline/server/page/";

    /** Each file, folder by folder; what it is its ending says. */
    private static final Map<String, List<String>> FILES = Map.of(
            "shared",
            List.of("api.js", "base.css", "copying.js", "devices.js", "dom.js", "icon.svg", "signin.js"),
            "lobby",
            List.of(
                    "draft.js",
                    "editor.js",
                    "lobby.css",
                    "lobby.html",
                    "lobby.js",
                    "made.js",
                    "mine.js",
                    "outline.js",
                    "own.js",
                    "owner.html",
                    "owner.js",
                    "play-now.js",
                    "seating.js",
                    "setup.js",
                    "shelf.js"),
            "table",
            List.of(
                    "away.js",
                    "books.js",
                    "bots.js",
                    "card.js",
                    "choices.js",
                    "consent.js",
                    "dialog.js",
                    "dialogs.js",
                    "dice.js",
                    "ending.css",
                    "ending.js",
                    "envelopes.js",
                    "fairness.js",
                    "film.js",
                    "folds.js",
                    "foot.js",
                    "help.js",
                    "hot.js",
                    "log.js",
                    "mast.js",
                    "notices.js",
                    "now.js",
                    "panels.css",
                    "play.js",
                    "rail.js",
                    "rule-text.js",
                    "said.js",
                    "state.js",
                    "table.css",
                    "table.html",
                    "table.js",
                    "talk.js",
                    "tray.js",
                    "umpire.js",
                    "view.js",
                    "waiting.js",
                    "why.js",
                    "words.js"),
            "board",
            List.of(
                    "alike.js",
                    "backdrop.js",
                    "board.css",
                    "board.js",
                    "choices.js",
                    "counters.js",
                    "drawings.js",
                    "faces.js",
                    "foot.js",
                    "foreground.js",
                    "geometry.js",
                    "gestures.js",
                    "ghosts.js",
                    "ground.js",
                    "named.js",
                    "overlays.js",
                    "pieces.js",
                    "piles.js",
                    "regions.js",
                    "side-lines.js",
                    "sides.js",
                    "sliding.js",
                    "stacks.js",
                    "staff-symbols.js",
                    "symbols.js",
                    "terrain.js",
                    "values.js",
                    "view.js",
                    "words.js"),
            "state",
            List.of(
                    "changes.js",
                    "choice-keys.js",
                    "choosing.js",
                    "lobby.js",
                    "log.js",
                    "pieces.js",
                    "said.js",
                    "seating.js",
                    "seeing.js",
                    "selectors.js",
                    "sequence.js",
                    "showing.js",
                    "store.js",
                    "table.js"),
            "effects",
            List.of(
                    "acts.js",
                    "alert.js",
                    "answering.js",
                    "checking.js",
                    "focus.js",
                    "history.js",
                    "keys.js",
                    "line.js",
                    "lobby.js",
                    "overlays.js",
                    "previews.js",
                    "reading.js",
                    "receipt.js",
                    "session.js",
                    "since.js",
                    "sources.js",
                    "table.js",
                    "telling.js",
                    "undoing.js"),
            "notices",
            List.of("answer.html", "answer.js"),
            "roll",
            List.of("proof.js", "roll.css", "roll.html", "roll.js", "seen.js", "sha256.js"));

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml");

    /** A file with the fingerprint by which a browser knows that it still has it. */
    private record Served(String type, byte[] bytes, String fingerprint) {}

    /** Every file by its address behind {@code /page/}; the same for all servers of this JVM. */
    private static final Map<String, Served> SERVED = all();

    private final Map<String, Served> files = SERVED;

    private static Map<String, Served> all() {
        Map<String, Served> files = new LinkedHashMap<>();
        FILES.forEach((folder, names) -> names.forEach(name -> {
            String address = folder + "/" + name;
            files.put(address, served(address, read(OURS + address)));
        }));
        files.put("shared/preact.js", served("shared/preact.js", read(OURS + "third-party/preact.js")));
        Modules modules = new Modules(address -> find(files, address).bytes);
        files.replaceAll(
                (address, file) -> address.endsWith(".html") ? served(address, modules.announced(file.bytes)) : file);
        return files;
    }

    private static Served served(String address, byte[] bytes) {
        return new Served(type(address), bytes, Fingerprint.of(bytes));
    }

    private static String type(String file) {
        return Objects.requireNonNull(TYPES.get(file.substring(file.lastIndexOf('.') + 1)));
    }

    static byte[] read(String name) {
        try (InputStream in = PageFiles.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing from this copy of Phaseline");
            }
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(name + " cannot be read", unreadable);
        }
    }

    void send(Context ctx, String name) {
        Served file = find(files, name);
        Fingerprint.send(ctx, file.type, file.bytes, file.fingerprint);
    }

    private static Served find(Map<String, Served> files, String address) {
        Served file = files.get(address);
        if (file == null) {
            throw new Refusal(404, "There is nothing here.");
        }
        return file;
    }
}
