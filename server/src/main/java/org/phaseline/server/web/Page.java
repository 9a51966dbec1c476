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
final class Page {

    private static final String OURS = "/org/phaseline/server/page/";
    private static final String PREACT = "/META-INF/resources/webjars/preact/10.28.0/dist/preact.module.js";

    /** Each file of ours, with its kind as its ending says. */
    private static final List<String> FILES = List.of(
            "lobby.html",
            "table.html",
            "owner.html",
            "roll.html",
            "base.css",
            "lobby.css",
            "table.css",
            "board.css",
            "panels.css",
            "roll.css",
            "icon.svg",
            "lobby.js",
            "shelf.js",
            "setup.js",
            "outline.js",
            "seating.js",
            "made.js",
            "mine.js",
            "own.js",
            "editor.js",
            "owner.js",
            "notices.js",
            "table.js",
            "board.js",
            "board-choices.js",
            "board-counters.js",
            "board-geometry.js",
            "board-gestures.js",
            "board-ghosts.js",
            "board-ground.js",
            "board-symbols.js",
            "board-terrain.js",
            "board-view.js",
            "board-words.js",
            "rail.js",
            "session.js",
            "dom.js",
            "play.js",
            "now.js",
            "choices.js",
            "choosing.js",
            "consent.js",
            "card.js",
            "log.js",
            "dice.js",
            "state.js",
            "talk.js",
            "film.js",
            "umpire.js",
            "help.js",
            "dialog.js",
            "keys.js",
            "since.js",
            "words.js",
            "hot.js",
            "roll.js",
            "proof.js",
            "sha256.js");

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml");

    private record Served(String type, byte[] bytes) {}

    private final Map<String, Served> files = new LinkedHashMap<>();

    Page() {
        for (String file : FILES) {
            files.put(file, new Served(type(file), read(OURS + file)));
        }
        files.put("preact.js", new Served(type("preact.js"), read(PREACT)));
        files.put("milsymbol.js", new Served(type("milsymbol.js"), read(OURS + "third-party/milsymbol.js")));
    }

    private static String type(String file) {
        return Objects.requireNonNull(TYPES.get(file.substring(file.lastIndexOf('.') + 1)));
    }

    static byte[] read(String name) {
        try (InputStream in = Page.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing from this copy of Phaseline");
            }
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(name + " cannot be read", unreadable);
        }
    }

    void send(Context ctx, String name) {
        Served file = files.get(name);
        if (file == null) {
            throw new Refusal(404, "There is nothing here.");
        }
        ctx.header("Cache-Control", "no-cache").contentType(file.type).result(file.bytes);
    }
}
