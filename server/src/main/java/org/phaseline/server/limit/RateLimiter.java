package org.phaseline.server.limit;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

/** A token bucket for each key, which is mostly an address: whoever has emptied theirs has to wait until it fills again. */
public final class RateLimiter {

    /** Whoever comes from more addresses than this pushes the oldest out, most of whose buckets are full again by then. */
    private static final int MOST_KEYS = 10_000;

    private static final double NANOS = 1e9;

    private static final class Bucket {
        private double tokens;
        private long since;
    }

    private final Rate rate;
    private final LongSupplier nanoTime;
    private final ReentrantLock lock = new ReentrantLock();
    private final LinkedHashMap<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > MOST_KEYS;
        }
    };

    public RateLimiter(Rate rate) {
        this(rate, System::nanoTime);
    }

    /** With a clock of one's own, for tests. */
    public RateLimiter(Rate rate, LongSupplier nanoTime) {
        this.rate = rate;
        this.nanoTime = nanoTime;
    }

    /** Takes a token, if there is one. */
    public boolean take(String key) {
        return take(key, 1);
    }

    /** Takes so many, if they are all there, and none otherwise. */
    public boolean take(String key, double tokens) {
        lock.lock();
        try {
            Bucket bucket = filled(key);
            if (bucket.tokens < tokens) {
                return false;
            }
            bucket.tokens -= tokens;
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** Whether there is a token; it stays there. For what is known to count only afterwards. */
    public boolean has(String key) {
        lock.lock();
        try {
            return !buckets.containsKey(key) || filled(key).tokens >= 1;
        } finally {
            lock.unlock();
        }
    }

    private Bucket filled(String key) {
        long now = nanoTime.getAsLong();
        Bucket bucket = buckets.computeIfAbsent(key, fresh -> {
            Bucket full = new Bucket();
            full.tokens = rate.burst();
            full.since = now;
            return full;
        });
        bucket.tokens = Math.min(rate.burst(), bucket.tokens + (now - bucket.since) / NANOS * rate.perSecond());
        bucket.since = now;
        return bucket;
    }
}
