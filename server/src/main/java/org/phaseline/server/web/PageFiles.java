package org.phaseline.server.web;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/**
 * The files of the pages: a fixed list, read once, so that no address leads anywhere else. A page names its script and its styles with their
 * fingerprint, so that a browser keeps them for good and asks only for the page itself.
 */
final class PageFiles {

    private static final String OURS = "/org/phaseline/server/page/";

    /** Each file, folder by folder; what it is its ending says. */
    private static final Map<String, List<String>> FILES = Map.of(
            "shared",
            List.of(
                    "api.js",
                    "app.webmanifest",
                    "base.css",
                    "copying.js",
                    "devices.js",
                    "dom.js",
                    "icon-180.png",
                    "icon-192.png",
                    "icon-512.png",
                    "icon.svg",
                    "qr.js",
                    "reach.js",
                    "refused.html",
                    "signin.js",
                    "storage.js"),
            "lobby",
            List.of(
                    "draft.js",
                    "editor.js",
                    "game-page.js",
                    "joining.css",
                    "lobby.css",
                    "lobby.html",
                    "lobby.js",
                    "made.js",
                    "mine.js",
                    "open-switch.js",
                    "open-tables.js",
                    "outline.js",
                    "own.js",
                    "owner.html",
                    "owner.js",
                    "pace.js",
                    "play-now.js",
                    "seating.js",
                    "setup.js",
                    "shelf.js"),
            "table",
            List.of(
                    "about.js",
                    "ahead.js",
                    "alike.js",
                    "at-board.css",
                    "at-board.js",
                    "away.js",
                    "books.js",
                    "bots.js",
                    "card.js",
                    "choices.js",
                    "clocks.css",
                    "clocks.js",
                    "coach.css",
                    "coach.js",
                    "consent.js",
                    "decided.js",
                    "dialog.js",
                    "dialogs.js",
                    "dice.js",
                    "ending.css",
                    "ending.js",
                    "envelopes.js",
                    "fairness.js",
                    "film.js",
                    "fold.js",
                    "folds.js",
                    "foot.js",
                    "giving-up.js",
                    "hand.js",
                    "help.js",
                    "hot.js",
                    "inspector.js",
                    "log.js",
                    "mast.js",
                    "notices.js",
                    "now.js",
                    "orders.js",
                    "panels.css",
                    "phones.js",
                    "plan-bar.js",
                    "play.js",
                    "rail.js",
                    "rematch.js",
                    "rule-text.js",
                    "said.js",
                    "scores.js",
                    "sight.css",
                    "standings.js",
                    "state.js",
                    "table.css",
                    "table.html",
                    "table.js",
                    "tabletop.css",
                    "tabletop.js",
                    "talk.js",
                    "together.css",
                    "narrow.css",
                    "latest-dice.js",
                    "tray.css",
                    "tray.js",
                    "turn-card.js",
                    "umpire.js",
                    "view.js",
                    "waiting.js",
                    "why.js",
                    "why-not.js",
                    "words.js"),
            "board",
            List.of(
                    "alike.js",
                    "question-spaces.js",
                    "backdrop.js",
                    "badges.js",
                    "board.css",
                    "board.js",
                    "boards.js",
                    "carried.js",
                    "choices.js",
                    "commands.js",
                    "counters.js",
                    "drawings.js",
                    "faces.js",
                    "figures.js",
                    "foot.js",
                    "foreground.js",
                    "geometry.js",
                    "gestures.js",
                    "ghosts.js",
                    "ground.js",
                    "groups.js",
                    "happened.js",
                    "named.js",
                    "counter-names.js",
                    "orders.js",
                    "overlays.js",
                    "pieces.js",
                    "piles.js",
                    "places.js",
                    "planning.js",
                    "pointed.js",
                    "reach.js",
                    "realm-layer.js",
                    "realms.js",
                    "regions.js",
                    "scene.js",
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
                    "alike.js",
                    "at-board.js",
                    "battles.js",
                    "changes.js",
                    "choice-keys.js",
                    "choosing.js",
                    "clocks.js",
                    "coach.js",
                    "ending.js",
                    "events.js",
                    "counted.js",
                    "figures.js",
                    "hand.js",
                    "happened.js",
                    "inspecting.js",
                    "kept.js",
                    "lobby-address.js",
                    "lobby.js",
                    "log.js",
                    "odds.js",
                    "orders.js",
                    "others.js",
                    "pace.js",
                    "pieces.js",
                    "planning.js",
                    "pointing.js",
                    "reach.js",
                    "rematch.js",
                    "said.js",
                    "scores.js",
                    "seating.js",
                    "seeing.js",
                    "selectors.js",
                    "sequence.js",
                    "showing.js",
                    "standings.js",
                    "store.js",
                    "strands.js",
                    "table.js",
                    "tabletop.js",
                    "titles.js",
                    "turn-card.js",
                    "why-not.js"),
            "effects",
            List.of(
                    "acts.js",
                    "ahead.js",
                    "alert.js",
                    "alike.js",
                    "answering.js",
                    "checking.js",
                    "coaching.js",
                    "focus.js",
                    "history.js",
                    "keeping.js",
                    "keys.js",
                    "line.js",
                    "link.js",
                    "lobby.js",
                    "opening.js",
                    "overlays.js",
                    "patience.js",
                    "planning.js",
                    "pointing.js",
                    "why-not.js",
                    "previews.js",
                    "push.js",
                    "reading.js",
                    "receipt.js",
                    "session.js",
                    "since.js",
                    "sitting.js",
                    "sounds.js",
                    "sources.js",
                    "table.js",
                    "tabletop.js",
                    "telling.js",
                    "undoing.js"),
            "notices",
            List.of("answer.html", "answer.js", "service-worker.js"),
            "finished",
            List.of("finished.html", "finished.js"),
            "roll",
            List.of("proof.js", "roll.css", "roll.html", "roll.js", "seen.js", "sha256.js"));

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "png", "image/png",
            "svg", "image/svg+xml",
            "webmanifest", "application/manifest+json");

    static final String SERVICE_WORKER = "notices/service-worker.js";

    private static final Pattern SCRIPT = Pattern.compile("src=\"/page/([^\"]+\\.js)\"");

    private static final Pattern NAMED = Pattern.compile("(src|href)=\"/page/([^\"]+)\"");

    /** A file with the fingerprint by which a browser knows that it still has it, and as it is sent to one that unpacks it. */
    private record Served(String type, byte[] bytes, byte[] packed, String fingerprint) {

        /** The fingerprint without quotation marks, as it stands in an address. */
        String version() {
            return fingerprint.replace("\"", "");
        }
    }

    /** Every file by its address behind {@code /page/}; the same for all servers of this JVM. */
    private static final Map<String, Served> SERVED = all();

    private final Map<String, Served> files = SERVED;

    private static Map<String, Served> all() {
        Map<String, byte[]> sources = new LinkedHashMap<>();
        FILES.forEach((folder, names) -> names.forEach(name -> {
            String address = folder + "/" + name;
            sources.put(address, read(OURS + address));
        }));
        sources.put("shared/preact.js", read(OURS + "third-party/preact.js"));
        Map<String, Served> files = new LinkedHashMap<>();
        sources.forEach((address, bytes) -> {
            // A service worker is no part of a page.
            if (!address.endsWith(".html") && (!address.endsWith(".js") || address.equals(SERVICE_WORKER))) {
                files.put(address, served(address, bytes));
            }
        });
        sources.forEach((address, bytes) -> {
            if (address.endsWith(".html")) {
                files.put(address, served(address, page(address, bytes, sources, files)));
            }
        });
        return files;
    }

    /** A page with its script made of all modules it needs, its styles in one, and with the fingerprint of each file it names. */
    private static byte[] page(String page, byte[] html, Map<String, byte[]> sources, Map<String, Served> files) {
        String styled = StyleBundle.in(
                new String(html, StandardCharsets.UTF_8),
                page.replaceFirst(".*/", "").replaceFirst("\\.html$", ""),
                style -> Objects.requireNonNull(sources.get(style), style),
                (address, styles) -> files.put(address, served(address, styles)));
        String bundled = SCRIPT.matcher(styled).replaceAll(found -> {
            String address = "bundle/" + found.group(1).replaceFirst(".*/", "");
            byte[] script =
                    ModuleBundle.of(found.group(1), module -> Objects.requireNonNull(sources.get(module), module));
            files.put(address, served(address, script));
            return Matcher.quoteReplacement("src=\"/page/" + address + "\"");
        });
        return NAMED.matcher(bundled)
                .replaceAll(found -> Matcher.quoteReplacement(found.group(1) + "=\"/page/" + found.group(2) + "?v="
                        + find(files, found.group(2)).version() + "\""))
                .getBytes(StandardCharsets.UTF_8);
    }

    private static Served served(String address, byte[] bytes) {
        return new Served(type(address), bytes, packed(bytes), Fingerprint.of(bytes));
    }

    private static byte[] packed(byte[] bytes) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException("writing to memory failed", impossible);
        }
        return packed.toByteArray();
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
        if (file.version().equals(ctx.queryParam("v"))) {
            ctx.header("Cache-Control", "public, max-age=31536000, immutable");
        } else {
            ctx.header("Cache-Control", "no-cache");
        }
        ctx.header("Vary", "Accept-Encoding");
        if (Fingerprint.isKnown(ctx, file.fingerprint)) {
            return;
        }
        boolean unpacks = Headers.of(ctx).get("Accept-Encoding").orElse("").contains("gzip");
        if (unpacks) {
            ctx.header("Content-Encoding", "gzip");
        }
        byte[] sent = unpacks ? file.packed : file.bytes;
        ctx.disableCompression();
        ctx.res().setContentLength(sent.length);
        ctx.contentType(file.type).result(sent);
    }

    /** For somebody who looks at a page: why it is not shown, and where to go from there. */
    void refuse(Context ctx, int status, String sentence) {
        String escaped = sentence.replace("&", "&amp;").replace("<", "&lt;");
        String page = new String(find(files, "shared/refused.html").bytes, StandardCharsets.UTF_8);
        ctx.status(status)
                .contentType(Objects.requireNonNull(TYPES.get("html")))
                .result(page.replace("{sentence}", escaped));
    }

    private static Served find(Map<String, Served> files, String address) {
        Served file = files.get(address);
        if (file == null) {
            throw new Refusal(404, "There is nothing here.");
        }
        return file;
    }
}
