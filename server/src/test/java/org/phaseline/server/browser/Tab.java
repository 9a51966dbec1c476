package org.phaseline.server.browser;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/** A page somebody has open: what he sees, points at and types. */
final class Tab {

    private static final long PATIENCE_MILLIS = 15_000;

    private final Chromium browser;
    private final String session;
    private final List<String> complaints = new CopyOnWriteArrayList<>();

    Tab(Chromium browser, String session) {
        this.browser = browser;
        this.session = session;
    }

    void begin(String address) {
        call("Runtime.enable", Map.of());
        call("Log.enable", Map.of());
        call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", 1280, "height", 900, "deviceScaleFactor", 1, "mobile", false));
        call("Page.navigate", Map.of("url", address));
    }

    void heard(JsonNode said) {
        String method = said.path("method").asText();
        boolean error = method.equals("Runtime.exceptionThrown")
                || method.equals("Log.entryAdded")
                        && said.at("/params/entry/level").asText().equals("error");
        if (error) {
            complaints.add(said.get("params").toString());
        }
    }

    /** What the browser complained about: scripts that failed, files that were missing, what the policy forbade. */
    List<String> complaints() {
        return complaints;
    }

    private JsonNode call(String method, Map<String, Object> parameters) {
        return browser.call(session, method, parameters);
    }

    JsonNode evaluate(String script) {
        return call("Runtime.evaluate", Map.of("expression", script, "returnByValue", true, "awaitPromise", true))
                .path("result")
                .path("value");
    }

    boolean has(String selector) {
        return evaluate("document.querySelector(" + quoted(selector) + ") !== null")
                .asBoolean();
    }

    String text(String selector) {
        return evaluate("document.querySelector(" + quoted(selector) + ")?.textContent ?? ''")
                .asText();
    }

    void await(String script) {
        long end = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (!evaluate(script).asBoolean()) {
            if (System.currentTimeMillis() > end) {
                throw new AssertionError("waited in vain for " + script + " on a page that says: "
                        + evaluate("document.body.innerText").asText());
            }
            pause();
        }
    }

    void awaitElement(String selector) {
        await("document.querySelector(" + quoted(selector) + ") !== null");
    }

    private static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    /** With the mouse, in the middle of what is seen there; false when it is not, or something else lies over it. */
    boolean click(String selector, int which) {
        JsonNode point = evaluate("(() => { const all = document.querySelectorAll(" + quoted(selector) + ");"
                + " const one = all[" + which + " % all.length]; if (!one) return null;"
                + " one.scrollIntoView({ block: 'nearest' }); const box = one.getBoundingClientRect();"
                + " const x = box.x + box.width / 2, y = box.y + box.height / 2;"
                + " const hit = document.elementFromPoint(x, y);"
                + " return hit && (one.contains(hit) || hit.contains(one)) ? { x, y } : null; })()");
        if (!point.isObject()) {
            return false;
        }
        for (String type : List.of("mouseMoved", "mousePressed", "mouseReleased")) {
            call(
                    "Input.dispatchMouseEvent",
                    Map.of(
                            "type",
                            type,
                            "x",
                            point.get("x").asDouble(),
                            "y",
                            point.get("y").asDouble(),
                            "button",
                            type.equals("mouseMoved") ? "none" : "left",
                            "clickCount",
                            1));
        }
        return true;
    }

    void press(String key) {
        Optional<String> text = key.length() == 1 ? Optional.of(key) : Optional.empty();
        call("Input.dispatchKeyEvent", Map.of("type", "keyDown", "key", key, "text", text.orElse("")));
        call("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", key));
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "\\'") + "'";
    }
}
