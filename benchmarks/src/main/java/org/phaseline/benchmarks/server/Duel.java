package org.phaseline.benchmarks.server;

import java.io.IOException;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** A table with two seats, both with a live line. One answer is under way at a time; the next waits until both have seen it. */
final class Duel {

    private static final int BOTH = 0b11;

    private final Crowd crowd;
    private final SplittableRandom random;
    private final List<LoadConnection> lines = new ArrayList<>();
    private final List<Asking> asking = new ArrayList<>();

    /** The seats that have not seen the answer under way. */
    private int blind = BOTH;

    private boolean replied = true;
    private boolean underWay;
    private long sent;
    private long seen;

    Duel(Crowd crowd, long seed) {
        this.crowd = crowd;
        this.random = new SplittableRandom(seed);
    }

    LoadConnection line(int seat) {
        LoadConnection line = new LoadConnection(this, seat);
        lines.add(line);
        return line;
    }

    Asking asking(SocketChannel channel, byte[] head) {
        Asking line = new Asking(this, channel, head);
        asking.add(line);
        return line;
    }

    void seen(int seat) {
        blind &= ~(1 << seat);
        if (blind == 0 && seen == 0) {
            seen = System.nanoTime();
        }
        goOn();
    }

    void replied(boolean taken) {
        replied = true;
        if (!taken) {
            crowd.refused();
            underWay = false;
            blind = 0;
        }
        goOn();
    }

    private void goOn() {
        if (blind != 0 || !replied) {
            return;
        }
        if (underWay) {
            underWay = false;
            crowd.done(sent, seen);
        }
        crowd.ready(this);
    }

    /** Gives the next answer, if somebody is asked for one; else it is given when the next view comes. */
    void answer() throws IOException {
        if (underWay) {
            return;
        }
        int first = random.nextInt(2);
        for (int i = 0; i < 2; i++) {
            int seat = i ^ first;
            LoadConnection line = lines.get(seat);
            ViewScanner.Answer answer = ViewScanner.pick(line.view(), line.viewEnd(), random);
            if (!answer.none()) {
                underWay = true;
                replied = false;
                blind = answer.sealed() ? 1 << seat : BOTH;
                seen = 0;
                sent = System.nanoTime();
                asking.get(seat).send(answer.json());
                return;
            }
        }
        if (ViewScanner.over(lines.get(0).view(), lines.get(0).viewEnd())) {
            crowd.over();
        }
    }
}
