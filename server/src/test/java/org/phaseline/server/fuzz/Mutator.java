package org.phaseline.server.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Changes something that was sound: bytes, lines, words, fields; cut short, doubled, or mixed with another. From a written seed. */
public final class Mutator {

    private static final List<String> ODD = List.of(
            "",
            " ",
            "\0",
            "\n",
            "\t",
            "\"",
            "\\",
            "(",
            ")",
            "{",
            "}",
            "[",
            "]",
            "#",
            ",",
            "..",
            "-1",
            "0",
            "99999999999999999999",
            "\u202E",
            "\u200B",
            "\uFEFF",
            "\u2028",
            "é",
            "🎲",
            "null",
            "true",
            "%00",
            "../",
            "'",
            ";",
            "<b>",
            "1e999",
            "NaN");

    private final Random random;

    public Mutator(long seed) {
        this.random = new Random(seed);
    }

    public int below(int bound) {
        return random.nextInt(bound);
    }

    public <T> T oneOf(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    /** One to three changes. */
    public String text(String text, String other) {
        String changed = text;
        for (int times = random.nextInt(3); times >= 0; times--) {
            changed = changed.isEmpty()
                    ? other
                    : random.nextBoolean() ? lines(changed, other) : characters(changed, other);
        }
        return changed;
    }

    private String lines(String text, String other) {
        List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
        List<String> others = Arrays.asList(other.split("\n", -1));
        int at = random.nextInt(lines.size());
        switch (random.nextInt(7)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(at, oneOf(lines));
            case 2 -> lines.set(at, oneOf(lines));
            case 3 -> lines.add(at, oneOf(others));
            case 4 -> lines.add(random.nextInt(lines.size()), lines.remove(at));
            case 5 ->
                lines.set(at, " ".repeat(random.nextInt(8)) + lines.get(at).strip());
            default -> {
                int to = Math.min(lines.size(), at + 1 + random.nextInt(20));
                List<String> block = new ArrayList<>(lines.subList(at, to));
                lines.addAll(random.nextInt(lines.size() + 1), block);
            }
        }
        return String.join("\n", lines);
    }

    private String characters(String text, String other) {
        int at = random.nextInt(text.length());
        int to = Math.min(text.length(), at + 1 + random.nextInt(12));
        return switch (random.nextInt(7)) {
            case 0 -> text.substring(0, at) + oneOf(ODD) + text.substring(at);
            case 1 -> text.substring(0, at) + text.substring(to);
            case 2 -> text.substring(0, at);
            case 3 -> text.substring(0, at) + other.substring(random.nextInt(other.length() + 1));
            case 4 -> text.substring(0, at) + oneOf(ODD) + text.substring(to);
            case 5 -> words(text);
            default -> text.substring(0, to) + text.substring(at);
        };
    }

    /** A word in the place of another. */
    private String words(String text) {
        List<String> words = new ArrayList<>(Arrays.asList(text.split("(?<=\\W)|(?=\\W)")));
        words.set(random.nextInt(words.size()), oneOf(words));
        return String.join("", words);
    }

    public byte[] bytes(byte[] bytes, byte[] other) {
        byte[] changed = bytes.clone();
        for (int times = random.nextInt(3); times >= 0 && changed.length > 0; times--) {
            int at = random.nextInt(changed.length);
            int to = Math.min(changed.length, at + 1 + random.nextInt(40));
            changed = switch (random.nextInt(6)) {
                case 0 -> {
                    changed[at] ^= (byte) (1 << random.nextInt(8));
                    yield changed;
                }
                case 1 -> {
                    changed[at] = (byte) random.nextInt(256);
                    yield changed;
                }
                case 2 -> Arrays.copyOf(changed, at);
                case 3 -> joined(Arrays.copyOf(changed, at), Arrays.copyOfRange(changed, to, changed.length));
                case 4 -> joined(Arrays.copyOf(changed, to), Arrays.copyOfRange(changed, at, changed.length));
                default -> {
                    int from = random.nextInt(other.length + 1);
                    yield joined(Arrays.copyOf(changed, at), Arrays.copyOfRange(other, from, other.length));
                }
            };
        }
        return changed;
    }

    private static byte[] joined(byte[] one, byte[] other) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(one.length + other.length);
        out.writeBytes(one);
        out.writeBytes(other);
        return out.toByteArray();
    }

    /** The same with one field somewhere inside changed, left out or added. */
    public JsonNode json(JsonNode node) {
        JsonNode changed = node.deepCopy();
        List<JsonNode> holders = new ArrayList<>();
        collect(changed, holders);
        if (holders.isEmpty()) {
            return odd(changed);
        }
        switch (oneOf(holders)) {
            case ObjectNode object -> {
                List<String> names = new ArrayList<>();
                object.fieldNames().forEachRemaining(names::add);
                String name = names.isEmpty() ? "more" : oneOf(names);
                switch (random.nextInt(6)) {
                    case 0 -> object.remove(name);
                    case 1 -> object.set("more", odd(object.path(name)));
                    case 2 ->
                        object.set(
                                name,
                                object.path(oneOf(names.isEmpty() ? List.of("more") : names))
                                        .deepCopy());
                    default -> object.set(name, odd(object.path(name)));
                }
            }
            case ArrayNode array -> {
                int at = array.isEmpty() ? 0 : random.nextInt(array.size());
                switch (array.isEmpty() ? 0 : random.nextInt(4)) {
                    case 0 -> array.add(odd(array.path(0)));
                    case 1 -> array.remove(at);
                    case 2 -> array.add(array.get(at).deepCopy());
                    default -> array.set(at, odd(array.get(at)));
                }
            }
            default -> {}
        }
        return changed;
    }

    private static void collect(JsonNode node, List<JsonNode> holders) {
        if (node.isContainerNode()) {
            holders.add(node);
            node.forEach(child -> collect(child, holders));
        }
    }

    /** Another value, mostly of the same kind. */
    private JsonNode odd(JsonNode value) {
        if (value.isInt() && random.nextInt(4) > 0) {
            return IntNode.valueOf(
                    random.nextBoolean() ? value.intValue() + 1 - 2 * random.nextInt(2) : random.nextInt());
        }
        if (value.isTextual() && random.nextInt(4) > 0) {
            String text = value.textValue();
            return TextNode.valueOf(text.isEmpty() ? oneOf(ODD) : changedDigit(text));
        }
        JsonNodeFactory make = JsonNodeFactory.instance;
        return switch (random.nextInt(7)) {
            case 0 -> make.nullNode();
            case 1 -> make.booleanNode(random.nextBoolean());
            case 2 -> make.numberNode(random.nextLong());
            case 3 -> make.textNode(oneOf(ODD));
            case 4 -> make.arrayNode().add(value.isMissingNode() ? make.nullNode() : value.deepCopy());
            case 5 -> make.objectNode();
            default -> make.textNode("x".repeat(1 + random.nextInt(3000)));
        };
    }

    /** Numbers in hexadecimal, ids and names stay of their kind when one character of them changes. */
    private String changedDigit(String text) {
        if (random.nextInt(4) == 0) {
            return characters(text, text);
        }
        int at = random.nextInt(text.length());
        char other = "0123456789abcdef".charAt(random.nextInt(16));
        return text.substring(0, at) + other + text.substring(at + 1);
    }
}
