package org.phaseline.server.view;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.util.Arrays;

/** Takes what a generator has written. That mostly comes in one piece, which is then kept as it is, without room to spare. */
final class ByteSink extends OutputStream {

    private byte[] first = {};
    private final ByteArrayOutputStream rest = new ByteArrayOutputStream(0);
    private int size;

    @Override
    public void write(int one) {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
        if (size + count > TooLarge.MOST_BYTES) {
            throw new TooLarge();
        }
        size += count;
        if (first.length == 0) {
            first = Arrays.copyOfRange(bytes, from, from + count);
        } else {
            rest.write(bytes, from, count);
        }
    }

    /** How many bytes have come so far. */
    int size() {
        return size;
    }

    byte[] bytes() {
        if (size == first.length) {
            return first;
        }
        byte[] all = Arrays.copyOf(first, size);
        System.arraycopy(rest.toByteArray(), 0, all, first.length, size - first.length);
        return all;
    }
}
