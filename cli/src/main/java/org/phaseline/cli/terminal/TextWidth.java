package org.phaseline.cli.terminal;

import java.util.ArrayList;
import java.util.List;

/** Measuring, cutting and breaking text. A width counts characters as people do, and no colours. */
public final class TextWidth {

    private TextWidth() {}

    public static int width(String text) {
        return text.codePointCount(0, text.length());
    }

    /** The text without anything that could steer a terminal: rulebooks, notes and journals come from strangers. */
    public static String clean(String text) {
        if (text.codePoints().noneMatch(TextWidth::steers)) {
            return text;
        }
        StringBuilder clean = new StringBuilder();
        text.codePoints().forEach(c -> clean.appendCodePoint(steers(c) ? ' ' : c));
        return clean.toString();
    }

    private static boolean steers(int c) {
        return Character.isISOControl(c) || Character.getType(c) == Character.FORMAT;
    }

    /** At most so many characters; {@code sign} stands for what is left out. */
    public static String cut(String text, int width, String sign) {
        if (width(text) <= width) {
            return text;
        }
        int left = width - width(sign);
        return left <= 0
                ? sign
                : text.substring(0, text.offsetByCodePoints(0, left)).stripTrailing() + sign;
    }

    /** Filled up with blanks on the right. */
    public static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - width(text)));
    }

    /** Broken between words, with something in front of the first line and of the others. A word that is too long stands alone. */
    public static List<String> wrap(String text, int width, String first, String others) {
        List<String> lines = new ArrayList<>();
        String line = first;
        boolean begun = false;
        for (String word : text.split(" ")) {
            if (begun && width(line) + 1 + width(word) > width) {
                lines.add(line);
                line = others;
                begun = false;
            }
            line = begun ? line + " " + word : line + word;
            begun = true;
        }
        lines.add(line);
        return lines;
    }

    /** The same for a list, behind what introduces it: broken between its items, as long as each of them fits into a line. */
    public static List<String> wrapList(String intro, List<String> items, int width, String others) {
        char glue = '\u00a0';
        List<String> glued = new ArrayList<>();
        for (String item : items) {
            glued.add(width(others) + width(item) + 1 > width ? item : item.replace(' ', glue));
        }
        return wrap(intro + String.join(", ", glued), width, "", others).stream()
                .map(line -> line.replace(glue, ' '))
                .toList();
    }
}
