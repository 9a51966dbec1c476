package org.phaseline.laboratory.tally;

import java.io.Serializable;

/** What several texts have in common at their beginning and at their end; between these they may differ. */
public record CommonText(String begin, String end) implements Serializable {

    private static final long serialVersionUID = 1;

    public static CommonText of(String text) {
        return new CommonText(text, text);
    }

    public CommonText and(CommonText other) {
        return equals(other) ? this : new CommonText(commonBeginning(begin, other.begin), commonEnd(end, other.end));
    }

    /** {@code Which figure of … moves?}, with whole words; the text itself where there was one alone, and nothing where they have nothing in common. */
    public String text() {
        if (begin.equals(end)) {
            return begin;
        }
        int space = end.indexOf(' ');
        boolean sign = !end.isEmpty() && !Character.isLetterOrDigit(end.charAt(end.length() - 1));
        String last = space >= 0 ? end.substring(space) : sign ? end.substring(end.length() - 1) : "";
        return begin.substring(0, begin.lastIndexOf(' ') + 1) + "…" + last;
    }

    private static String commonBeginning(String a, String b) {
        int same = 0;
        while (same < Math.min(a.length(), b.length()) && a.charAt(same) == b.charAt(same)) {
            same++;
        }
        return a.substring(0, same);
    }

    private static String commonEnd(String a, String b) {
        int same = 0;
        while (same < Math.min(a.length(), b.length())
                && a.charAt(a.length() - 1 - same) == b.charAt(b.length() - 1 - same)) {
            same++;
        }
        return a.substring(a.length() - same);
    }
}
