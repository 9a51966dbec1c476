package org.phaseline.generator.text;

import java.util.Map;
import java.util.TreeMap;

/** Writes lines, a block deeper than its heading, into the main file or into another one. */
final class SourceWriter {

    private final StringBuilder main = new StringBuilder();
    private final TreeMap<String, StringBuilder> others = new TreeMap<>();
    private StringBuilder text = main;
    private int depth;

    void line(String line) {
        text.repeat("  ", depth).append(line).append('\n');
    }

    void block(Runnable lines) {
        depth++;
        lines.run();
        depth--;
    }

    /** These lines stand in a file of their own. */
    void file(String name, Runnable lines) {
        StringBuilder before = text;
        text = others.computeIfAbsent(name, unused -> new StringBuilder());
        lines.run();
        text = before;
    }

    /** By their names, without the main one. */
    Map<String, String> others() {
        TreeMap<String, String> texts = new TreeMap<>();
        others.forEach((name, lines) -> texts.put(name, lines.toString()));
        return texts;
    }

    @Override
    public String toString() {
        return main.toString();
    }
}
