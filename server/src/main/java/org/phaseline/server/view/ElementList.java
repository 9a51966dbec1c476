package org.phaseline.server.view;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.zip.CRC32C;

/** The elements of a list in the bytes of a JSON text, by where each of them ends; between two stands a comma. */
final class ElementList {

    private final byte[] json;
    private final int start;
    private final int[] ends;

    /** @param start where the list's bracket opens */
    ElementList(byte[] json, int start, int[] ends) {
        this.json = json;
        this.start = start;
        this.ends = ends;
    }

    /** A list of numbers, which have no commas in them. */
    static ElementList ofNumbers(byte[] json, int start, int end) {
        int count = 0;
        for (int i = start; i < end; i++) {
            if (json[i] == ',') {
                count++;
            }
        }
        boolean empty = end - start == 2;
        int[] ends = new int[empty ? 0 : count + 1];
        int next = 0;
        for (int i = start; !empty && i < end; i++) {
            if (json[i] == ',' || i == end - 1) {
                ends[next++] = i;
            }
        }
        return new ElementList(json, start, ends);
    }

    int size() {
        return ends.length;
    }

    int from(int i) {
        return (i == 0 ? start : ends[i - 1]) + 1;
    }

    int to(int i) {
        return ends[i];
    }

    boolean same(int i, ElementList other, int j) {
        return i < size()
                && j < other.size()
                && Arrays.equals(json, from(i), to(i), other.json, other.from(j), other.to(j));
    }

    /** The same for what is the same, and mostly another for what is not. */
    long hash(int i) {
        CRC32C hash = new CRC32C();
        hash.update(json, from(i), to(i) - from(i));
        return hash.getValue() << 32 | to(i) - from(i);
    }

    byte[] bytes(int i) {
        return Arrays.copyOfRange(json, from(i), to(i));
    }

    /** How many bytes of an element stand before the first place where it has these characters; all of it without them. */
    int until(int i, String ascii) {
        for (int at = from(i); at + ascii.length() <= to(i); at++) {
            int same = 0;
            while (same < ascii.length() && json[at + same] == ascii.charAt(same)) {
                same++;
            }
            if (same == ascii.length()) {
                return at - from(i);
            }
        }
        return to(i) - from(i);
    }

    /** Whether an element begins with so many bytes of another, and then a comma, as the other does. */
    boolean startsLike(int i, ElementList other, int j, int bytes) {
        int end = from(i) + bytes + 1;
        return end <= to(i) && Arrays.equals(json, from(i), end, other.json, other.from(j), other.from(j) + bytes + 1);
    }

    void write(int i, ByteArrayOutputStream to) {
        to.write(json, from(i), to(i) - from(i));
    }
}
