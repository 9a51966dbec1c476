package org.phaseline.server.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** So many at once, and so many in a while. */
class LimitersTest {

    private final AtomicLong now = new AtomicLong();

    @Test
    void aBucketFillsAgainByItself() {
        RateLimiter limiter = new RateLimiter(new Rate(10, 2), now::get);
        assertThat(limiter.take("one", 8)).isTrue();
        assertThat(limiter.take("one", 8)).as("none of them if not all").isFalse();
        assertThat(limiter.take("one", 2)).isTrue();
        assertThat(limiter.has("one")).isFalse();
        assertThat(limiter.has("other")).isTrue();
        assertThat(limiter.take("other", 10)).isTrue();
        now.set(3_000_000_000L);
        assertThat(limiter.has("one")).isTrue();
        assertThat(limiter.take("one", 6)).isTrue();
        assertThat(limiter.take("one")).isFalse();
    }

    @Test
    void whoLeavesMakesRoom() {
        ConcurrencyLimiter limiter = new ConcurrencyLimiter(2, 3);
        assertThat(limiter.enter("one")).isEqualTo(ConcurrencyLimiter.Entry.ENTERED);
        assertThat(limiter.enter("one")).isEqualTo(ConcurrencyLimiter.Entry.ENTERED);
        assertThat(limiter.enter("one")).isEqualTo(ConcurrencyLimiter.Entry.TOO_MANY_OF_ONE);
        assertThat(limiter.enter("other")).isEqualTo(ConcurrencyLimiter.Entry.ENTERED);
        assertThat(limiter.enter("third")).isEqualTo(ConcurrencyLimiter.Entry.TOO_MANY_IN_ALL);
        assertThat(limiter.enterUncounted()).isFalse();
        limiter.leave("one");
        assertThat(limiter.enter("third")).isEqualTo(ConcurrencyLimiter.Entry.ENTERED);
        limiter.leave("third");
        limiter.leave("one");
        assertThat(limiter.enter("one")).isEqualTo(ConcurrencyLimiter.Entry.ENTERED);
        assertThat(limiter.enter("one")).isEqualTo(ConcurrencyLimiter.Entry.ENTERED);
    }
}
