package org.phaseline.server.web;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

/** For each address a bucket of tokens that fills again by itself; who has emptied his is told to wait. */
final class Buckets {

    /** Who comes from more addresses than this pushes the oldest out, whose buckets are full again by then. */
    private static final int MOST_ADDRESSES = 10_000;

    private static final double NANOS = 1e9;

    private static final class Bucket {
        private double tokens;
        private long since;
    }

    private final int size;
    private final int perSecond;
    private final LongSupplier nanoTime;
    private final ReentrantLock lock = new ReentrantLock();
    private final LinkedHashMap<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > MOST_ADDRESSES;
        }
    };

    Buckets(int size, int perSecond, LongSupplier nanoTime) {
        this.size = size;
        this.perSecond = perSecond;
        this.nanoTime = nanoTime;
    }

    /** Takes a token, if there is one. */
    boolean take(String address) {
        lock.lock();
        try {
            long now = nanoTime.getAsLong();
            Bucket bucket = buckets.computeIfAbsent(address, fresh -> {
                Bucket full = new Bucket();
                full.tokens = size;
                full.since = now;
                return full;
            });
            bucket.tokens = Math.min(size, bucket.tokens + (now - bucket.since) / NANOS * perSecond);
            bucket.since = now;
            if (bucket.tokens < 1) {
                return false;
            }
            bucket.tokens--;
            return true;
        } finally {
            lock.unlock();
        }
    }
}
