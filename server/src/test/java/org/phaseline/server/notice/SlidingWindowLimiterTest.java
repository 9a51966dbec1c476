package org.phaseline.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** So many in any hour, for each and for all. */
class SlidingWindowLimiterTest {

    private static final Duration HOUR = Duration.ofHours(1);

    private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 5);

    private SlidingWindowLimiter limiter(int each, int total) {
        return new SlidingWindowLimiter(new NoticeLimits.Limit(each, total, HOUR), now::get);
    }

    @Test
    void oneKeyGetsSoManyInAnyHourAndAnotherIsNotConcerned() {
        SlidingWindowLimiter limiter = limiter(2, 100);
        assertThat(limiter.take("ann")).isTrue();
        now.addAndGet(HOUR.toNanos() / 2);
        assertThat(limiter.take("ann")).isTrue();
        assertThat(limiter.take("ann")).isFalse();
        assertThat(limiter.take("bob")).isTrue();
        now.addAndGet(HOUR.toNanos() / 2);
        assertThat(limiter.take("ann")).as("the first is an hour ago").isTrue();
        assertThat(limiter.take("ann")).as("the second is not").isFalse();
    }

    @Test
    void whatIsGivenBackDoesNotCount() {
        SlidingWindowLimiter limiter = limiter(1, 100);
        assertThat(limiter.take("ann")).isTrue();
        limiter.giveBack("ann");
        limiter.giveBack("ann");
        assertThat(limiter.take("ann")).isTrue();
        assertThat(limiter.take("ann")).isFalse();
    }

    @Test
    void allTogetherGetSoManyAndMoreKeysNeedNoMoreMemory() {
        SlidingWindowLimiter limiter = limiter(30, 50);
        int allowed = 0;
        for (int i = 0; i < 100_000; i++) {
            allowed += limiter.take("stranger" + i) ? 1 : 0;
        }
        assertThat(allowed).isEqualTo(50);
        assertThat(limiter.size()).isLessThanOrEqualTo(100);
        now.addAndGet(HOUR.toNanos());
        assertThat(limiter.take("ann")).isTrue();
        assertThat(limiter.size()).isEqualTo(2);
    }
}
