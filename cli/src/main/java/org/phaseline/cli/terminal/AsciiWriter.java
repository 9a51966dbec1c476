package org.phaseline.cli.terminal;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.text.Normalizer;

/** For terminals that know no more than ASCII: a letter loses its accent, a dash becomes plain, the rest a question mark. */
public final class AsciiWriter extends FilterWriter {

    public AsciiWriter(Writer out) {
        super(out);
    }

    @Override
    public void write(int c) throws IOException {
        write(String.valueOf((char) c), 0, 1);
    }

    @Override
    public void write(char[] characters, int from, int length) throws IOException {
        write(new String(characters, from, length), 0, length);
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
        out.write(ascii(text.substring(from, from + length)));
    }

    static String ascii(String text) {
        if (text.chars().allMatch(c -> c < 0x80)) {
            return text;
        }
        StringBuilder ascii = new StringBuilder();
        Normalizer.normalize(text, Normalizer.Form.NFKD).codePoints().forEach(c -> append(ascii, c));
        return ascii.toString();
    }

    private static void append(StringBuilder ascii, int c) {
        if (c < 0x80) {
            ascii.appendCodePoint(c);
        } else if (Character.getType(c) != Character.NON_SPACING_MARK) {
            ascii.append(
                    switch (c) {
                        case '\u2018', '\u2019', '\u201a' -> "'";
                        case '\u201c', '\u201d', '\u201e', '\u00ab', '\u00bb' -> "\"";
                        case '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\u00b7' -> "-";
                        case '\u2192' -> "->";
                        case '\u00d7' -> "x";
                        case '\u00df' -> "ss";
                        default -> "?";
                    });
        }
    }
}
