package org.phaseline.server.web;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.phaseline.language.RulebookText;

/** Files somebody sends as a rulebook of their own, as far as names and sizes are concerned. */
final class Uploads {

    /** All of them together; the largest that ships has a third of it. */
    static final int MOST_CHARACTERS = 1024 * 1024;

    /** As JSON a character of a text can take six bytes, but hardly any do. */
    static final int MOST_BYTES = 2 * MOST_CHARACTERS + 64 * 1024;

    private static final int MOST_FILES = 100;
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}_][\\p{L}\\p{N} _.()-]{0,99}");
    /** Possessive, since otherwise each line before it would need a piece of the stack. */
    private static final Pattern BEGINS = Pattern.compile("\\A\\uFEFF?(?:[ \\t]*(?:#[^\\n]*)?\\r?\\n)*+rulebook\\b");

    private Uploads() {}

    /** The main file is the one that begins with the rulebook's name; the first one when none does, so that this can be said there. */
    static RulebookText text(Body body) {
        TreeMap<String, String> files = new TreeMap<>();
        String first = "";
        long characters = 0;
        for (JsonNode file : body.list("files")) {
            String name = text(file, "name");
            String text = text(file, "text");
            checkName(name);
            checkText(text);
            characters += text.length();
            if (characters > MOST_CHARACTERS) {
                throw new Refusal(413, "A rulebook can be at most " + MOST_CHARACTERS / 1024 / 1024 + " MB.");
            }
            if (files.put(name, text.replace("\r\n", "\n")) != null) {
                throw new Refusal(400, "Two files are called '" + name + "'.");
            }
            first = first.isEmpty() ? name : first;
        }
        if (files.isEmpty() || files.size() > MOST_FILES) {
            throw new Refusal(400, "A rulebook must have 1 to " + MOST_FILES + " files.");
        }
        Optional<String> main = files.entrySet().stream()
                .filter(file -> BEGINS.matcher(file.getValue()).find())
                .map(Map.Entry::getKey)
                .findFirst();
        String file = main.orElse(first);
        return new RulebookText(file, Objects.requireNonNull(files.remove(file)), files);
    }

    private static String text(JsonNode file, String field) {
        JsonNode value = file.get(field);
        if (value == null || !value.isTextual()) {
            throw new Refusal(400, "Each file must have a 'name' and a 'text'.");
        }
        return value.textValue();
    }

    /** Half of a surrogate pair has no bytes it could be kept as, and a zero is no text to a database. */
    private static void checkText(String text) {
        if (text.indexOf('\0') >= 0 || !StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
            throw new Refusal(400, "A file contains an invalid character.");
        }
    }

    private static void checkName(String name) {
        for (String part : name.split("/", -1)) {
            if (!NAME.matcher(part).matches()) {
                throw new Refusal(400, "This file name is not allowed; use letters, digits, dots and hyphens.");
            }
        }
    }
}
