package org.phaseline.generator.text;

/** Writes lines, a block deeper than its heading. */
final class SourceWriter {

    private final StringBuilder text = new StringBuilder();
    private int depth;

    void line(String line) {
        text.repeat("  ", depth).append(line).append('\n');
    }

    void block(Runnable lines) {
        depth++;
        lines.run();
        depth--;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
