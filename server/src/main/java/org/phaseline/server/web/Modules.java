package org.phaseline.server.web;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Which modules a page will need. A browser learns of a module only from the one that imports it, one journey to the server after the
 * other; told of all of them at once, it fetches them beside each other.
 */
final class Modules {

    /** What is imported when it is needed, in brackets, is left until then. */
    private static final Pattern IMPORT =
            Pattern.compile("(?m)^(?:import|export)\\s[^;]*?from\\s+\"(\\.{1,2}/[^\"]+)\"");

    private static final Pattern SCRIPT = Pattern.compile(" *<script type=\"module\" src=\"/page/([^\"]+)\">");

    private final Function<String, byte[]> files;

    /** {@code files} gives the text of each file by its address behind {@code /page/}. */
    Modules(Function<String, byte[]> files) {
        this.files = files;
    }

    /** A page with a line for each module it will need in front of its script. */
    byte[] announced(byte[] page) {
        String html = text(page);
        Matcher script = SCRIPT.matcher(html);
        if (!script.find()) {
            return page;
        }
        Set<String> needed = new LinkedHashSet<>();
        collect(script.group(1), needed);
        String lines = needed.stream()
                .map(module -> "  <link rel=\"modulepreload\" href=\"/page/" + module + "\">\n")
                .collect(Collectors.joining());
        return (html.substring(0, script.start()) + lines + html.substring(script.start()))
                .getBytes(StandardCharsets.UTF_8);
    }

    private void collect(String module, Set<String> needed) {
        if (!needed.add(module)) {
            return;
        }
        Matcher imported = IMPORT.matcher(text(files.apply(module)));
        while (imported.find()) {
            collect(beside(module, imported.group(1)), needed);
        }
    }

    /** {@code table/play.js} and {@code ../shared/dom.js} make {@code shared/dom.js}. */
    private static String beside(String module, String path) {
        String folder = module.substring(0, module.lastIndexOf('/') + 1);
        return path.startsWith("../") ? path.substring(3) : folder + path.substring(2);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
