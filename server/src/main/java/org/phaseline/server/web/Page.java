package org.phaseline.server.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** The files of the page: a fixed list, read once, so that no address leads anywhere else. */
final class Page {

    private static final String OURS = "/org/phaseline/server/page/";
    private static final String PREACT = "/META-INF/resources/webjars/preact/10.28.0/dist/preact.module.js";
    private static final String[] SCRIPTS = {
        "lobby.js", "table.js", "board.js", "rail.js", "panels.js", "session.js", "dom.js"
    };

    private record Served(String type, byte[] bytes) {}

    private final Map<String, Served> files = new LinkedHashMap<>();

    Page() {
        files.put("lobby.html", new Served("text/html; charset=utf-8", read(OURS + "lobby.html")));
        files.put("table.html", new Served("text/html; charset=utf-8", read(OURS + "table.html")));
        files.put("style.css", new Served("text/css; charset=utf-8", read(OURS + "style.css")));
        files.put("icon.svg", new Served("image/svg+xml", read(OURS + "icon.svg")));
        for (String script : SCRIPTS) {
            files.put(script, new Served("text/javascript; charset=utf-8", read(OURS + script)));
        }
        files.put("preact.js", new Served("text/javascript; charset=utf-8", read(PREACT)));
    }

    private static byte[] read(String name) {
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
