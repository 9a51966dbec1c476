package org.phaseline.server.web;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * All modules of a page as one script: with a hundred small files, a browser that is far away waits for one round trip after the
 * other. Each module becomes a function that returns what it exports, after those it imports; the page's own, which may wait for something
 * (top-level await), comes last and stands alone. Comments are left out. It understands what the page's code uses of modules, and refuses
 * anything else when the server starts.
 */
final class ModuleBundle {

    private static final Pattern IMPORT =
            Pattern.compile("(?m)^import\\s+\\{([^}]*)}\\s+from\\s+\"(\\.{1,2}/[^\"]+)\";\\n?");

    private static final Pattern DECLARED =
            Pattern.compile("(?m)^export\\s+((?:async\\s+)?(?:function|class|const)\\s+(\\w+))");

    /** What is declared elsewhere in the file; the libraries, which are one line, end with it. */
    private static final Pattern LISTED = Pattern.compile("(?:^|(?<=[;}\\n]))export\\s*\\{([^}]*)};?");

    private static final Pattern NOT_UNDERSTOOD = Pattern.compile("(?m)^\\s*(?:import|export)\\b[^\\n]*|\\bimport\\(");

    /** On lines of its own: one before a value, as in {@code /** @type {T} *}{@code / (value)}, stays with it. */
    private static final Pattern COMMENT =
            Pattern.compile("(?m)^[ \\t]*/\\*[^*]*\\*+(?:[^/*][^*]*\\*+)*/[ \\t]*\\n|^[ \\t]*//[^\\n]*(?:\\n|$)");

    private final Function<String, byte[]> files;
    private final Map<String, String> names = new LinkedHashMap<>();
    private final List<String> begun = new ArrayList<>();
    private final StringBuilder script = new StringBuilder();

    private ModuleBundle(Function<String, byte[]> files) {
        this.files = files;
    }

    /** {@code files} gives the text of each module by its address behind {@code /page/}. */
    static byte[] of(String module, Function<String, byte[]> files) {
        ModuleBundle bundle = new ModuleBundle(files);
        bundle.script.append(bundle.read(module, new ArrayList<>())).append('\n');
        return bundle.script.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** The name by which a module is known in the script. */
    private String add(String module) {
        String known = names.get(module);
        if (known != null) {
            return known;
        }
        List<String> exports = new ArrayList<>();
        String body = read(module, exports);
        String name = "$" + names.size();
        names.put(module, name);
        script.append("const ").append(name).append(" = (() => {\n").append(body);
        script.append("\nreturn { ").append(String.join(", ", exports)).append(" };\n})();\n");
        return name;
    }

    /** A module's text without the words that only modules know; those it imports have been added before. */
    private String read(String module, List<String> exports) {
        if (begun.contains(module)) {
            throw new IllegalStateException(module + " imports itself, by way of " + begun);
        }
        begun.add(module);
        String text = COMMENT.matcher(new String(files.apply(module), StandardCharsets.UTF_8))
                .replaceAll("");
        String imported = IMPORT.matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement("const {" + destructured(found.group(1)) + "} = "
                        + add(beside(module, found.group(2))) + ";\n"));
        String declared = DECLARED.matcher(imported).replaceAll(found -> {
            exports.add(found.group(2));
            return Matcher.quoteReplacement(found.group(1));
        });
        String body = LISTED.matcher(declared).replaceAll(found -> {
            exports.addAll(listed(found));
            return "";
        });
        Matcher left = NOT_UNDERSTOOD.matcher(body);
        if (left.find()) {
            throw new IllegalStateException(module + " cannot be bundled because of: " + left.group());
        }
        return body.strip();
    }

    private static String destructured(String imports) {
        return imports.strip().replaceAll("\\s+as\\s+", ": ");
    }

    /** {@code C as Component} is the field {@code Component} with the value {@code C}. */
    private static List<String> listed(MatchResult list) {
        return Pattern.compile(",")
                .splitAsStream(list.group(1))
                .map(String::strip)
                .filter(each -> !each.isEmpty())
                .map(each -> each.replaceFirst("(\\S+)\\s+as\\s+(\\S+)", "$2: $1"))
                .toList();
    }

    /** {@code table/play.js} and {@code ../shared/dom.js} make {@code shared/dom.js}. */
    private static String beside(String module, String path) {
        String folder = module.substring(0, module.lastIndexOf('/') + 1);
        return path.startsWith("../") ? path.substring(3) : folder + path.substring(2);
    }
}
