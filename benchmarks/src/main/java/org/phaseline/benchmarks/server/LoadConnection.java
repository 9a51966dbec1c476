package org.phaseline.benchmarks.server;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** A seat's live line as it comes in: a head, then chunks; whenever a chunk ends an event, the event is there. */
final class LoadConnection {

    private enum At {
        HEAD,
        SIZE,
        DATA,
        AFTER
    }

    private final Duel duel;
    private final int seat;
    private At state = At.HEAD;
    private int newlines;
    private int left;
    private byte[] filling = new byte[4096];
    private int filled;
    private byte[] view = new byte[4096];
    private int viewEnd;

    LoadConnection(Duel duel, int seat) {
        this.duel = duel;
        this.seat = seat;
    }

    /** The latest view or change that told what is asked, up to {@link #viewEnd}. */
    byte[] view() {
        return view;
    }

    int viewEnd() {
        return viewEnd;
    }

    void take(ByteBuffer in) {
        while (in.hasRemaining()) {
            switch (state) {
                case HEAD -> head(in.get());
                case SIZE -> size(in.get());
                case DATA -> data(in);
                case AFTER -> {
                    if (in.get() == '\n') {
                        state = At.SIZE;
                    }
                }
            }
        }
    }

    private void head(byte b) {
        if (b == '\n') {
            newlines++;
        } else if (b != '\r') {
            newlines = 0;
        }
        if (newlines == 2) {
            state = At.SIZE;
        }
    }

    private void size(byte b) {
        int digit = Character.digit(b, 16);
        if (digit >= 0) {
            left = left * 16 + digit;
        } else if (b == '\n') {
            if (left == 0) {
                throw new IllegalStateException("the server ended a live line");
            }
            state = At.DATA;
        }
    }

    private void data(ByteBuffer in) {
        int count = Math.min(left, in.remaining());
        if (filling.length < filled + count) {
            filling = Arrays.copyOf(filling, Math.max(2 * filling.length, filled + count));
        }
        in.get(filling, filled, count);
        filled += count;
        left -= count;
        if (left == 0) {
            state = At.AFTER;
            if (filled >= 2 && filling[filled - 1] == '\n' && filling[filled - 2] == '\n') {
                event();
            }
        }
    }

    private void event() {
        boolean isView = filling[0] == 'i';
        if (isView && ViewScanner.asks(filling, filled)) {
            byte[] before = view;
            view = filling;
            viewEnd = filled;
            filling = before;
        }
        filled = 0;
        if (isView) {
            duel.seen(seat);
        }
    }
}
