package org.phaseline.benchmarks.server;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Finds in the bytes of a view what can be answered, without reading the rest: texts in JSON have no bare quotation marks, so a
 * field's name in quotation marks is the field.
 */
final class ViewScanner {

    private static final byte[] DECISIONS = ascii("\"decisions\":[");
    private static final byte[] SPLICE = ascii("{\"at\":");
    private static final byte[] ADD = ascii("\"add\":[");
    private static final byte[] ID = ascii("\"id\":\"");
    private static final byte[] AWAITED = ascii("\"awaited\":");
    private static final byte[] SEALED = ascii("\"sealed\":");
    private static final byte[] CHOICES = ascii("\"choices\":[");
    private static final byte[] OVER = ascii("\"over\":true");

    private final byte[] bytes;
    private final int end;
    private int at;

    private ViewScanner(byte[] bytes, int end) {
        this.bytes = bytes;
        this.end = end;
    }

    /** An answer: the bytes of a JSON object, and whether the others may not know of it. */
    record Answer(byte[] json, boolean sealed) {

        static final Answer NONE = new Answer(new byte[0], false);

        boolean none() {
            return json.length == 0;
        }
    }

    static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    static boolean over(byte[] bytes, int end) {
        return find(bytes, 0, end, OVER) >= 0;
    }

    /** Whether these bytes tell what is asked: a view always does, a change where it is something else than before. */
    static boolean asks(byte[] bytes, int end) {
        return find(bytes, 0, end, DECISIONS) >= 0;
    }

    /**
     * One of the choices of the first decision that waits for this seat. In a change that is what has come: the rulebooks that are
     * played by changes ask a seat one thing at a time, with a few choices.
     */
    static Answer pick(byte[] bytes, int end, RandomGenerator random) {
        ViewScanner view = new ViewScanner(bytes, end);
        if (!view.past(DECISIONS)) {
            return Answer.NONE;
        }
        if (find(bytes, view.at, Math.min(end, view.at + SPLICE.length), SPLICE) == view.at) {
            view.past(ADD);
        }
        return view.pick(random);
    }

    private Answer pick(RandomGenerator random) {
        while (bytes[at] == '{') {
            past(ID);
            int id = at;
            int idEnd = textEnd(at);
            past(AWAITED);
            boolean awaited = bytes[at] == 't';
            past(SEALED);
            boolean sealed = bytes[at] == 't';
            past(CHOICES);
            int choices = at;
            int count = count();
            if (awaited && count > 0) {
                at = choices;
                for (int skip = random.nextInt(count); skip > 0; skip--) {
                    pastObject();
                    at++;
                }
                int word = at + "{\"word\":".length();
                return new Answer(answer(id, idEnd, word, textEnd(word + 1) + 1), sealed);
            }
            // Over the end of the choices and of the decision.
            at += 2;
            if (bytes[at] == ',') {
                at++;
            }
        }
        return Answer.NONE;
    }

    /** Counts objects up to the end of their list. */
    private int count() {
        int count = 0;
        while (bytes[at] == '{') {
            pastObject();
            count++;
            if (bytes[at] == ',') {
                at++;
            }
        }
        return count;
    }

    private void pastObject() {
        int depth = 0;
        do {
            byte b = bytes[at];
            if (b == '"') {
                at = textEnd(at + 1);
            } else if (b == '{') {
                depth++;
            } else if (b == '}') {
                depth--;
            }
            at++;
        } while (depth > 0);
    }

    /** Where the closing quotation mark is. */
    private int textEnd(int from) {
        int i = from;
        while (bytes[i] != '"') {
            i += bytes[i] == '\\' ? 2 : 1;
        }
        return i;
    }

    private byte[] answer(int id, int idEnd, int word, int wordEnd) {
        byte[] before = ascii("{\"decision\":\"");
        byte[] between = ascii("\",\"choice\":");
        byte[] json = Arrays.copyOf(before, before.length + (idEnd - id) + between.length + (wordEnd - word) + 1);
        int to = before.length;
        System.arraycopy(bytes, id, json, to, idEnd - id);
        to += idEnd - id;
        System.arraycopy(between, 0, json, to, between.length);
        to += between.length;
        System.arraycopy(bytes, word, json, to, wordEnd - word);
        json[json.length - 1] = '}';
        return json;
    }

    private boolean past(byte[] what) {
        int found = find(bytes, at, end, what);
        at = found < 0 ? end : found + what.length;
        return found >= 0;
    }

    private static int find(byte[] bytes, int from, int end, byte[] what) {
        for (int i = from; i <= end - what.length; i++) {
            if (bytes[i] == what[0] && Arrays.equals(bytes, i, i + what.length, what, 0, what.length)) {
                return i;
            }
        }
        return -1;
    }
}
