package org.phaseline.server.notice;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Semaphore;

/**
 * How many notices are on their way at once. Mail and webhooks do not wait for each other, and to one host goes one webhook at a time:
 * a host that never answers delays only what is addressed to it.
 */
final class Post {

    private static final int MAILS = 8;
    private static final int WEBHOOKS = 32;

    /** Those who want to go to a host, one after the other. */
    private static final class Queue {
        private final Semaphore turn = new Semaphore(1, true);
        private int people;
    }

    /** A notice on its way. */
    interface Way {
        void go() throws NotSent;
    }

    private final Semaphore mails = new Semaphore(MAILS);
    private final Semaphore webhooks = new Semaphore(WEBHOOKS);
    private final Map<String, Queue> hosts = new HashMap<>();

    void mail(Way way) throws NotSent {
        inTurn(mails, way);
    }

    void webhook(String host, Way way) throws NotSent {
        String name = host.toLowerCase(Locale.ROOT);
        Queue queue = queue(name);
        try {
            inTurn(queue.turn, () -> inTurn(webhooks, way));
        } finally {
            leave(name);
        }
    }

    private static void inTurn(Semaphore turns, Way way) throws NotSent {
        turns.acquireUninterruptibly();
        try {
            way.go();
        } finally {
            turns.release();
        }
    }

    private synchronized Queue queue(String host) {
        Queue queue = hosts.computeIfAbsent(host, first -> new Queue());
        queue.people++;
        return queue;
    }

    private synchronized void leave(String host) {
        if (--Objects.requireNonNull(hosts.get(host)).people == 0) {
            hosts.remove(host);
        }
    }
}
