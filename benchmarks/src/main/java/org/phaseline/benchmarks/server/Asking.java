package org.phaseline.benchmarks.server;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.Arrays;

/** The connection a seat sends its answers over, one after the other. */
final class Asking {

    private static final byte[] LENGTH = ViewScanner.ascii("content-length: ");
    private static final int MOST_DIGITS = 4;

    private final Duel duel;
    private final SocketChannel channel;
    private final ByteBuffer out;
    private final int headEnd;
    private byte[] reply = new byte[2048];
    private int filled;

    /** {@code head} is the head of a request up to the length of its body. */
    Asking(Duel duel, SocketChannel channel, byte[] head) {
        this.duel = duel;
        this.channel = channel;
        this.out = ByteBuffer.allocateDirect(2048);
        out.put(head);
        this.headEnd = head.length;
    }

    void send(byte[] json) throws IOException {
        out.clear().position(headEnd);
        int length = json.length;
        for (int unit = (int) Math.pow(10, MOST_DIGITS - 1); unit > 0; unit /= 10) {
            out.put((byte) ('0' + length / unit % 10));
        }
        out.put((byte) '\r').put((byte) '\n').put((byte) '\r').put((byte) '\n').put(json);
        out.flip();
        while (out.hasRemaining()) {
            channel.write(out);
        }
    }

    void take(ByteBuffer in) {
        int count = in.remaining();
        if (reply.length < filled + count) {
            reply = Arrays.copyOf(reply, 2 * (filled + count));
        }
        in.get(reply, filled, count);
        filled += count;
        int head = headLength();
        if (head > 0 && filled >= head + bodyLength(head)) {
            filled = 0;
            duel.replied(reply[9] == '2');
        }
    }

    /** With the empty line; 0 if it is not all there. */
    private int headLength() {
        for (int i = 3; i < filled; i++) {
            if (reply[i] == '\n' && reply[i - 2] == '\n') {
                return i + 1;
            }
        }
        return 0;
    }

    private int bodyLength(int head) {
        for (int i = 0; i < head - LENGTH.length; i++) {
            if (reply[i] == '\n' && isLength(i + 1)) {
                int length = 0;
                for (int at = i + 1 + LENGTH.length; reply[at] != '\r'; at++) {
                    length = length * 10 + reply[at] - '0';
                }
                return length;
            }
        }
        throw new IllegalStateException("a reply does not say how long it is");
    }

    private boolean isLength(int from) {
        for (int i = 0; i < LENGTH.length; i++) {
            if (Character.toLowerCase((char) reply[from + i]) != LENGTH[i]) {
                return false;
            }
        }
        return true;
    }
}
